import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import type { Deps } from '#server/deps.ts'
import { searchFeed } from '#server/domain/offers/feed/search-feed.ts'
import { AppError } from '#server/errors.ts'
import type { RequestVariables } from '#server/http/answer-error.ts'
import { FEED_PATH, STOP_PATH, feedPath, readToken } from './alert-token.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { findFed } from './queries.ts'
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
        await stopAlert(deps, c.req.query('token') ?? '')
        return c.text(texts.stopped)
      })
      .get(FEED_PATH, etag(), async (c) => {
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
  const id = await readToken(deps, 'feed', token)
  const found = id === null ? undefined : await findFed(deps.db, id)
  if (!found) throw new AppError('not_found')
  const filters = readStoredSearch(found.alert.filters)
  const title = texts.feedTitle(await describeFilters(deps.db, filters))
  return searchFeed(deps, filters, {
    title,
    description: texts.feedDescription,
    path: feedPath(token),
    size: FEED_SIZE,
  })
}
