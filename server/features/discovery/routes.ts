import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { OfferFilters } from '#contract/offer-filters.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { searchFeed } from '#server/domain/offers/feed/search-feed.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { searchPath } from '#server/domain/offers/search/search-path.ts'
import { keepFor } from '#server/database/caches/keep-for.ts'
import { webManifest } from './manifest.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-text.ts'
import { createSitemap } from './sitemap.ts'
import { newestTexts } from './texts.ts'

const FEED_SIZE = 50
const FEED_PATH = '/feeds/ofertas.rss'
const FeedFilters = OfferFilters.omit({ pagina: true, despues: true })

// An offer that is withdrawn is out of it within a second.
const FEED_KEPT_MS = 500

const typed = (type: string, seconds: number) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': `public, max-age=${seconds}`,
})
const sitemapHeaders = typed('application/xml', 600)
const feedHeaders = { ...typed('application/rss+xml', 0), 'cache-control': 'public, no-cache' }

/**
 * Files for search engines, feed readers and phones. Every URL in them begins with BASE_URL, because anyone can send any
 * Host header.
 */
export function discovery(deps: Pick<Deps, 'db' | 'clock' | 'env'>): Hono {
  const { db, clock, env } = deps
  const { baseUrl, brand } = env
  const app = new Hono()
  const sitemap = createSitemap({ db, clock, baseUrl })
  const channel = { description: newestTexts.description(brand.name), path: FEED_PATH, size: FEED_SIZE }
  const findFeed = keepFor(FEED_KEPT_MS, clock, () =>
    searchFeed(deps, {}, { ...channel, title: newestTexts.title(brand.name) }),
  )
  /** The feed of the newest offers, or of a search by the filters of the list. */
  const findFeedFor = async (query: Record<string, string>) => {
    const { data: filters } = FeedFilters.safeParse(query)
    if (!filters) throw new AppError('invalid_input')
    const path = searchPath(filters).replace('/pagina-principal', FEED_PATH)
    if (path === FEED_PATH) return findFeed()
    return searchFeed(deps, filters, { ...channel, path, title: await describeFilters(db, filters) })
  }

  app.get('/.well-known/security.txt', (c) => c.body(securityText(env, clock.now()), 200, typed('text/plain', 3600)))
  app.get('/robots.txt', (c) => c.body(robotsText(baseUrl), 200, typed('text/plain', 3600)))
  app.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(webManifest(brand.name)), 200, typed('application/manifest+json', 86_400)),
  )
  app.get(FEED_PATH, etag(), async (c) => c.body(await findFeedFor(c.req.query()), 200, feedHeaders))
  app.get('/sitemap.xml', async (c) => c.body(await sitemap.index(), 200, sitemapHeaders))
  app.get('/sitemap-paginas.xml', async (c) => c.body(await sitemap.pages(), 200, sitemapHeaders))
  app.get('/:file{sitemap-ofertas-[1-9][0-9]{0,4}\\.xml}', async (c) => {
    const file = await sitemap.offers(Number(c.req.param('file').replaceAll(/\D/g, '')))
    if (!file) throw new AppError('not_found')
    return c.body(file, 200, sitemapHeaders)
  })
  return app
}
