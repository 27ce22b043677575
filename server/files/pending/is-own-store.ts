import { installation } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Whether the store belongs to this database, also where it was restored from a backup. One without an owner is taken. */
export async function isOwnStore({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<boolean> {
  await db.insert(installation).values({}).onConflictDoNothing()
  const [own] = await db.select({ id: installation.id }).from(installation)
  if (!own) throw new Error('the installation has no id')
  const owner = await files.readOwner()
  if (owner === null) await files.writeOwner(own.id)
  return owner === null || owner === own.id
}
