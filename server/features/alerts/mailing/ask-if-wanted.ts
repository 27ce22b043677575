import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import { dayBefore, dayInMadrid } from '#server/clock.ts'
import { alert, subscriber } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { confirmPath, keepPath, stopPath, tokenOf } from '../alert-token.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { alertLetters as letters } from '../mails.ts'
import { findInForce, isInForce } from '../queries.ts'
import { alertTexts } from '../texts.ts'

const ASKED_AFTER_DAYS = 365
const ANSWER_DAYS = 30

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

type Context = Pick<Deps, 'db' | 'mailer' | 'env' | 'appSecret'>

/** Asks a visitor to confirm an alert. Nothing is sent about one that is confirmed or gone. */
export async function sendConfirmation(
  { db, mailer, env, appSecret }: Context,
  { id, data }: Job<'alert-confirmation'>,
) {
  const [found] = await db
    .select({ frequency: alert.frequency, email: subscriber.email })
    .from(alert)
    .innerJoin(subscriber, eq(subscriber.id, alert.subscriberId))
    .where(and(eq(alert.id, data.alertId), isNull(alert.confirmedAt)))
  if (!found?.email) return
  const letter = letters.alertConfirmation({
    path: confirmPath(await tokenOf({ db, appSecret }, 'confirm', data.alertId)),
    rhythm: alertTexts.rhythm[found.frequency],
  })
  await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}

/** Asks a year later. Nothing is sent where the subscriber has answered meanwhile. */
export async function sendQuestion({ db, mailer, env, appSecret }: Context, { id, data }: Job<'alert-wanted'>) {
  const found = await findInForce(db, data.alertId)
  if (!found?.alert.askedAt) return
  const letter = letters.alertWanted({
    path: keepPath(await tokenOf({ db, appSecret }, 'keep', data.alertId)),
    description: await describeFilters(db, readStoredSearch(found.alert.filters)),
    days: ANSWER_DAYS,
    unsubscribePath: stopPath(await tokenOf({ db, appSecret }, 'stop', data.alertId)),
  })
  await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
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
