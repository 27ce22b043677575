import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'

// Leaves out files for compilers.
const isNeeded = (path: string): boolean => !path.endsWith('.a') && !path.endsWith('pkgconfig')

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => isNeeded(path) && !path.includes('pkgconfig/'))
    .toSorted()

/** Checks every file: cleanup programs delete single files from temporary folders. */
export function isCompleteCopy(copy: string, original: string): boolean {
  return existsSync(copy) && filesOf(copy).join() === filesOf(original).join()
}

/** Copies the programs so that every user can start them. The rename is atomic: one of several processes wins. */
export function copyPrograms(copy: string, original: string): void {
  const draft = mkdtempSync(`${copy}.`)
  try {
    cpSync(original, draft, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: isNeeded,
    })
    for (const path of ['.', ...filesOf(draft)]) openForReading(join(draft, path))
    if (existsSync(copy)) renameSync(copy, `${draft}.broken`)
    renameSync(draft, copy)
  } catch (error) {
    if (!isCompleteCopy(copy, original)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
    rmSync(`${draft}.broken`, { recursive: true, force: true })
  }
}

/** The original may be closed to other users (umask 077). */
function openForReading(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  chmodSync(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644)
}
