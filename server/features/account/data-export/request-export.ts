import { removeFiles } from '#server/files/pending/remove-files.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { beginExport, findExport } from './queries.ts'

/** Adds the job that makes the file with the caller's data. While one is being made nothing happens. */
export async function requestExport(context: ApiContext): Promise<void> {
  const { db, jobs, limits, clock } = context
  const { accountId } = requireCaller(context)
  await spendTry(limits.exports, accountId, 'exports_per_day')
  const isBegun = await db.transaction(async (tx) => {
    const keyBefore = (await findExport(tx, accountId))?.fileKey
    const exportId = await beginExport(tx, accountId, clock.now())
    if (exportId) await jobs.enqueue(tx, 'data-export', { exportId })
    if (exportId && keyBefore) await removeFiles(context, tx, [keyBefore])
    return exportId !== undefined
  })
  if (!isBegun) await limits.exports.reward(accountId)
}
