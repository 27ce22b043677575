import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import type { Deps } from '#server/deps.ts'
import { searchFeed } from '#server/domain/offers/feed/search-feed.ts'
import { AppError } from '#server/errors.ts'
import type { RequestVariables } from '#server/http/answer-error.ts'
import { oneClick } from '#server/http/one-click.ts'
import { FEED_PATH, STOP_PATH, feedPath, readToken } from './alert-token.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { findFed } from './queries.ts'
import { alertTexts as texts } from './texts.ts'
import { stopAlert } from './use-link.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'env' | 'appSecret' | 'log'>

const FEED_SIZE = 20

/** For feed readers, without a session. The token stands in the query, which no log has. */
const feed = (deps: Context): Hono<RequestVariables> =>
  new Hono<RequestVariables>().get(FEED_PATH, etag(), async (c) => {
    const token = c.req.query('token') ?? ''
    c.header('cache-control', 'private, max-age=900')
    c.header('content-type', 'application/rss+xml; charset=utf-8')
    c.header('x-robots-tag', 'noindex')
    return c.body(await writeFeed(deps, token))
  })

export const alertRoutes = [oneClick({ path: STOP_PATH, unsubscribe: stopAlert, text: texts.stopped }), feed]

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
