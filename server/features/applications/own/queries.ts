import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { NEWS_DAYS } from '#contract/values/applications/waiting-days.ts'
import { hasChanged, inSent, readSnapshot, textInSent } from '#server/domain/offers/offer-snapshot.ts'
import { publicCompany } from '#server/domain/companies/public-companies.ts'
import { hasPage, isActiveOffer, isOpenOffer, isCleared } from '#server/domain/offers/public-offer.ts'
import { listOffersInWords, toRead } from '#server/domain/offers/read-offers.ts'
import type { OfferRead } from '#contract/offer/read.ts'
import { dayBefore } from '#server/clock.ts'
import { isLeavingCompany, isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { isSettled, settledReply } from '#server/domain/applications/settled-event.ts'
import type { Handle } from '#server/database/open.ts'
import { dayOf, timeOf } from '#server/database/queries/moments.ts'
import {
  application,
  applicationEvent,
  company,
  cv,
  municipality,
  offer,
  offerReview,
  project,
  sector,
} from '#server/database/schema/schema.ts'
import { candidateHasToAnswer } from '../messages/has-to-answer.ts'

/** The owner, the moment of reading, and its day as YYYY-MM-DD. */
export interface Reading {
  candidateId: number
  now: Date
  today: string
}

/** A row of the history that the candidate may read. `day` as YYYY-MM-DD. */
export interface OwnChange {
  from: ApplicationState | null
  to: ApplicationState
  day: string
  reason: (typeof applicationEvent.$inferSelect)['reason']
  letter: string | null
}

// Read in the same statement as the rest, so that no change falls in between.
const changes = (now: Date) => sql<OwnChange[]>`(
  select coalesce(json_agg(json_build_object(
    'from', from_state, 'to', to_state, 'reason', reason, 'letter', letter,
    'day', (happened_at at time zone 'Europe/Madrid')::date) order by id), '[]')
  from ${applicationEvent}
  where ${applicationEvent.applicationId} = ${application.id} and ${isSettled(timeOf(now))}
)`

/** The value of the offer, or as it was sent where the offer is gone or operators keep its texts from candidates. */
const lastKnown = (column: PgColumn, name: Parameters<typeof textInSent>[0]) =>
  sql<string>`case when ${isCleared} then ${column} else ${textInSent(name)} end`

/**
 * Whether the candidate may ask for news. A decision that the company can still undo counts as none, because the candidate must not learn
 * of it.
 */
const mayAsk = ({ now, today }: Omit<Reading, 'candidateId'>): SQL<boolean> =>
  sql<boolean>`(${application.newsAskedAt} is null and ${application.createdOn} <= ${dayBefore(today, NEWS_DAYS)}
    and ${application.state} not in ('retirada', 'cerrada') and ${settledReply(timeOf(now))} is null
    and ${application.offerId} is not null and ${isStayingCompany(application.companyId)})`

const columns = ({ now, today }: Reading) => ({
  id: application.id,
  createdOn: application.createdOn,
  changes: changes(now),
  unansweredOn: sql<
    string | null
  >`case when ${application.unansweredAt} is not null and ${settledReply(timeOf(now))} is null
    then ${dayOf(application.unansweredAt)}::text end`,
  hasToAnswer: candidateHasToAnswer(now),
  mayAsk: sql<boolean>`coalesce(${mayAsk({ now, today })}, false)`,
  newsAskedOn: sql<string | null>`${dayOf(application.newsAskedAt)}::text`,
  // A full offer is active for its applicants, and inactive for somebody who has withdrawn: no place is left.
  isActive: sql<boolean>`coalesce(case ${application.state} when 'retirada' then ${isActiveOffer(today)} else ${isOpenOffer(today)} end, false)`,
  hasPage: sql<boolean>`coalesce(${hasPage} and not ${isLeavingCompany(offer.companyId)}, false)`,
  offerId: sql<number>`(${inSent('emp_ofertas_id')})::int`,
  offerName: lastKnown(offer.name, 'nombre'),
  sectorName: lastKnown(sector.name, 'sector'),
  municipalityName: lastKnown(municipality.name, 'ciudad'),
  otherCities: sql<number>`coalesce(cardinality(${offer.moreMunicipalityIds}),
    jsonb_array_length(${inSent('mas_ciudades')}), 0)`,
  isEverywhere: sql<boolean>`coalesce(${offer.isEverywhere}, (${inSent('toda_espana')})::boolean, false)`,
  companyName: lastKnown(company.name, 'empresa'),
  publicCompany: publicCompany(today),
  review: offer.review,
  reviewReason: offerReview.reason,
  cvId: sql<number | null>`case when ${cv.removedAt} is null then ${cv.id} end`,
  cvName: sql<string>`coalesce(${cv.name}, ${application.cvName}, '')`,
})

const select = (db: Handle, reading: Reading) =>
  db
    .select(columns(reading))
    .from(application)
    .leftJoin(offer, eq(offer.id, application.offerId))
    .leftJoin(project, eq(project.id, offer.projectId))
    .leftJoin(company, eq(company.id, offer.companyId))
    .leftJoin(sector, eq(sector.id, offer.sectorId))
    .leftJoin(municipality, eq(municipality.id, offer.municipalityId))
    .leftJoin(offerReview, eq(offerReview.offerId, offer.id))
    .leftJoin(cv, eq(cv.id, application.cvId))

/** A candidate's applications, those sent last first. */
export const listApplications = (db: Handle, reading: Reading) =>
  select(db, reading)
    .where(eq(application.candidateId, reading.candidateId))
    .orderBy(desc(application.createdOn), desc(application.id))

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number]

export async function findApplication(db: Handle, id: number, reading: Reading): Promise<ApplicationRow | undefined> {
  const [row] = await select(db, reading).where(
    and(eq(application.id, id), eq(application.candidateId, reading.candidateId)),
  )
  return row
}

export interface SentOffer {
  sentOffer: Partial<OfferRead>
  coveringNote: string | null
  /** It says something else now. Details that an older application lacks are not compared. */
  hasChanged: boolean
}

/** The offer of an application as its candidate read it. */
export async function findSentOffer(db: Handle, id: number): Promise<SentOffer | undefined> {
  const { sentOffer, offerId, coveringNote } = application
  const [row] = await db.select({ sentOffer, offerId, coveringNote }).from(application).where(eq(application.id, id))
  if (!row) return undefined
  const sent = readSnapshot(row.sentOffer)
  const [now] = row.offerId === null ? [] : await listOffersInWords(db, [row.offerId])

  return {
    sentOffer: sent,
    coveringNote: row.coveringNote,
    hasChanged: now !== undefined && hasChanged(toRead(now), sent),
  }
}

/**
 * Takes back a discard that its candidate may not see yet: it is as if the company had not decided. Locks the application. The answer
 * before it, if any, counts again.
 */
export async function dropUnsettledDiscard(
  tx: Handle,
  { id, candidateId, now }: Omit<Reading, 'today'> & { id: number },
) {
  const at = timeOf(now)
  await tx.execute(sql`
    with held as (
      select ${applicationEvent.id} as event_id, from_state, ${settledReply(at)} as answer_at
      from ${application} join ${applicationEvent} on ${applicationEvent.applicationId} = ${application.id}
        and to_state = ${application.state} and happened_at = ${application.stateAt}
      where ${application.id} = ${id} and candidate_id = ${candidateId} and ${application.state} = 'descartada'
        and undone_at is null and told_at is null and not ${isSettled(at)}
      for update of ${application}, ${applicationEvent}
    ), dropped as (
      update ${applicationEvent} set undone_at = ${at}, told_at = case when due_at is not null then ${at} end
      from held where ${applicationEvent.id} = event_id
    )
    update ${application} set state = held.from_state, answered_at = held.answer_at from held
    where ${application.id} = ${id}`)
}

/** Records that the candidate asks for news. Returns false if that may not be, such as a second time. */
export async function markAsked(db: Handle, id: number, { candidateId, now, today }: Reading): Promise<boolean> {
  const asked = await db
    .update(application)
    .set({ newsAskedAt: now })
    .where(and(eq(application.id, id), eq(application.candidateId, candidateId), mayAsk({ now, today })))
    .returning({ id: application.id })
  return asked.length > 0
}

/** Whether the candidate has this application, in whatever state. */
export const isOwnApplication = async (db: Handle, candidateId: number, id: number): Promise<boolean> =>
  (await db.$count(application, and(eq(application.id, id), eq(application.candidateId, candidateId)))) > 0

/** Deletes an application with its history. Returns false for an application of another candidate. */
export async function deleteApplication(db: Handle, candidateId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(application)
    .where(and(eq(application.id, id), eq(application.candidateId, candidateId)))
    .returning({ id: application.id })
  return deleted.length > 0
}
