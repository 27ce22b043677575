import { fieldNames } from '#server/database/field-names.ts'
import { toPublicOffer } from '#server/domain/offers/offer-wire.ts'
import type { Files } from '#server/files/files.ts'
import type { SuggestedOffer } from './rule/name-reasons.ts'

export const { read: fromInterests, write: toInterests } = fieldNames({
  puestos: 'positionIds',
  sectores: 'sectorIds',
  provincias: 'provinceIds',
  modalidades: 'modalityIds',
  jornadas: 'workdayIds',
  ciudad: 'town',
  distancia: 'distance',
  salario_minimo: 'leastSalary',
  activas: 'isOn',
  por_correo: 'wantsMail',
})

export const toSuggested = ({ offer, reasons }: SuggestedOffer, site: { files: Files; today: string }) => ({
  oferta: toPublicOffer(offer, site),
  motivos: reasons,
})
