import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

// BACKUP_DIR/
//   2026-11-27T03-00-00Z-12/   the twelfth backup: manifest.age, files.txt, tables/…
//   files/ab/….age             the uploaded files of all backups, each once
//   destroyed.txt              accounts that no restore may bring back
//   key.age                    with BACKUP_PASSPHRASE

// Only backups of version 1.0 lack the number. They are the oldest.
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\dZ)(?:-(\d+))?$/

const numberOf = (name: string): number => Number(NAME.exec(name)?.[5] ?? 0)

/** The time in a name: only its colons are replaced, because Windows forbids them. */
const timeOf = (name: string): Date => new Date(name.replace(NAME, '$1T$2:$3:$4'))

/** The name of the next backup. Its number orders the backups, because a clock may be wrong. */
export async function nextName(dir: string, now: Date): Promise<string> {
  const last = (await listBackups(dir)).at(-1) ?? ''
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${numberOf(last) + 1}`
}

export const partialOf = (dir: string, name: string): string => join(dir, `.${name}`)
export const tablesIn = (folder: string): string => join(folder, 'tables')
export const manifestIn = (folder: string): string => join(folder, 'manifest.age')
export const blobListIn = (folder: string): string => join(folder, 'files.txt')
export const blobsIn = (dir: string): string => join(dir, 'files')
export const destroyedIn = (dir: string): string => join(dir, 'destroyed.txt')

const listNames = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** The names of the complete backups, the oldest first. */
export async function listBackups(dir: string): Promise<string[]> {
  const names = (await listNames(dir)).filter((name) => NAME.test(name)).toSorted()
  return names.toSorted((one, other) => numberOf(one) - numberOf(other))
}

/** The backups whose time is still to come: a clock was or is wrong. */
export const listFuture = async (dir: string, now: Date): Promise<string[]> =>
  (await listBackups(dir)).filter((name) => timeOf(name) > now)

/** When the newest complete backup was made, by the clock of then; null if there is none. */
export async function findLastBackup(dir: string): Promise<Date | null> {
  const newest = (await listBackups(dir)).at(-1)
  return newest ? timeOf(newest) : null
}

async function listInBlobs(dir: string, ending: string): Promise<string[]> {
  const folders = await listNames(blobsIn(dir))
  const lists = await Promise.all(
    folders.map(async (folder) => (await listNames(join(blobsIn(dir), folder))).map((name) => `${folder}/${name}`)),
  )
  return lists.flat().filter((path) => path.endsWith(ending))
}

/** The paths of all stored files below `files/`. */
export const listBlobs = (dir: string): Promise<string[]> => listInBlobs(dir, '.age')

/** Makes the folder, and removes what a killed process has left half done. */
export async function preparePlace(dir: string): Promise<void> {
  await mkdir(blobsIn(dir), { recursive: true, mode: 0o700 })
  for (const partial of await listInBlobs(dir, '.part')) await rm(join(blobsIn(dir), partial))
  for (const name of await listNames(dir)) {
    if (name.startsWith('.') && NAME.test(name.slice(1))) await rm(join(dir, name), { recursive: true })
  }
}
