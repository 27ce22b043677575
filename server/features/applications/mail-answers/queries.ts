import { and, asc, desc, eq, getTableColumns, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { account, application, candidate, company, offer, pendingAnswer } from '#server/database/schema/schema.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { shownName } from '#server/domain/applications/first-look.ts'
import { isOpenAccount } from '#server/domain/accounts/reachable.ts'
import { isInCanary } from '../appointments/queries.ts'

/**
 * Nothing but a reading has happened to its application since: a later decision, withdrawal or closing wins. The names are written out,
 * because Drizzle names columns without their table where a query has one table.
 */
const stands: SQL<boolean> = sql<boolean>`not exists (select from application_event later
  where later.application_id = pending_answer.application_id and later.id > pending_answer.after_event
    and later.undone_at is null and later.to_state <> 'leida')`

/** The application has an answer that its candidate will be told. Mails do not name it as one that waits. */
export const isPending: SQL<boolean> = sql<boolean>`exists (
  select from pending_answer where pending_answer.application_id = application.id and ${stands})`

/** An application, and the account of its company. */
export interface Named {
  applicationId: number
  accountId: number
}

// A candidate whose account is disabled is told nothing.
const isReachable = sql<boolean>`(${isStayingCandidate(application.candidateId)} and not exists (
  select from account shut where shut.id = ${candidate.accountId} and shut.disabled_at is not null))`
const columns = {
  id: application.id,
  state: application.state,
  name: shownName,
  offer: offer.name,
  companyId: company.id,
  accountId: account.id,
  isSuspended: company.isSuspended,
  isOpenAccount,
  decision: pendingAnswer.decision,
  dueAt: pendingAnswer.dueAt,
  appointment: pendingAnswer.appointment,
  isCanary: isInCanary,
}

/** Applications as far as a mail to their company may show them, with their pending answers. */
const selectLinked = (db: Handle, which: SQL | undefined) =>
  db
    .select(columns)
    .from(application)
    .innerJoin(offer, eq(offer.id, application.offerId))
    .innerJoin(company, eq(company.id, application.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .leftJoin(pendingAnswer, and(eq(pendingAnswer.applicationId, application.id), stands))
    .where(and(which, isReachable))
    .orderBy(desc(pendingAnswer.dueAt))

/** Undefined: it is gone, or another account has it. */
export async function findLinked(db: Handle, { applicationId, accountId }: Named) {
  const [row] = await selectLinked(db, and(eq(application.id, applicationId), eq(account.id, accountId)))
  return row
}

export type LinkedRow = NonNullable<Awaited<ReturnType<typeof findLinked>>>

/** Applications of a company with an answer that can still be taken back, the newest first. */
export const listPending = (db: Handle, companyId: number, now: Date) =>
  selectLinked(db, and(eq(company.id, companyId), gt(pendingAnswer.dueAt, now)))

export type NewAnswer = Omit<typeof pendingAnswer.$inferSelect, 'afterEvent'>

/**
 * Adds an answer to an application that waits for one. It replaces no other one that stands, but proposes times with one that goes on. One
 * statement decides races.
 */
export async function addAnswer(db: Handle, answer: NewAnswer): Promise<void> {
  const { applicationId, decision, letter, appointment, dueAt } = answer
  await db.execute(sql`
    insert into ${pendingAnswer} (application_id, decision, letter, appointment, after_event, due_at)
    select id, ${decision}, ${letter}, ${appointment && JSON.stringify(appointment)}::jsonb, coalesce((select max(event.id) from application_event event
      where event.application_id = ${application}.id), 0), ${timeOf(dueAt)}
    from ${application} where id = ${applicationId} and state in ('enviada', 'leida')
    on conflict (application_id) do update set decision = excluded.decision, letter = excluded.letter,
      appointment = excluded.appointment, after_event = excluded.after_event, due_at = excluded.due_at
    where not (${stands}) or pending_answer.decision = 'me_interesa' and excluded.appointment is not null`)
}

/** Deletes the answer of an application. Returns it, and whether it still stands. */
export async function takeAnswer(db: Handle, applicationId: number) {
  const [row] = await db
    .delete(pendingAnswer)
    .where(eq(pendingAnswer.applicationId, applicationId))
    .returning({ ...getTableColumns(pendingAnswer), stands })
  return row
}

/** The answers that nobody can take back any more. */
export const listDue = (db: Handle, now: Date) =>
  db
    .select({ applicationId: application.id, companyId: company.id, accountId: company.accountId })
    .from(pendingAnswer)
    .innerJoin(application, eq(application.id, pendingAnswer.applicationId))
    .innerJoin(company, eq(company.id, application.companyId))
    .where(lte(pendingAnswer.dueAt, now))
    .orderBy(asc(pendingAnswer.dueAt))
