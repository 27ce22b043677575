import { eq } from 'drizzle-orm'
import { mailDecisions } from '#contract/values/applications/mail-decisions.ts'
import type { Tx } from '#server/database/open.ts'
import { application } from '#server/database/schema/schema.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { proposeAppointment, type Proposing } from '../appointments/propose-appointment.ts'
import { moveOne } from '../desk/moves/move-applications.ts'
import { refusalOf } from './answer-by-link.ts'
import { findLinked, listDue, takeAnswer } from './queries.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'log'>
type Due = Awaited<ReturnType<typeof listDue>>[number]

/**
 * Carries out the answers from mails that nobody can take back any more, as the company's own moves. An answer goes and its application moves
 * in one transaction, so that a kill loses and repeats nothing.
 */
export async function applyAnswers(deps: Context): Promise<void> {
  const due = await listDue(deps.db, deps.clock.now())
  for (const answer of due) {
    // One that fails is tried again in a minute. It must not hold the others, nor the mails of the same job.
    await deps.db
      .transaction((tx) => applyAnswer(tx, deps, answer))
      .catch((err: unknown) =>
        deps.log.error({ err, application: answer.applicationId }, 'an answer from a mail failed'),
      )
  }
}

async function applyAnswer(tx: Tx, { clock, log }: Context, due: Due): Promise<void> {
  const { applicationId: id, companyId, accountId } = due
  // In the order of every change. After both waits no other change of the application can come in between.
  await lockCompany(tx, companyId)
  await tx.select({ id: application.id }).from(application).where(eq(application.id, id)).for('update')
  const refusal = refusalOf(await findLinked(tx, due))
  const answer = await takeAnswer(tx, id)
  if (!answer?.stands || refusal) return
  const { decision, letter, appointment } = answer
  const reason = decision === 'no_encaja' ? ('otro_perfil' as const) : undefined
  const by = { id, companyId, accountId, clock }
  const press = { ...by, to: mailDecisions[decision].state, seen: new Map(), reason, letter }
  try {
    if (!appointment || !(await propose(tx, { ...by, ...appointment }))) await moveOne(tx, press)
  } catch (error) {
    // Such as: moved too often today. It would fail in each minute.
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error, application: id }, 'an answer from a mail was dropped')
  }
}

/** Proposes the times that have not passed meanwhile. False: none is left, or the company has given one to somebody else. */
async function propose(tx: Tx, given: Proposing): Promise<boolean> {
  const now = given.clock.now()
  const proposals = given.proposals.filter(({ startsAt }) => new Date(startsAt) > now)
  try {
    if (proposals.length > 0) await proposeAppointment(tx, { ...given, proposals })
    return proposals.length > 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return false
  }
}
