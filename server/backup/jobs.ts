import type { Deps } from '#server/deps.ts'
import { makeBackup } from './make-backup.ts'

/** Makes the backup of the night, if BACKUP_DIR says where. A failure is tried again for hours, then it is a dead letter. */
export async function backUpNightly(deps: Deps): Promise<void> {
  if (!deps.env.backup) return
  deps.log.info(await makeBackup(deps), 'a backup was made')
}
