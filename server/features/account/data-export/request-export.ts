import { requireCaller } from '#server/platform/http/access.ts'
import type { ApiContext } from '#server/platform/http/implement.ts'
import { spendTry } from '#server/platform/http/limits/rate-limit.ts'
import { beginExport, findExport } from './queries.ts'

/** Adds the job that makes the file with the caller's data. While one is being made nothing happens. */
export async function requestExport(context: ApiContext): Promise<void> {
  const { db, jobs, files, limits, clock } = context
  const { accountId } = requireCaller(context)
  await spendTry(limits.exports, accountId, 'exports_per_day')
  const keyBefore = (await findExport(db, accountId))?.fileKey
  const isBegun = await db.transaction(async (tx) => {
    const exportId = await beginExport(tx, accountId, clock.now())
    if (exportId) await jobs.enqueue(tx, 'data-export', { exportId })
    return exportId !== undefined
  })
  if (!isBegun) await limits.exports.reward(accountId)
  else if (keyBefore) await files.remove(keyBefore)
}
