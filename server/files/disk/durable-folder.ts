import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '#server/clock.ts'

const INCOMING = '.incoming'
// A younger file may belong to another process that is writing now. No write takes a minute.
const LEFTOVER_AFTER_MS = 60_000
const OWNER_ONLY = { folder: 0o700, file: 0o600 }

/**
 * Opens a folder for writing and removes the incomplete files of earlier crashes. Each file is written to a temporary
 * folder, synced, and renamed into place. All temporary files are in one folder of the same file system, so that the
 * cleanup at the start does not need to read every folder.
 */
export async function openDurableFolder(location: string, clock: Clock) {
  const incoming = join(location, INCOMING)
  await makeFolder(incoming)
  await syncFolder(location)
  await syncFolder(dirname(location))
  await removeLeftovers(incoming, clock.now())

  return {
    /** Writes a complete file or none. When it resolves, the file survives a power cut. */
    async write(key: string, contents: string | Uint8Array): Promise<void> {
      const place = join(location, key)
      const aside = join(incoming, randomBytes(16).toString('hex'))
      try {
        await writeSynced(aside, contents)
        await makeFolder(dirname(place))
        await rename(aside, place)
      } catch (error) {
        await unlink(aside).catch(() => undefined)
        throw error
      }
      await syncUpTo(location, dirname(place))
    },
  }
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })

async function writeSynced(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY.file)
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new file survives a power cut only after its folder is synced, and a new folder only after its parent is. */
async function syncUpTo(top: string, folder: string): Promise<void> {
  await syncFolder(folder)
  if (folder !== top) await syncUpTo(top, dirname(folder))
}

export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot sync a folder. Its file system has a journal for names.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeLeftovers(incoming: string, now: Date): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const written = await stat(path).catch(() => null)
    const isOld = written !== null && now.getTime() - written.mtimeMs > LEFTOVER_AFTER_MS
    if (isOld) await unlink(path).catch(() => undefined)
  }
}
