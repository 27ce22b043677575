import { ANSWER_UNDO_MINUTES } from '#contract/values/applications/mail-decisions.ts'
import { readAnswerToken } from '#server/domain/applications/answer-links.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { refuseUnproposable } from '../appointments/propose-appointment.ts'
import { addAnswer, findLinked, takeAnswer, type LinkedRow, type NewAnswer } from './queries.ts'
import { linkTexts as texts } from './texts.ts'

/** Why a link answers nothing. Undefined: its application waits for an answer, or has one. */
export function refusalOf(row: LinkedRow | undefined): AppError | undefined {
  if (!row) return new AppError('answer_link_invalid')
  if (!row.isOpenAccount) return new AppError('answer_link_closed', { sentence: texts.noAccount })
  if (row.isSuspended) return new AppError('company_suspended', { sentence: texts.suspended })
  if (row.state === 'retirada') return new AppError('answer_link_closed', { sentence: texts.withdrawn })
  return row.state === 'cerrada' ? new AppError('answer_link_closed') : undefined
}

/** Does this with the application of a link. Returns what the link shows then. */
async function follow(context: ApiContext, token: string, act?: (found: LinkedRow) => Promise<unknown>) {
  await spendTry(context.limits.emailLinkUses, context.address)
  const named = await readAnswerToken(context, token)
  const find = async (): Promise<LinkedRow> => {
    const row = named ? await findLinked(context.db, named) : undefined
    const refusal = refusalOf(row)
    if (refusal || !row) throw refusal
    return row
  }
  const found = await find()
  if (!act) return found
  await act(found)
  return find()
}

export const readLink = (context: ApiContext, token: string) => follow(context, token)

/** Keeps an answer until nobody can take it back any more. An application that has one stays as it is. */
export function answerByLink(
  context: ApiContext,
  token: string,
  answer: Pick<NewAnswer, 'decision' | 'letter' | 'appointment'>,
) {
  const dueAt = new Date(context.clock.now().getTime() + ANSWER_UNDO_MINUTES * 60_000)
  return follow(context, token, async ({ id, companyId, accountId }) => {
    // A time before the candidate hears of it is refused as one that has passed.
    const by = { id, companyId, accountId, clock: { now: () => dueAt } }
    if (answer.appointment) await refuseUnproposable(context.db, { ...by, ...answer.appointment })
    await addAnswer(context.db, { applicationId: id, ...answer, dueAt })
  })
}

/** Drops the pending answer of a link: its candidate never hears of it. A second press finds it dropped and succeeds. */
export async function takeBackAnswer(context: ApiContext, token: string) {
  const left = await follow(context, token, ({ id }) => takeAnswer(context.db, id))
  if (left.state === 'enviada' || left.state === 'leida') return left
  throw new AppError('undo_too_late', { sentence: texts.tooLate })
}
