import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Clock } from '#server/platform/clock.ts'
import { openDurableFolder } from './durable-folder.ts'

/**
 * The one place that chooses where files live; another driver (S3) would be chosen here.
 *
 * The disk driver of flydrive writes straight into the final name and never syncs: a crash could leave half a CV, a
 * power cut an empty one that was already acknowledged. Reading and deleting are its own, writing is ours.
 */
export async function openDisk({ dataDir, clock }: { dataDir: string; clock: Clock }): Promise<Disk> {
  const location = join(dataDir, 'files')
  const folder = await openDurableFolder(location, clock)
  const driver = new FSDriver({ location, visibility: 'private' })
  driver.put = (key, contents) => folder.write(key, contents)
  return new Disk(driver)
}
