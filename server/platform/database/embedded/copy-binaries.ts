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

// What only compilers read.
const isNeeded = (path: string): boolean => !path.endsWith('.a') && !path.endsWith('pkgconfig')

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => isNeeded(path) && !path.includes('pkgconfig/'))
    .toSorted()

/** Says whether a copy is there with every file: cleaners of temporary folders delete one by one. */
export function isWholeCopy(copy: string, original: string): boolean {
  return existsSync(copy) && filesOf(copy).join() === filesOf(original).join()
}

/** Copies the programs to where anybody can start them. It appears whole, and of several copiers one wins. */
export function makeCopy(copy: string, original: string): void {
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
    if (!isWholeCopy(copy, original)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
    rmSync(`${draft}.broken`, { recursive: true, force: true })
  }
}

/** However closed the original was (umask 077). */
function openForReading(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  chmodSync(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644)
}
