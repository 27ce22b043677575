import type * as z from 'zod'
import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import type { Offer } from '#contract/offer/read.ts'
import { companySlug } from '#server/domain/companies/company-slug.ts'
import { toCity } from '#server/domain/places/place-wire.ts'
import type { Files } from '#server/files/files.ts'
import type { OfferRow } from './list-offers-by-id.ts'
import { plainFieldsOf, takingFieldsOf } from './offer-columns.ts'

type Places = Pick<OfferRow, 'applicationLimit' | 'applicationsTaken'>

/** A lower limit than what is there throws nothing out. */
const freePlaces = ({ applicationLimit: limit, applicationsTaken: taken }: Places): number | null =>
  limit && Math.max(0, limit - taken)

/** An offer in the shape of the contract. */
export type OfferOnWire = z.input<typeof Offer>

/** With the state that its company gave it. */
export const toOffer = (row: OfferRow, files: Files, slug: string | null = null): OfferOnWire => ({
  emp_ofertas_id: row.id,
  ...plainFieldsOf(row),
  ...takingFieldsOf(row),
  salario_min: row.annualSalary || null,
  mst_puestos_id: { mst_puestos_id: row.position.id, nombre: row.ownPosition ?? row.position.name },
  mst_modalidad_id: row.modalityId,
  mst_jornada_id: row.workdayId,
  mst_emp_sector_id: {
    mst_emp_sector_id: row.sector.id,
    descripcion: row.sector.name,
    link_imagen: row.sector.pictureKey ? files.publicLink(row.sector.pictureKey) : row.sector.imagePath,
  },
  mst_ciudades_id: toCity(row.place),
  mas_ciudades: row.morePlaces.map(toCity),
  emp_proyectos_id: {
    emp_proyectos_id: row.project.id,
    nombre: row.project.name,
    emp_empresas_id: {
      nombre: row.company.name,
      logo_link: row.company.logoKey && files.publicLink(row.company.logoKey),
      verificada_el: row.isCompanySuspended ? null : row.company.verifiedOn,
      slug,
    },
  },
  candidaturas_libres: freePlaces(row),
  responde_en_dias: row.company.replyDays,
  responde_por_ciento: row.company.replyPercent,
  fecha_creacion: row.createdOn,
  caduca_el: row.expiresOn,
  estado: row.state,
  requirements_list: row.requirements.map((descripcion) => ({ descripcion })),
})

/**
 * A public offer for visitors. It is inactive if its project is, after its last day, while it is paused, and while it is full. Places are told
 * only of one that takes applications: nobody must wait for a place in another.
 */
export function toPublicOffer(row: OfferRow, { files, today }: { files: Files; today: string }): OfferOnWire {
  const isTaking = !row.isPaused && row.expiresOn >= today && row.project.state === ACTIVE && row.state === ACTIVE
  const candidaturas_libres = isTaking ? freePlaces(row) : null
  const estado = isTaking && candidaturas_libres !== 0 ? ACTIVE : INACTIVE
  // A company with an active offer has a page.
  const slug = estado === INACTIVE ? null : companySlug({ id: row.companyId, name: row.company.name })
  return { ...toOffer(row, files, slug), candidaturas_libres, estado }
}
