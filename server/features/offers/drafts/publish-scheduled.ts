import { dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import { findRefusalCode } from '#server/database/refusal-code.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { lockOwner } from './lock-owner.ts'
import { publishAs } from './publish-as.ts'
import { deleteDraft, findOwner, listDue, lockDue, recordFailure } from './queries.ts'

type Context = Pick<Deps, 'db' | 'jobs' | 'clock' | 'env'>
type Draft = NonNullable<Awaited<ReturnType<typeof lockDue>>>

const SERVER_FAULT = 500

/** Publishes the drafts whose day has come. A fault with one stops none of the others; the first fault fails the job, which is tried again. */
export async function publishScheduled(deps: Context): Promise<void> {
  const today = dayInMadrid(deps.clock.now())
  const faults: unknown[] = []
  let after = 0
  for (;;) {
    const due = await listDue(deps.db, { today, after })
    for (const one of due) await publishDue(deps, one, today).catch((fault: unknown) => faults.push(fault))
    const last = due.at(-1)
    if (!last) break
    after = last.id
  }
  if (faults.length > 0) throw faults[0]
}

/**
 * Publishes a draft or records why not, and adds the mail about it, in one transaction. A second process finds it gone or
 * without a day.
 */
function publishDue(deps: Context, { id, companyId }: { id: number; companyId: number }, today: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockOwner(tx, companyId)
    const draft = await lockDue(tx, id, today)
    if (!draft) return
    const tried = await tryToPublish({ ...deps, db: tx }, draft)
    if ('offerId' in tried) {
      await deleteDraft(tx, draft)
      await deps.jobs.enqueue(tx, 'scheduled-published', tried)
    } else {
      await recordFailure(tx, id, tried.failure)
      await deps.jobs.enqueue(tx, 'scheduled-refused', { draftId: id })
    }
  })
}

/** Publishes a draft as its company would now. Unlike there, the limit of the free plan refuses it: nobody reads that it became inactive. */
async function tryToPublish(
  context: Pick<Deps, 'clock' | 'env'> & { db: Tx },
  draft: Draft,
): Promise<{ offerId: number } | { failure: string }> {
  try {
    return await context.db.transaction(async (inner) => {
      const owner = await findOwner(inner, draft.companyId)
      if (!owner?.isConfirmed) throw new AppError('email_unconfirmed')
      const { offerId, isOverFreeLimit } = await publishAs({ ...context, db: inner }, draft)
      if (isOverFreeLimit) throw new AppError('free_limit')
      return { offerId }
    })
  } catch (error) {
    const code = error instanceof AppError ? error.code : findRefusalCode(error)
    // A fault of ours passes: the next attempt may publish it.
    if (!code || new AppError(code).status >= SERVER_FAULT) throw error
    return { failure: code }
  }
}
