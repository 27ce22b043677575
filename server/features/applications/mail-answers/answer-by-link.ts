import { ANSWER_UNDO_MINUTES } from '#contract/constants.ts'
import type { MailDecision } from '#contract/values/applications/mail-decisions.ts'
import type { Handle } from '#server/database/open.ts'
import { readAnswerToken } from '#server/domain/applications/answer-links.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { addAnswer, findLinked, takeAnswer, type LinkedRow } from './queries.ts'
import { refusalOf } from './refusal-of.ts'
import { linkTexts as texts } from './texts.ts'

const MINUTE_MS = 60_000

interface Named {
  applicationId: number
  accountId: number
}

async function requireToken(context: ApiContext, token: string): Promise<Named> {
  await spendTry(context.limits.emailLinkUses, context.address)
  const named = await readAnswerToken(context, token)
  if (!named) throw new AppError('answer_link_invalid')
  return named
}

async function requireLinked(db: Handle, { applicationId, accountId }: Named): Promise<LinkedRow> {
  const row = await findLinked(db, applicationId, accountId)
  const refusal = refusalOf(row)
  if (refusal || !row) throw refusal ?? new AppError('answer_link_invalid')
  return row
}

/** The application of a link that may be answered or was. Refused if it is gone, closed or withdrawn, or the company may not answer. */
export const readLink = async (context: ApiContext, token: string): Promise<LinkedRow> =>
  requireLinked(context.db, await requireToken(context, token))

interface Answer {
  decision: MailDecision
  letter: string | null
}

/** Keeps an answer until nobody can take it back any more. An application that has one stays as it is. */
export async function answerByLink(context: ApiContext, token: string, answer: Answer): Promise<LinkedRow> {
  const { db, clock } = context
  const named = await requireToken(context, token)
  await requireLinked(db, named)
  const dueAt = new Date(clock.now().getTime() + ANSWER_UNDO_MINUTES * MINUTE_MS)
  await addAnswer(db, { ...named, ...answer, dueAt })
  return requireLinked(db, named)
}

/** Drops the pending answer of a link: its candidate never hears of it. A second press finds it dropped and succeeds. */
export async function takeBackAnswer(context: ApiContext, token: string): Promise<LinkedRow> {
  const named = await requireToken(context, token)
  await requireLinked(context.db, named)
  await takeAnswer(context.db, named.applicationId)
  const left = await requireLinked(context.db, named)
  if (left.state === 'enviada' || left.state === 'leida') return left
  throw new AppError('undo_too_late', { sentence: texts.tooLate })
}
