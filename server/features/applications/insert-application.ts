import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'
import { selectOffers } from '#server/domain/offers/select-offers.ts'
import { prepareOnce } from '#server/platform/database/prepare-once.ts'
import {
  application,
  applicationAnswer,
  applicationEvent,
  cv,
  offer,
  offerQuestion,
  project,
} from '#server/platform/database/schema/schema.ts'
import { spendTryIn } from '#server/platform/http/limits/spend-try-query.ts'

const { placeholder } = sql

/**
 * Whether the offer asks exactly what the candidate was asked (`asked`), or, where they were asked nothing (null), only what may stay without
 * an answer. The first is read from the locked row. A question that is too new for this statement to see counts as one that needs an answer.
 */
const isAnswered = sql<boolean>`case
  when ${placeholder('asked')}::int[] is null then ${offer.questionIds} = '{}' or not exists (
    select from unnest(${offer.questionIds}) asked_id
    where asked_id not in (select ${offerQuestion.id} from ${offerQuestion} where not ${offerQuestion.isRequired}))
  else ${offer.questionIds} @> ${placeholder('asked')}::int[] and ${offer.questionIds} <@ ${placeholder('asked')}::int[] end`

/**
 * Spends a try and inserts an application with the first row of its history, in one statement: each part needs the one before. Null tells which part found nothing.
 *
 * Offer, project and CV stay locked until the end, so that none is switched off or removed meanwhile; whoever waits for a lock reads
 * the row as it is then. The project is locked before the offer, as where a project is deleted: the other order could deadlock.
 */
export const insertApplication = prepareOnce((db) => {
  const spent = spendTryIn(db)
  const wanted = db.$with('wanted').as(
    selectOffers(db, {
      id: offer.id,
      companyId: offer.companyId,
      isActive: isActiveOffer(placeholder('createdOn')).as('is_active'),
      isAnswered: isAnswered.as('is_answered'),
    })
      .innerJoin(spent, lte(spent.points, placeholder('points')))
      .where(eq(offer.id, placeholder('offerId')))
      .for('share', { of: [project, offer] }),
  )
  const isOwnCv = and(
    eq(cv.id, placeholder('cvId')),
    eq(cv.candidateId, placeholder('candidateId')),
    isNull(cv.removedAt),
  )
  const sent = db.$with('sent').as(
    db
      .select({ cvId: cv.id })
      .from(cv)
      .innerJoin(wanted, sql`${wanted.isActive}`)
      .where(isOwnCv)
      .for('share', { of: cv }),
  )
  // The unique key on candidate and offer accepts only one of several simultaneous applications. One that was withdrawn is sent again:
  // then it is the same row, with its history. A row that was inserted here has no xmax.
  const created = db.$with('created', { applicationId: sql<number>`id`.as('application_id') }).as(sql`
    insert into ${application} (candidate_id, cv_id, offer_id, company_id, created_on, note_version, note_accepted_at)
    select ${placeholder('candidateId')}, ${sent.cvId}, ${wanted.id}, ${wanted.companyId}, ${placeholder('createdOn')},
      ${placeholder('noteVersion')}, ${placeholder('noteAcceptedAt')}
    from ${wanted}, ${sent} where ${wanted.isAnswered}
    on conflict (candidate_id, offer_id) do update set cv_id = excluded.cv_id, cv_name = null, created_on = excluded.created_on,
      note_version = excluded.note_version, note_accepted_at = excluded.note_accepted_at, sent_offer_id = null,
      state = 'enviada', state_at = ${placeholder('at')}::timestamptz, answered_at = null, unanswered_at = null
      where ${application.state} = 'retirada'
    returning id as application_id, case when xmax = 0 then null else 'retirada' end as from_state`)
  const history = db.$with('history', {}).as(sql`
    insert into ${applicationEvent} (application_id, from_state, to_state, happened_at, actor, due_at)
    select application_id, from_state, 'enviada', ${placeholder('at')}::timestamptz, 'candidato', ${placeholder('at')}::timestamptz
    from ${created}
    returning 1`)
  const answers = db.$with('answers', {}).as(sql`
    insert into ${applicationAnswer} (application_id, question_id, value)
    select application_id, (answer ->> 'id')::int, answer -> 'value'
    from ${created}, jsonb_array_elements(${placeholder('answers')}::jsonb) answer
    on conflict (application_id, question_id) do update set value = excluded.value
    returning 1`)
  // Answers of an application that was withdrawn, to questions that are not answered now.
  const outdated = db.$with('outdated', {}).as(sql`
    delete from ${applicationAnswer} using ${created}
    where ${applicationAnswer.applicationId} = created.application_id and created.from_state is not null
      and ${applicationAnswer.questionId} <> all(select (answer ->> 'id')::int from jsonb_array_elements(${placeholder('answers')}::jsonb) answer)
    returning 1`)
  return db
    .with(spent, wanted, sent, created, history, answers, outdated)
    .select({
      points: spent.points,
      expire: spent.expire,
      isActive: wanted.isActive,
      isAnswered: wanted.isAnswered,
      cvId: sent.cvId,
      applicationId: created.applicationId,
    })
    .from(spent)
    .leftJoin(wanted, sql`true`)
    .leftJoin(sent, sql`true`)
    .leftJoin(created, sql`true`)
})
