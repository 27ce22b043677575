import type { MetaDescriptor } from 'react-router'
import type { Organization, WithContext } from 'schema-dts'
import type { CompanyPage } from '#web/api/types.ts'
import { breadcrumbs } from '#web/document/listed-data.ts'
import { pageMeta, siteOf, type MetaArguments } from '#web/document/page-meta.ts'
import { cutSentence } from '#web/format/cut-text.ts'
import { companyPageTexts as texts } from './texts.ts'

export const placeOf = ({ mst_ciudades_id: city, mst_provincias_id: province }: CompanyPage): string =>
  city && city.nombre !== province.nombre ? `${city.nombre}, ${province.nombre}` : province.nombre

/** The metadata of a company's page, with the structured data of the company and of the way to it. */
export function companyMeta(args: MetaArguments, company: CompanyPage | undefined): MetaDescriptor[] {
  if (!company) return pageMeta(args, { title: texts.failed, isHidden: true })
  const { nombre, slug, ofertas_activas: offers, texto } = company
  const lead = texts.metaDescription(nombre, { offers, place: placeOf(company) })
  const baseUrl = siteOf(args)?.baseUrl
  const steps = [
    { name: texts.directory, path: '/empresas' },
    { name: nombre, path: `/empresas/${slug}` },
  ]
  return [
    ...pageMeta(args, {
      title: texts.metaTitle(nombre, offers),
      description: cutSentence(`${lead} ${texto}`),
      canonical: `/empresas/${slug}`,
    }),
    // React Router asks for an index signature, which the schema.org types lack.
    ...(baseUrl ? [{ 'script:ld+json': organization(company, baseUrl) as object as Record<string, string> }] : []),
    ...(baseUrl ? [breadcrumbs({ baseUrl, items: steps })] : []),
  ]
}

const organization = (company: CompanyPage, baseUrl: string): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: company.nombre,
  url: `${baseUrl}/empresas/${company.slug}`,
  ...(company.logo_link && { logo: new URL(company.logo_link, baseUrl).href }),
  ...(company.texto && { description: company.texto }),
  ...(company.web && { sameAs: company.web }),
  address: {
    '@type': 'PostalAddress',
    ...(company.mst_ciudades_id && { addressLocality: company.mst_ciudades_id.nombre }),
    addressRegion: company.mst_provincias_id.nombre,
    addressCountry: 'ES',
  },
})
