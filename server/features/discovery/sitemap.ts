import { ID_MAX } from '#contract/values/whole-number.ts'
import { dayInMadrid, type Clock } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { cacheFor } from '#server/database/caches/cache-for.ts'
import { companySlug } from '#server/domain/companies/company-slug.ts'
import { listPublicCompanies } from '#server/domain/companies/public-companies.ts'
import { readOverviews } from '#server/domain/offers/overviews/live-overviews.ts'
import { listParts, listRange, type ListedOffer } from './queries.ts'
import { escapeXml, XML_HEAD } from '#server/domain/offers/feed/xml.ts'
import { streamFile } from './stream-file.ts'

/** The maximum number of URLs in a file of the sitemap protocol. */
const FILE_SIZE = 50_000
const CHUNK_SIZE = 5000
// Grouping a million offers takes seconds, so the result is cached.
const CACHE_MS = 600_000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

// Without a date, as overviews, whose figures change with any of their offers: crawlers ignore all dates of a site where some are wrong.
const lastingPages = ['/aviso-legal', '/privacidad', '/cookies', '/condiciones', '/accesibilidad']

const entry = (tag: 'url' | 'sitemap', address: string, changedAt?: Date): string => {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${tag}><loc>${escapeXml(address)}</loc>${lastmod}</${tag}>\n`
}

const latest = (entries: readonly { changedAt: Date }[]): Date | undefined =>
  entries.length === 0 ? undefined : new Date(Math.max(...entries.map(({ changedAt }) => changedAt.getTime())))

interface SitemapOptions extends Pick<Deps, 'db'> {
  clock: Clock
  baseUrl: string
  fileSize?: number | undefined
  /** How many offers a streamed file holds in memory at a time. */
  chunkSize?: number | undefined
}

/** The URLs that search engines should know, with the time of their last change. */
export function createSitemap(options: SitemapOptions) {
  const { db, clock, baseUrl, fileSize = FILE_SIZE, chunkSize = CHUNK_SIZE } = options
  const today = () => dayInMadrid(clock.now())
  const findParts = cacheFor(CACHE_MS, clock, () => listParts(db, { size: fileSize, today: today() }))
  const offerEntry = ({ id, changedAt }: ListedOffer) =>
    entry('url', `${baseUrl}/vista-oferta-completa/${id}`, changedAt)

  return {
    /** The list of the other files. */
    async index() {
      const parts = await findParts()
      const files = [
        entry('sitemap', `${baseUrl}/sitemap-paginas.xml`, latest(parts)),
        entry('sitemap', `${baseUrl}/sitemap-empresas.xml`),
        ...parts.map((part) => entry('sitemap', `${baseUrl}/sitemap-ofertas-${part.number}.xml`, part.changedAt)),
      ]
      return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`
    },

    /** All public pages except the offers. */
    async pages() {
      const [parts, overviews] = await Promise.all([findParts(), readOverviews({ db, clock })])
      const changedAt = latest(parts)
      const pages = [
        entry('url', `${baseUrl}/`, changedAt),
        entry('url', `${baseUrl}/pagina-principal`, changedAt),
        entry('url', `${baseUrl}/empresas`),
        ...[...overviews.listPaths(), ...lastingPages].map((path) => entry('url', baseUrl + path)),
      ]
      return urlSet(pages.join(''))
    },

    /** The pages of companies. */
    async companies() {
      const rows = await listPublicCompanies(db, { today: today(), limit: fileSize })
      return urlSet(rows.map((row) => entry('url', `${baseUrl}/empresas/${companySlug(row)}`)).join(''))
    },

    /** One file of offers; null where it has none. */
    async offers(number: number) {
      const before = (number - 1) * fileSize
      if (before >= ID_MAX) return null
      const last = Math.min(before + fileSize, ID_MAX)
      const range = { last, limit: chunkSize, today: today() }
      const next = (after: number) => listRange(db, { ...range, after })
      const first = await next(before)
      return first.length === 0
        ? null
        : streamFile({ begin: URLS_BEGIN, end: URLS_END, first, next, chunkSize, entryOf: offerEntry })
    },
  }
}

const urlSet = (entries: string): string => `${URLS_BEGIN}${entries}${URLS_END}`
const URLS_BEGIN = `${XML_HEAD}<urlset ${NAMESPACE}>\n`
const URLS_END = '</urlset>\n'
