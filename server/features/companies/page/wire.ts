import type * as z from 'zod'
import type { companyPages } from '#contract/company/company-pages.ts'
import { fieldNames } from '#server/database/field-names.ts'
import { companySlug } from '#server/domain/companies/company-slug.ts'
import { toShownChecks } from '#server/domain/companies/shown-checks.ts'
import { toCityOrNull } from '#server/domain/places/place-wire.ts'
import type { Files } from '#server/files/files.ts'
import type { ListedRow, PublicRow } from './queries.ts'

export const { read: fromPage } = fieldNames({ texto: 'text', web: 'website' })

type Page = NonNullable<(typeof companyPages.getPage)['~orpc']['outputSchema']>

export const toListed = (row: ListedRow, files: Files) => ({
  emp_empresas_id: row.id,
  slug: companySlug(row),
  nombre: row.name,
  logo_link: row.logoKey && files.publicLink(row.logoKey),
  verificada_el: row.verifiedOn,
  mst_provincias_id: { mst_provincias_id: row.place.provinceId, nombre: row.place.provinceName },
  mst_ciudades_id: toCityOrNull(row.place),
  ofertas_activas: row.offers,
})

export const toPublicPage = (row: PublicRow, files: Files): z.input<Page> => ({
  ...toListed(row, files),
  comprobaciones: row.verifiedOn ? toShownChecks(row) : [],
  texto: row.text ?? '',
  web: row.website,
  sectores: row.sectors.map(({ id, name }) => ({ mst_emp_sector_id: id, descripcion: name })),
  ciudades: row.cities,
  responde_en_dias: row.replyDays,
  responde_por_ciento: row.replyPercent,
})
