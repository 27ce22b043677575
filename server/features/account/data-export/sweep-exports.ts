import { lte } from 'drizzle-orm'
import { dataExport } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { removeFiles } from '#server/files/pending/remove-files.ts'

/** Removes files after their time. */
export const sweepExports = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const expired = await tx
      .delete(dataExport)
      .where(lte(dataExport.expiresAt, deps.clock.now()))
      .returning({ fileKey: dataExport.fileKey })
    const keys = expired.flatMap(({ fileKey }) => fileKey ?? [])
    await removeFiles(deps, tx, keys)
  })
