import { feedTexts } from './texts.ts'
import type { ShownOffer } from './shown-offers.ts'
import { escapeXml, XML_HEAD } from './xml.ts'

const EXCERPT = 300

const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('').trimEnd()}…` : line
}

function item(offer: ShownOffer, baseUrl: string): string {
  const address = `${baseUrl}/vista-oferta-completa/${offer.id}`
  return [
    '<item>',
    tag('title', feedTexts.title(offer)),
    tag('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    tag('pubDate', offer.publishedAt.toUTCString()),
    tag('category', offer.sector),
    // Readers treat the description as HTML. Escaping twice keeps the text of a company from becoming a tag.
    tag('description', escapeXml(feedTexts.summary({ ...offer, text: excerpt(offer.description) }))),
    '</item>',
  ].join('')
}

interface Channel {
  title: string
  description: string
  /** The paths of the feed itself, and of the page with the same offers. */
  path: string
  pagePath: string
}

/** Offers as RSS 2.0. */
export function feedXml(
  offers: readonly ShownOffer[],
  baseUrl: string,
  { title, description, path, pagePath }: Channel,
): string {
  const newest = offers.reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0)
  const channel = [
    tag('title', title),
    tag('link', `${baseUrl}${pagePath}`),
    tag('description', description),
    tag('language', 'es-ES'),
    ...(newest > 0 ? [tag('lastBuildDate', new Date(newest).toUTCString())] : []),
    tag('ttl', '15'),
    `<atom:link href="${escapeXml(baseUrl + path)}" rel="self" type="application/rss+xml"/>`,
    ...offers.map((offer) => item(offer, baseUrl)),
  ]
  const open = '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">'
  return `${XML_HEAD}${open}\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
}
