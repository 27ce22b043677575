import { and, eq, isNotNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import { dayInMadrid } from '#server/clock.ts'
import { alert } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { feedXml } from '#server/domain/offers/feed/feed-xml.ts'
import { listShown } from '#server/domain/offers/feed/shown-offers.ts'
import { findHits } from '#server/domain/offers/search/find-hits.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { AppError } from '#server/errors.ts'
import { sendError, type RequestVariables } from '#server/http/answer-error.ts'
import { FEED_PATH, STOP_PATH, feedPath, readToken } from './alert-token.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { searchPath } from './search-path.ts'
import { alertTexts as texts } from './texts.ts'
import { stopAlert } from './use-link.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'env' | 'appSecret' | 'log'>

const FEED_SIZE = 20

/** Requests of mail programs and feed readers, without a session. The token stands in the query, which no log has. */
export function alertRoutes(deps: Context): Hono<RequestVariables> {
  return (
    new Hono<RequestVariables>()
      // The POST of the unsubscribe button in mail programs (RFC 8058). A GET shows a page.
      .post(STOP_PATH, async (c) => {
        c.header('cache-control', 'no-store')
        try {
          await stopAlert(deps, c.req.query('token') ?? '')
          return c.text(texts.stopped)
        } catch (error) {
          return sendError(c, { error, log: deps.log })
        }
      })
      .get(FEED_PATH, async (c) => {
        const token = c.req.query('token') ?? ''
        c.header('cache-control', 'private, max-age=900')
        c.header('content-type', 'application/rss+xml; charset=utf-8')
        c.header('x-robots-tag', 'noindex')
        return c.body(await writeFeed(deps, token))
      })
  )
}

/** The offers that the list shows for the filters of an alert. */
async function writeFeed(deps: Context, token: string): Promise<string> {
  const { db, clock, env } = deps
  const id = readToken(deps, 'feed', token)
  const [row] =
    id === null
      ? []
      : await db
          .select()
          .from(alert)
          .where(and(eq(alert.id, id), isNotNull(alert.confirmedAt)))
  if (!row) throw new AppError('not_found')
  const today = dayInMadrid(clock.now())
  const filters = readStoredSearch(row.filters)
  const ids = await findHits(db, fromFilters(filters, today), FEED_SIZE)
  const title = texts.feedTitle(await describeFilters(db, filters))
  const channel = { title, description: texts.feedDescription, path: feedPath(token), pagePath: searchPath(filters) }
  return feedXml(await listShown(db, ids, today), env.baseUrl, channel)
}
