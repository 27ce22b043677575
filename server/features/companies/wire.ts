import type * as z from 'zod'
import type { Company, CompanyProfileChanges, NewCompanyProfile } from '#contract/company/companies.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Change } from '#server/database/change.ts'
import type { Files } from '#server/files/files.ts'
import { toCityOrNull } from '#server/domain/places/place-wire.ts'
import type { CompanyRow } from './queries.ts'
import type { Profile } from './save-company.ts'

/** Values that the body of a change leaves out are undefined. */
export function fromProfile(body: z.output<typeof NewCompanyProfile>): Profile
export function fromProfile(body: z.output<typeof CompanyProfileChanges>): Change<Profile>
export function fromProfile(body: z.output<typeof CompanyProfileChanges>): Change<Profile> {
  return {
    name: body.nombre,
    acronym: body.acronimo,
    communityId: body.mst_comunidades_id,
    provinceId: body.mst_provincias_id,
    municipalityId: body.mst_ciudades_id,
    image: body.image,
  }
}

export const toCreated = (companyId: number) => [{ emp_empresas_id: companyId }]

export const toCompany = (row: CompanyRow, files: Files): z.input<typeof Company> => ({
  emp_empresas_id: row.id,
  nombre: row.name,
  acronimo: row.acronym,
  fecha_alta: row.registeredOn,
  mst_comunidades_id: row.place.communityId,
  mst_provincias_id: row.place.provinceId,
  mst_ciudades_id: toCityOrNull(row.place),
  suscripcion: row.plan,
  suscripcion_hasta: row.plan === 'premium' && row.endsAt ? dayInMadrid(row.endsAt) : null,
  pago_fallido: row.plan === 'premium' && row.subscriptionStatus === 'past_due',
  ofertas_activas: row.offers.active,
  ofertas_en_revision: row.offers.held,
  logo_link: toLogoLink(row.logoKey, files),
})

export const toLogoLink = (logoKey: string | null, files: Files) => (logoKey ? files.publicLink(logoKey) : null)
