import { Hono, type Context } from 'hono'
import { searchPath } from '#contract/offer/search-path.ts'
import { FilterQuery } from '#contract/offer/search-query.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { listShown } from '#server/domain/offers/feed/shown-offers.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { findHits } from '#server/domain/offers/search/find-hits.ts'
import { AppError } from '#server/errors.ts'
import { answerTo, type RequestVariables } from '#server/http/answer-error.ts'
import { sharedFor } from '#server/http/response-cache/shared-for.ts'
import { frameHeaders, framePage } from './frame-page.ts'
import { frameTexts as texts } from '../texts.ts'

const MOST_OFFERS = 24
const LIST = '/pagina-principal'

/** The offers of a search for the frames of other sites. Anyone can send any Host header, so URLs begin with BASE_URL. */
export function offersFrame({ db, clock, env, log }: Pick<Deps, 'db' | 'clock' | 'env' | 'log'>) {
  const site = { brand: env.brand.name, baseUrl: env.baseUrl }

  const read = async (c: Context<RequestVariables>) => {
    const { data: filters } = FilterQuery.safeParse(c.req.query())
    if (!filters) throw new AppError('invalid_input')
    const today = dayInMadrid(clock.now())
    const listPath = searchPath(filters)
    const title = listPath === LIST ? texts.title : await describeFilters(db, filters)
    const ids = await findHits(db, fromFilters(filters, today), MOST_OFFERS)
    return { title, listPath, offers: await listShown(db, ids, today) }
  }

  return new Hono<RequestVariables>().get('/marco/ofertas', async (c) => {
    try {
      const page = framePage({ ...site, ...(await read(c)) })
      c.set('sharedSeconds', 0)
      return c.body(String(page), 200, { ...frameHeaders, 'cache-control': sharedFor(0) })
    } catch (error) {
      // The page of all other errors cannot stand in a frame.
      const { status } = answerTo(error, { requestId: c.get('requestId'), log })
      const page = framePage({ ...site, title: texts.title, listPath: LIST, offers: null })
      return c.body(String(page), status, { ...frameHeaders, 'cache-control': 'no-store' })
    }
  })
}
