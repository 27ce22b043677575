import { and, eq, sql } from 'drizzle-orm'
import { writeStoredSearch, type SearchFilters } from '#contract/following/stored-search.ts'
import type { AlertFrequency } from '#contract/values/alert-frequencies.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import { alert } from '#server/database/schema/schema.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { mailboxKeyOf } from '#server/http/limits/mailbox-key.ts'
import { hasTry, spendTry } from '#server/http/limits/rate-limit.ts'
import { lastNumber, numberOffers } from './announced-offers.ts'
import { countToday } from './daily-counts.ts'
import { requireRoom } from './queries.ts'
import { lockSubscriber } from './subscriber-queries.ts'

export interface Asked {
  filters: SearchFilters
  frequency: AlertFrequency
}

type Context = Pick<ApiContext, 'db' | 'clock' | 'limits' | 'address' | 'jobs'>

/** An alert of an account. The same filters again only change how often. */
export async function createOwnAlert({ db, clock, limits, address }: Context, accountId: number, asked: Asked) {
  await spendTry(limits.alertsByAddress, address)
  await numberOffers(db)
  await db.transaction(async (tx) => {
    const at = clock.now()
    const subscriberId = await lockSubscriber(tx, { accountId }, at)
    const added = await addAlert(tx, { ...asked, subscriberId, at, isConfirmed: true })
    if (added.isNew) return countToday(tx, 'alerts_confirmed', dayInMadrid(at))
    const { frequency } = asked
    await tx
      .update(alert)
      .set({ frequency, isPaused: false, confirmedAt: at, wantedAt: at, askedAt: null })
      .where(eq(alert.id, added.id))
  })
}

/**
 * An alert of a visitor. It is mailed nothing but a link until that is pressed. Nobody learns from the answer whether the e-mail has alerts,
 * and nobody changes a confirmed one by knowing the e-mail.
 */
export async function askForAlert({ db, clock, limits, address, jobs }: Context, email: string, asked: Asked) {
  await spendTry(limits.alertsByAddress, address)
  if (!(await hasTry(limits.alertLettersByEmail, mailboxKeyOf(email)))) return
  await db.transaction(async (tx) => {
    const at = clock.now()
    const subscriberId = await lockSubscriber(tx, { email }, at)
    const { id, isNew, isConfirmed } = await addAlert(tx, { ...asked, subscriberId, at, isConfirmed: false })
    // Equal work in each case, or its time would tell which alerts an e-mail has. The job mails nothing about a confirmed one.
    const changes = isConfirmed ? { frequency: sql`${alert.frequency}` } : { frequency: asked.frequency, wantedAt: at }
    if (!isNew) await tx.update(alert).set(changes).where(eq(alert.id, id))
    await jobs.enqueue(tx, 'alert-confirmation', { alertId: id })
  })
}

interface Added extends Asked {
  subscriberId: number
  at: Date
  isConfirmed: boolean
}

/** Adds an alert, unless the subscriber has one with the same filters. The subscriber must be locked. */
async function addAlert(tx: Tx, { filters, subscriberId, frequency, at, isConfirmed }: Added) {
  const stored = writeStoredSearch(filters)
  const isSame = and(eq(alert.subscriberId, subscriberId), eq(alert.filters, stored))
  const [same] = await tx.select().from(alert).where(isSame)
  if (same) return { id: same.id, isNew: false, isConfirmed: same.confirmedAt !== null }
  // A visitor learns it from the link of the first mail: strangers must not learn how many an e-mail has.
  if (isConfirmed) await requireRoom(tx, subscriberId)
  const moments = { createdAt: at, wantedAt: at, confirmedAt: isConfirmed ? at : null }
  const values = { subscriberId, filters: stored, frequency, toldThrough: lastNumber, ...moments }
  const [row] = await tx.insert(alert).values(values).returning({ id: alert.id })
  if (!row) throw new Error('No alert was added')
  return { id: row.id, isNew: true, isConfirmed }
}
