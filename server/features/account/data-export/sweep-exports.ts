import { eq, lte } from 'drizzle-orm'
import { dataExport } from '#server/platform/database/schema/schema.ts'
import type { Deps } from '#server/platform/deps.ts'

/** Removes files after their time. The row goes last: if the process ends in between, the next run finds the file. */
export async function sweepExports({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const expired = await db
    .select({ id: dataExport.id, fileKey: dataExport.fileKey })
    .from(dataExport)
    .where(lte(dataExport.expiresAt, clock.now()))
  for (const { id, fileKey } of expired) {
    if (fileKey) await files.remove(fileKey)
    await db.delete(dataExport).where(eq(dataExport.id, id))
  }
}
