import { and, asc, eq, getTableColumns, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { MailDecision } from '#contract/values/applications/mail-decisions.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { account, application, candidate, company, offer, pendingAnswer } from '#server/database/schema/schema.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { isOpenAccount } from '#server/domain/accounts/reachable.ts'

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

const pending = { decision: pendingAnswer.decision, dueAt: pendingAnswer.dueAt }
const name = sql<string>`concat_ws(' ', ${candidate.firstName}, ${candidate.firstSurname})`
// A candidate whose account is disabled is told nothing.
const isReachable = sql<boolean>`(${isStayingCandidate(application.candidateId)} and not exists (
  select from account shut where shut.id = ${candidate.accountId} and shut.disabled_at is not null))`

/** The application of a link, as far as the company's mail may show it. Undefined: it is gone, or has another company. */
export async function findLinked(db: Handle, id: number, accountId: number) {
  const [row] = await db
    .select({
      id: application.id,
      state: application.state,
      name,
      offer: offer.name,
      isSuspended: company.isSuspended,
      isOpenAccount,
      decision: pendingAnswer.decision,
      dueAt: pendingAnswer.dueAt,
    })
    .from(application)
    .innerJoin(offer, eq(offer.id, application.offerId))
    .innerJoin(company, eq(company.id, application.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .leftJoin(pendingAnswer, and(eq(pendingAnswer.applicationId, application.id), stands))
    .where(and(eq(application.id, id), eq(account.id, accountId), isReachable))
  return row
}

export type LinkedRow = NonNullable<Awaited<ReturnType<typeof findLinked>>>

interface NewAnswer {
  applicationId: number
  decision: MailDecision
  letter: string | null
  dueAt: Date
}

/** Adds an answer to an application that waits for one. It replaces no other one that stands. One statement decides races. */
export async function addAnswer(db: Handle, { applicationId, decision, letter, dueAt }: NewAnswer): Promise<void> {
  await db.execute(sql`
    insert into ${pendingAnswer} (application_id, decision, letter, after_event, due_at)
    select id, ${decision}, ${letter}, coalesce((select max(event.id) from application_event event
      where event.application_id = ${application}.id), 0), ${timeOf(dueAt)}
    from ${application} where id = ${applicationId} and state in ('enviada', 'leida')
    on conflict (application_id) do update set decision = excluded.decision, letter = excluded.letter,
      after_event = excluded.after_event, due_at = excluded.due_at
    where not (${stands})`)
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
    .select({ id: application.id, companyId: company.id, accountId: company.accountId })
    .from(pendingAnswer)
    .innerJoin(application, eq(application.id, pendingAnswer.applicationId))
    .innerJoin(company, eq(company.id, application.companyId))
    .where(lte(pendingAnswer.dueAt, now))
    .orderBy(asc(pendingAnswer.dueAt))

/** Waits for whoever changes the application. */
export const lockApplication = (tx: Tx, id: number) =>
  tx.select({ id: application.id }).from(application).where(eq(application.id, id)).for('update')

/** The answer of an application that can still be taken back. */
export async function findPending(db: Handle, applicationId: number) {
  const isOfThis = and(eq(pendingAnswer.applicationId, applicationId), stands)
  const [row] = await db.select(pending).from(pendingAnswer).where(isOfThis)
  return row
}

/** The answers of a company that can still be taken back, the newest first. */
export const listPending = (db: Handle, companyId: number, now: Date) =>
  db
    .select({ ...pending, id: application.id, name, offer: offer.name })
    .from(pendingAnswer)
    .innerJoin(application, eq(application.id, pendingAnswer.applicationId))
    .innerJoin(offer, eq(offer.id, application.offerId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .where(and(eq(application.companyId, companyId), gt(pendingAnswer.dueAt, now), stands, isReachable))
    .orderBy(sql`${pendingAnswer.dueAt} desc`)
