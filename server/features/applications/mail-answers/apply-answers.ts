import { eq } from 'drizzle-orm'
import { mailDecisions } from '#contract/values/applications/mail-decisions.ts'
import type { Tx } from '#server/database/open.ts'
import { application } from '#server/database/schema/schema.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
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
  for (const answer of due) await deps.db.transaction((tx) => applyAnswer(tx, deps, answer))
}

async function applyAnswer(tx: Tx, { clock, log }: Context, due: Due): Promise<void> {
  const { applicationId: id, companyId, accountId } = due
  // In the order of every change. After both waits no other change of the application can come in between.
  await lockCompany(tx, companyId)
  await tx.select({ id: application.id }).from(application).where(eq(application.id, id)).for('update')
  const refusal = refusalOf(await findLinked(tx, due))
  const answer = await takeAnswer(tx, id)
  if (!answer?.stands || refusal) return
  const { decision, letter } = answer
  const reason = decision === 'no_encaja' ? ('otro_perfil' as const) : undefined
  const press = { id, companyId, accountId, to: mailDecisions[decision].state, seen: new Map(), reason, letter, clock }
  try {
    await moveOne(tx, press)
  } catch (error) {
    // Such as: moved too often today. It would fail in each minute.
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error, application: id }, 'an answer from a mail was dropped')
  }
}
