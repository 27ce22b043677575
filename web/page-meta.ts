import type { MetaDescriptor } from 'react-router'
import { brandTexts } from './texts.ts'
import type { Site } from './site.ts'

interface PageMeta {
  title?: string
  description?: string
  /** Kept out of search engines: private pages, errors, offers that are gone. */
  isHidden?: boolean
  /** Root-relative; the page's own path unless another address is the one to keep. */
  canonical?: string
  /** Root-relative picture for link previews. */
  image?: string
}

/** What React Router hands to `meta`, as far as it is used here. */
interface MetaArguments {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

const siteOf = ({ matches }: MetaArguments): Site | undefined =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { site: Site } | undefined)?.site

const preview = (properties: Record<string, string | undefined>): MetaDescriptor[] =>
  Object.entries(properties).flatMap(([property, content]) => (content ? [{ property, content }] : []))

/** Title, description, canonical address and link preview of a page: `export const meta = (args) => pageMeta(args, {…})`. */
export function pageMeta(
  args: MetaArguments,
  { title, description, isHidden, canonical, image }: PageMeta,
): MetaDescriptor[] {
  const site = siteOf(args)
  const name = site?.brand.name ?? brandTexts.name
  const address = site && site.baseUrl + (canonical ?? args.location.pathname)
  return [
    { title: title ? `${title} | ${name}` : name },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(address && !isHidden ? [{ tagName: 'link' as const, rel: 'canonical', href: address }] : []),
    ...preview({
      'og:type': 'website',
      'og:locale': 'es_ES',
      'og:site_name': name,
      'og:title': title ?? name,
      'og:description': description,
      'og:url': address,
      'og:image': image && site && site.baseUrl + image,
    }),
  ]
}
