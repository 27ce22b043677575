import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ClusterLocation } from './location.ts'
import { isAlive } from './postmaster.ts'

const partials = 'pg.new-'

// ICU sorts Spanish text correctly (ñ after n, á with a) without locales of the operating system.
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=es']
const options = [...locale, '--text-search-config=spanish', '--username=postgres', '--auth=scram-sha-256']

/** Creates the cluster if there is none. The finished folder is renamed to `pg`, so `pg` is always complete. */
export async function initCluster(
  { home, folder, user: { ids }, record }: ClusterLocation,
  { programs, durable }: { programs: string; durable: boolean },
): Promise<void> {
  removeLeftovers(home)
  if (existsSync(folder)) return
  // mkdtemp uses mode 0700: the folder contains the password for a moment.
  const partial = mkdtempSync(join(home, `${partials}${process.pid}-`))
  const [made, passwordFile] = [join(partial, 'pg'), join(partial, 'password')]
  try {
    writeFileSync(passwordFile, record.password)
    if (ids) for (const path of [passwordFile, partial]) chownSync(path, ids.uid, ids.gid)
    const places = [`--pgdata=${made}`, `--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])]
    const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }
    await promisify(execFile)(join(programs, 'bin', 'initdb'), [...options, ...places], { ...ids, cwd: '/', env })
    renameSync(made, folder)
  } catch (error) {
    // Another process may have created it first. The cluster lock decides which one goes on.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

/** Deletes the partial folders of killed processes. Folders of running processes stay. */
function removeLeftovers(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(partials) || isAlive(Number.parseInt(name.slice(partials.length)))) continue
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {
      // Its initdb is still writing. The next start tries again.
    }
  }
}
