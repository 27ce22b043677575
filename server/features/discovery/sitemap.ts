import { ReadableStream as Stream } from 'node:stream/web'
import type { Clock } from '#server/platform/clock.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { keepFor } from '#server/platform/database/keep-for.ts'
import { listLiveSectors, listParts, listRange, type ListedOffer } from './queries.ts'
import { escapeXml, XML_HEAD } from './xml.ts'

/** The most addresses that the sitemap protocol allows in a file. */
const FILE_SIZE = 50_000
const CHUNK_SIZE = 5000
// To group a million offers takes seconds: not at every crawler's bidding.
const KEPT_MS = 600_000

// Beyond it PostgreSQL would refuse the question.
const LAST_ID = 2_147_483_647

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

// What changes only with a new release carries no date: a made-up one would teach crawlers to ignore them all.
const lastingPages = ['/aviso-legal', '/privacidad', '/cookies', '/condiciones', '/accesibilidad']

interface Entry {
  address: string
  changedAt?: Date | undefined
}

const entry = (tag: 'url' | 'sitemap', { address, changedAt }: Entry): string => {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${tag}><loc>${escapeXml(address)}</loc>${lastmod}</${tag}>\n`
}

const latest = (entries: readonly { changedAt: Date }[]): Date | undefined =>
  entries.length === 0 ? undefined : new Date(Math.max(...entries.map(({ changedAt }) => changedAt.getTime())))

interface SitemapOptions {
  db: Handle
  clock: Clock
  baseUrl: string
  fileSize?: number | undefined
  /** So many offers at a time are held while a file streams. */
  chunkSize?: number | undefined
}

export interface Sitemap {
  /** The list of the other files. */
  index(): Promise<string>
  /** Everything public but the offers. */
  pages(): Promise<string>
  /** One file of offers; null where there are none. */
  offers(number: number): Promise<ReadableStream<Uint8Array> | null>
}

/** The addresses that search engines should know, with the day when each truly changed. */
export function createSitemap({
  db,
  clock,
  baseUrl,
  fileSize = FILE_SIZE,
  chunkSize = CHUNK_SIZE,
}: SitemapOptions): Sitemap {
  const findParts = keepFor({ milliseconds: KEPT_MS, clock, make: () => listParts(db, fileSize) })
  const findSectors = keepFor({ milliseconds: KEPT_MS, clock, make: () => listLiveSectors(db) })
  const offerEntry = ({ id, changedAt }: ListedOffer) =>
    entry('url', { address: `${baseUrl}/vista-oferta-completa/${id}`, changedAt })

  return {
    async index() {
      const parts = await findParts()
      const files = [
        { address: `${baseUrl}/sitemap-paginas.xml`, changedAt: latest(parts) },
        ...parts.map(({ number, changedAt }) => ({ address: `${baseUrl}/sitemap-ofertas-${number}.xml`, changedAt })),
      ]
      const list = files.map((file) => entry('sitemap', file)).join('')
      return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${list}</sitemapindex>\n`
    },

    async pages() {
      const sectors = await findSectors()
      const changedAt = latest(sectors)
      const pages = [
        { address: `${baseUrl}/`, changedAt },
        { address: `${baseUrl}/pagina-principal`, changedAt },
        ...sectors.map((one) => ({ ...one, address: `${baseUrl}/pagina-principal?sector=${one.id}` })),
        ...lastingPages.map((path) => ({ address: baseUrl + path })),
      ]
      return urlSet(pages.map((page) => entry('url', page)).join(''))
    },

    async offers(number) {
      const before = (number - 1) * fileSize
      if (before >= LAST_ID) return null
      const last = Math.min(before + fileSize, LAST_ID)
      const next = (after: number) => listRange(db, { after, last, limit: chunkSize })
      const first = await next(before)
      return first.length === 0 ? null : streamOf(fileOf({ first, next, chunkSize, offerEntry }))
    },
  }
}

// Node's own type of a stream and the browser's differ in a signature that nobody uses here.
const streamOf = (pieces: AsyncIterable<Uint8Array>) => Stream.from(pieces) as ReadableStream<Uint8Array>

const urlSet = (entries: string): string => `${URLS_BEGIN}${entries}${URLS_END}`
const URLS_BEGIN = `${XML_HEAD}<urlset ${NAMESPACE}>\n`
const URLS_END = '</urlset>\n'

interface FileSource {
  first: ListedOffer[]
  next: (after: number) => Promise<ListedOffer[]>
  chunkSize: number
  offerEntry: (offer: ListedOffer) => string
}

/** The file piece by piece. If the database fails on the way it breaks off, and nobody takes it for whole. */
async function* fileOf({ first, next, chunkSize, offerEntry }: FileSource): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(URLS_BEGIN)
  for (let offers = first; offers.length > 0; offers = await next(offers.at(-1)?.id ?? 0)) {
    yield encoder.encode(offers.map(offerEntry).join(''))
    if (offers.length < chunkSize) break
  }
  yield encoder.encode(URLS_END)
}
