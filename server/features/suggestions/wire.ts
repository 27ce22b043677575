import type * as z from 'zod'
import type { Interests as OnWire } from '#contract/following/suggestions.ts'
import { toPublicOffer } from '#server/domain/offers/offer-wire.ts'
import type { Files } from '#server/files/files.ts'
import type { Interests } from './interests/interests.ts'
import type { SuggestedOffer } from './rule/name-reasons.ts'

type Body = z.output<typeof OnWire>

export const fromInterests = (body: Body): Interests => ({
  positionIds: body.puestos,
  sectorIds: body.sectores,
  provinceIds: body.provincias,
  modalityIds: body.modalidades,
  workdayIds: body.jornadas,
  leastSalary: body.salario_minimo,
  isOn: body.activas,
  wantsMail: body.por_correo,
})

export const toInterests = (interests: Interests): Body => ({
  puestos: interests.positionIds,
  sectores: interests.sectorIds,
  provincias: interests.provinceIds,
  modalidades: interests.modalityIds,
  jornadas: interests.workdayIds,
  salario_minimo: interests.leastSalary,
  activas: interests.isOn,
  por_correo: interests.wantsMail,
})

export const toSuggested = ({ offer, reasons }: SuggestedOffer, site: { files: Files; today: string }) => ({
  oferta: toPublicOffer(offer, site),
  motivos: reasons,
})
