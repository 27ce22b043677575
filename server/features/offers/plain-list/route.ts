import { Hono } from 'hono'
import { OfferFilters } from '#contract/offer-filters.ts'
import { keepFor } from '#server/database/caches/keep-for.ts'
import { readPublic } from '#server/database/connection/replica/read-public.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { chooseEncoding } from '#server/http/static/encoding.ts'
import { findFingerprint } from './find-fingerprint.ts'
import { makeList, type PlainList } from './make-list.ts'
import { shareNextRun } from '#server/lanes/share-next-run.ts'

// The fingerprint covers all that companies change. Names of the master data and the total are this old at most.
const KEPT_MS = 60_000
const PATH = '/api/companies/all-active-offers'

type ListDeps = Pick<Deps, 'db' | 'replica' | 'files' | 'clock'>

/** The list of active offers without parameters: up to 15 MB, made once for all. Other requests pass on. */
export function plainList(deps: ListDeps): Hono {
  const app = new Hono()
  const find = keepList(deps)

  app.get(PATH, async (c, next) => {
    if (!isPlainList(c.req.url)) return next()
    const list = await find()
    const isGzip = chooseEncoding(c.req.header('accept-encoding'), ['gzip']) === 'gzip'
    const etag = `"${list.etag}${isGzip ? '-gzip' : ''}"`
    // no-transform: nobody may compress it again for each visitor.
    const headers = { etag, vary: 'accept-encoding', 'cache-control': 'no-cache, no-transform' }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return c.body(isGzip ? list.gzip : list.plain, 200, {
      ...headers,
      'content-type': 'application/json',
      'x-total-count': String(list.total),
      ...(isGzip && { 'content-encoding': 'gzip' }),
    })
  })
  return app
}

/** Whether the address asks for the list without parameters. Those that the contract does not know change nothing. */
export function isPlainList(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const names = [...searchParams.keys()].map((key) => key.replace(/\[.*/, ''))
  return pathname === PATH && names.every((name) => !Object.hasOwn(OfferFilters.shape, name))
}

/** Compares the fingerprint before each answer, so that nobody gets a list that is older than the question. */
function keepList({ files, clock, ...databases }: ListDeps): () => Promise<PlainList> {
  let fingerprint: string | undefined
  // The database of the fingerprint: the list of another one could be older.
  let { db } = databases
  const today = () => dayInMadrid(clock.now())
  const keepNext = () => keepFor(KEPT_MS, clock, () => makeList({ db, files }, today()))
  let keptList = keepNext()
  return shareNextRun(() =>
    readPublic(databases, async (chosen) => {
      const current = await findFingerprint(chosen, today())
      if (current !== fingerprint) keptList = keepNext()
      fingerprint = current
      db = chosen
      return keptList()
    }),
  )
}
