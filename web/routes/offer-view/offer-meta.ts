import type { MetaDescriptor } from 'react-router'
import { ACTIVE } from '#contract/constants.ts'
import type { Offer } from '#web/api/types.ts'
import { cutSentence } from '#web/format/cut-text.ts'
import { placesOf, placesWithProvince } from '#web/format/offer-places.ts'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import { pageMeta, siteOf, type MetaArguments } from '#web/document/page-meta.ts'
import { offerViewTexts as texts } from './texts.ts'
import type { Found } from './find-offer.ts'
import { jobPosting } from './posting/job-posting.ts'

/** The metadata of an offer's page, for search engines and link previews. */
export function offerMeta(args: MetaArguments, found: Found | undefined): MetaDescriptor[] {
  if (!found || found === 'failed') return pageMeta(args, { title: texts.failed, isHidden: true })
  const { offer } = found
  const title = `${offer.nombre} · ${placesOf(offer)}`
  const description = descriptionOf(offer)
  if (offer.estado !== ACTIVE) return pageMeta(args, { title, description, isHidden: true })
  const baseUrl = siteOf(args)?.baseUrl
  const posting = baseUrl ? jobPosting(offer, baseUrl) : null
  return [
    ...pageMeta(args, {
      title,
      description,
      canonical: `/vista-oferta-completa/${offer.emp_ofertas_id}`,
      image: { path: pictureOf(offer), alt: texts.pictureAlt(offer.nombre, companyOf(offer)) },
    }),
    // React Router asks for an index signature, which the schema.org types lack.
    ...(posting ? [{ 'script:ld+json': posting as object as Record<string, string> }] : []),
  ]
}

const companyOf = (offer: Offer): string => offer.emp_proyectos_id.emp_empresas_id.nombre

/** Company and place first, then as much of the text as a search result shows. */
function descriptionOf(offer: Offer): string {
  const salary = offer.salario_anual > 0 || offer.salario_max ? `${salaryRange(offer)}. ` : ''
  const text = `${companyOf(offer)}, ${placesOf(offer)}. ${salary}${offer.descripcion}`
  return cutSentence(text)
}

/** The address changes with the picture's content, because networks cache a preview by its address. */
function pictureOf(offer: Offer): string {
  const shown = [offer.nombre, companyOf(offer), placesWithProvince(offer), salaryRange(offer), offer.mst_modalidad_id]
  return `/og/${offer.emp_ofertas_id}.png?v=${fingerprint(JSON.stringify(shown))}`
}

/** FNV-1a: short and stable. It needs no security. */
function fingerprint(text: string): string {
  const hash = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return (hash >>> 0).toString(36)
}
