import type * as z from 'zod'
import type { Company } from '#contract/company/companies.ts'
import { dayInMadrid } from '#server/clock.ts'
import { fieldNames } from '#server/database/field-names.ts'
import type { Files } from '#server/files/files.ts'
import { toWritten } from '#server/domain/companies/own-page.ts'
import { toCityOrNull } from '#server/domain/places/place-wire.ts'
import type { CompanyRow } from './queries.ts'

export const { read: fromProfile } = fieldNames({
  nombre: 'name',
  acronimo: 'acronym',
  mst_comunidades_id: 'communityId',
  mst_provincias_id: 'provinceId',
  mst_ciudades_id: 'municipalityId',
  image: 'image',
})

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
  pagina: { ...toWritten(row, row.page), publicada: row.hasPage },
})

export const toLogoLink = (logoKey: string | null, files: Files) => (logoKey ? files.publicLink(logoKey) : null)
