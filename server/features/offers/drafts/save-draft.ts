import { DRAFTS_MAX } from '#contract/values/draft-limits.ts'
import type { Tx } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findProjectState } from '../queries.ts'
import { lockOwner } from './lock-owner.ts'
import * as queries from './queries.ts'
import { requirePublishable } from './require-publishable.ts'

interface Saving {
  companyId: number
  /** Undefined: a new one. */
  id: number | undefined
  /** The version that was read; undefined overwrites any. */
  version: number | undefined
  /** Whether the account has confirmed its e-mail. Only publishing asks for it. */
  isConfirmed: boolean
}

/** Saves a whole draft. One with a day must be such that it could be published then. */
export function saveDraft(
  context: Pick<Deps, 'db' | 'clock' | 'env'>,
  { companyId, id, version, isConfirmed }: Saving,
  draft: Omit<queries.DraftValues, 'savedAt'>,
): Promise<{ id: number; version: number }> {
  return context.db.transaction(async (tx) => {
    await lockOwner(tx, companyId)
    await requireOwnProject(tx, companyId, draft.projectId)
    if (draft.publishOn !== null) {
      if (!isConfirmed) throw new AppError('email_unconfirmed')
      await requirePublishable({ ...context, db: tx }, { ...draft, companyId }, draft.publishOn)
    }
    const values = { ...draft, savedAt: context.clock.now() }
    if (id === undefined) return insertDraft(tx, companyId, values)
    const own = { id, companyId, version }
    const saved = await queries.updateDraft(tx, own, values)
    if (saved) return saved
    throw new AppError((await queries.hasDraft(tx, own)) ? 'draft_changed' : 'draft_not_found')
  })
}

/** Refuses a project of another company. */
export async function requireOwnProject(tx: Tx, companyId: number, projectId: number | null): Promise<void> {
  if (projectId === null) return
  if ((await findProjectState(tx, companyId, projectId)) === undefined) throw new AppError('project_not_found')
}

/** The company is locked, so two requests at once do not pass the limit. */
async function insertDraft(tx: Tx, companyId: number, values: queries.DraftValues) {
  if ((await queries.countDrafts(tx, companyId)) >= DRAFTS_MAX) throw new AppError('drafts_full')
  return queries.insertDraft(tx, companyId, values)
}
