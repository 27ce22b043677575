import { and, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { dayBefore, dayInMadrid } from '#server/clock.ts'
import { alert, subscriber } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { ANSWER_DAYS } from '../mails.ts'
import { isInForce } from '../queries.ts'

const ASKED_AFTER_DAYS = 365

const daysBefore = (now: Date, days: number) => new Date(dayBefore(dayInMadrid(now), days))

/** Once a year asks for each alert whether it is still wanted. Without an answer it is paused, or deleted if it is a visitor's. */
export async function askIfWanted({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now()
  const hasNoAnswer = and(isInForce, lt(alert.askedAt, daysBefore(now, ANSWER_DAYS)))
  const ofVisitors = db.select({ id: subscriber.id }).from(subscriber).where(isNotNull(subscriber.email))
  await db.delete(alert).where(and(hasNoAnswer, inArray(alert.subscriberId, ofVisitors)))
  await db.update(alert).set({ isPaused: true }).where(hasNoAnswer)
  const isOld = and(isInForce, isNull(alert.askedAt), lt(alert.wantedAt, daysBefore(now, ASKED_AFTER_DAYS)))
  await db.transaction(async (tx) => {
    const asked = await tx.update(alert).set({ askedAt: now }).where(isOld).returning({ alertId: alert.id })
    for (const data of asked) await jobs.enqueue(tx, 'alert-wanted', data)
  })
}

const UNCONFIRMED_DAYS = 7
const TOLD_DAYS = 30

/** Deletes alerts that no visitor has confirmed, visitors without alerts, and what was told of offers that ended long ago. */
export async function forgetAlerts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const end = daysBefore(now, UNCONFIRMED_DAYS)
  await db.delete(alert).where(and(isNull(alert.confirmedAt), lt(alert.createdAt, end), lt(alert.wantedAt, end)))
  await db.execute(sql`delete from subscriber where email is not null and not exists (
    select from alert where subscriber_id = subscriber.id)`)
  await db.execute(sql`delete from told_offer where told_on < ${dayBefore(dayInMadrid(now), TOLD_DAYS)}
    and not exists (select from offer_search where offer_search.offer_id = told_offer.offer_id)`)
}
