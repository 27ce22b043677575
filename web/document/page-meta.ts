import type { MetaDescriptor } from 'react-router'
import { brandTexts } from '#web/texts.ts'
import type { Site } from './site.ts'

interface PageMeta {
  title?: string
  description?: string
  /** Kept out of search engines: private pages, errors, offers that are gone. Links on it are followed all the same. */
  isHidden?: boolean
  /** Root-relative; the page's own path unless another address is the one to keep. */
  canonical?: string
  /** For link previews, 1200 x 630, at a root-relative path; the picture of the brand unless the page has its own. */
  image?: { path: string; alt: string }
}

/** The arguments of `meta` that the product uses. */
export interface MetaArguments {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/** Undefined only if the root failed. */
export const siteOf = ({ matches }: MetaArguments): Site | undefined =>
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
  // With or without a slash at its end an address leads to the same page.
  const path = canonical ?? (args.location.pathname.replace(/(?<!\/)\/+$/, '') || '/')
  const address = site && site.baseUrl + path
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
    }),
    ...(site ? picture(site, image ?? { path: '/og/faro.png', alt: name }) : []),
  ]
}

// With the size, a preview can be laid out before the picture has loaded.
const picture = ({ baseUrl }: Site, { path, alt }: { path: string; alt: string }): MetaDescriptor[] => [
  ...preview({
    'og:image': baseUrl + path,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
  }),
  { name: 'twitter:card', content: 'summary_large_image' },
]
