import { mailDecisions } from '#contract/values/applications/mail-decisions.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { moveOne } from '../desk/moves/move-applications.ts'
import { findLinked, listDue, lockApplication, takeAnswer } from './queries.ts'
import { refusalOf } from './refusal-of.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'log'>
type Due = Awaited<ReturnType<typeof listDue>>[number]

/** Carries out the answers from mails that nobody can take back any more, as the company's own moves. */
export async function applyAnswers(deps: Context): Promise<void> {
  for (const due of await listDue(deps.db, deps.clock.now())) await applyAnswer(deps, due)
}

/** The answer goes and its application moves in one transaction, so that a kill loses and repeats nothing. */
async function applyAnswer(deps: Context, due: Due): Promise<void> {
  try {
    await move(deps, due)
  } catch (error) {
    // Such as: moved too often today. It would fail in each minute.
    if (!(error instanceof AppError)) throw error
    await takeAnswer(deps.db, due.id)
    deps.log.warn({ err: error, application: due.id }, 'an answer from a mail was dropped')
  }
}

const move = ({ db, clock }: Context, { id, companyId, accountId }: Due): Promise<void> =>
  db.transaction(async (tx) => {
    // In the order of every change. After both waits no other change of the application can come in between.
    await lockCompany(tx, companyId)
    await lockApplication(tx, id)
    const linked = await findLinked(tx, id, accountId)
    const answer = await takeAnswer(tx, id)
    if (!answer?.stands || refusalOf(linked)) return
    const { decision, letter } = answer
    const to = mailDecisions[decision].state
    const reason = decision === 'no_encaja' ? 'otro_perfil' : undefined
    await moveOne(tx, { id, companyId, accountId, to, seen: new Map(), reason, letter, clock })
  })
