import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { searchPath } from '#contract/offer/search-path.ts'
import { FilterQuery } from '#contract/offer/search-query.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { RequestVariables } from '#server/http/answer-error.ts'
import { searchFeed } from '#server/domain/offers/feed/search-feed.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { createJobsFeed, hasEdition } from './jobs-feed.ts'
import { webManifest } from './manifest.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-text.ts'
import { createSitemap } from './sitemap.ts'
import { newestTexts } from './texts.ts'

const FEED_SIZE = 50
const FEED_PATH = '/feeds/ofertas.rss'
const JOBS_PATH = '/feeds/ofertas.xml'

const typed = (type: string, seconds: number) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': `public, max-age=${seconds}`,
})
const sitemapHeaders = typed('application/xml', 600)
const jobsHeaders = { ...typed('application/xml', 0), 'cache-control': 'public, no-cache' }
const feedHeaders = { ...typed('application/rss+xml', 0), 'cache-control': 'public, no-cache' }

/**
 * Files for search engines, feed readers and phones. Every URL in them begins with BASE_URL, because anyone can send any
 * Host header.
 */
export function discovery(deps: Pick<Deps, 'db' | 'clock' | 'env'>): Hono<RequestVariables> {
  const { db, clock, env } = deps
  const { baseUrl, brand } = env
  const app = new Hono<RequestVariables>()
  const sitemap = createSitemap({ db, clock, baseUrl })
  const jobs = createJobsFeed({ db, clock, baseUrl })

  app.get('/.well-known/security.txt', (c) => c.body(securityText(env, clock.now()), 200, typed('text/plain', 3600)))
  app.get('/robots.txt', (c) => c.body(robotsText(baseUrl), 200, typed('text/plain', 3600)))
  app.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(webManifest(brand.name)), 200, typed('application/manifest+json', 86_400)),
  )
  // The newest offers, or those of a search by the filters of the list.
  app.get(FEED_PATH, etag(), async (c) => {
    const { data: filters } = FilterQuery.safeParse(c.req.query())
    if (!filters) throw new AppError('invalid_input')
    const path = searchPath(filters).replace('/pagina-principal', FEED_PATH)
    const title = path === FEED_PATH ? newestTexts.title(brand.name) : await describeFilters(db, filters)
    const channel = { title, description: newestTexts.description(brand.name), path, size: FEED_SIZE }
    const feed = await searchFeed(deps, filters, channel)
    c.set('sharedSeconds', 0)
    return c.body(feed, 200, feedHeaders)
  })
  // All offers, streamed, for job boards such as Jooble and Careerjet.
  app.get(JOBS_PATH, async (c) => {
    const edition = await jobs.findEdition()
    const headers = { ...jobsHeaders, etag: edition.etag, 'last-modified': edition.since.toUTCString() }
    return hasEdition(c.req.raw.headers, edition) ? c.body(null, 304, headers) : c.body(await jobs.read(), 200, headers)
  })
  app.get('/sitemap.xml', async (c) => c.body(await sitemap.index(), 200, sitemapHeaders))
  app.get('/sitemap-paginas.xml', async (c) => c.body(await sitemap.pages(), 200, sitemapHeaders))
  app.get('/sitemap-empresas.xml', async (c) => c.body(await sitemap.companies(), 200, sitemapHeaders))
  app.get('/:file{sitemap-ofertas-[1-9][0-9]{0,4}\\.xml}', async (c) => {
    const file = await sitemap.offers(Number(c.req.param('file').replaceAll(/\D/g, '')))
    if (!file) throw new AppError('not_found')
    return c.body(file, 200, sitemapHeaders)
  })
  return app
}
