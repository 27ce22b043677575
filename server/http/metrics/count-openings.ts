import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import { dayInMadrid, type Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { offer, offerDay } from '#server/database/schema/schema.ts'
import type { RequestVariables } from '../answer-error.ts'

/** An answer that has left, also from the cache. */
export interface Left {
  method: string
  path: string
  status: number
  header: (name: string) => string | undefined
}

export type Openings = ReturnType<typeof createOpenings>

const SAVE_MS = 60_000
/** The page of an offer, and what a page that shows another one loads. */
const offerPath = /^\/(?:vista-oferta-completa|api\/companies\/offer-information)\/([1-9]\d*)(?:\?|$)/
const sent = new Set([200, 304])

/** Whether a person asked: a robot says its name, and a browser that loads ahead says so. */
function isPerson(header: Left['header']): boolean {
  const browser = header('user-agent') ?? ''
  return browser !== '' && !isbot(browser) && !/prefetch/i.test(header('sec-purpose') ?? header('purpose') ?? '')
}

/** Counts how often offers are opened, with nothing of who opens them. */
export function createOpenings({ db, clock, log }: { db: Database; clock: Clock; log: Logger }) {
  const counted = new Map<string, number>()
  const add = (key: string, times: number) => void counted.set(key, (counted.get(key) ?? 0) + times)

  /** Adds what was counted to the table. A failure keeps it for the next time. */
  const save = async (): Promise<void> => {
    const rows = [...counted]
    if (rows.length === 0) return
    counted.clear()
    await insertOpened(db, rows).catch((error: unknown) => {
      for (const [key, times] of rows) add(key, times)
      log.warn({ err: error }, 'the openings of offers wait for the next minute')
    })
  }
  const timer = setInterval(() => void save(), SAVE_MS).unref()

  return {
    count({ method, path, status, header }: Left): void {
      const id = method === 'GET' && sent.has(status) ? offerPath.exec(path)?.[1] : undefined
      if (id && isPerson(header)) add(`${id} ${dayInMadrid(clock.now())}`, 1)
    },
    save,
    close(): Promise<void> {
      clearInterval(timer)
      return save()
    },
  }
}

/** In the order of the key, so that two processes that write the same rows wait for each other only in one direction. */
function insertOpened(db: Database, rows: [key: string, times: number][]) {
  const parts = rows.map(([key, times]) => [...key.split(' '), times])
  const [ids, days, opened] = [0, 1, 2].map((place) => sql.param(parts.map((part) => part[place])))
  return db.execute(sql`
    insert into ${offerDay} (offer_id, day, opened)
    select id, seen.day, seen.opened from ${offer}
    join unnest(${ids}::integer[], ${days}::date[], ${opened}::integer[]) seen (offer_id, day, opened) on seen.offer_id = id
    order by id, seen.day
    on conflict (offer_id, day) do update set opened = ${offerDay}.opened + excluded.opened`)
}

/** Counts the openings of offers that the application answers. Companies and operators do not count. */
export const countOpenings =
  (openings: Openings): MiddlewareHandler<RequestVariables> =>
  async (c, next) => {
    // Later code answers a HEAD as a GET.
    const { method } = c.req
    await next()
    const isOfPage = (c.env as { requestId?: string } | undefined)?.requestId !== undefined
    if (isOfPage || c.get('isStaff')) return
    openings.count({ method, path: c.req.path, status: c.res.status, header: (name) => c.req.header(name) })
  }
