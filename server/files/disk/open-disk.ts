import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Clock } from '#server/clock.ts'
import { openDurableFolder } from './durable-folder.ts'
import { requireFreeSpace } from './require-free-space.ts'

export interface DiskSettings {
  dataDir: string
  /** With less free space no file is stored. */
  minFreeDiskBytes: number
}

/**
 * A folder on a disk. The disk driver of flydrive writes directly to the final name and does not sync. A crash could leave an incomplete
 * CV, and a power cut could leave an empty one after the upload was acknowledged. So only the write is our own code.
 */
export async function openDisk({ dataDir, minFreeDiskBytes }: DiskSettings, clock: Clock): Promise<Disk> {
  const location = join(dataDir, 'files')
  const folder = await openDurableFolder(location, clock)
  const driver = new FSDriver({ location, visibility: 'private' })
  driver.put = async (key, contents) => {
    // Records of destroyed accounts are written on a full disk too: the destruction makes room.
    if (contents.length > 0) await requireFreeSpace(location, minFreeDiskBytes)
    await folder.write(key, contents)
  }
  return new Disk(driver)
}
