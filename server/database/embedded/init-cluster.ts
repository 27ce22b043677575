import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ClusterLocation } from './location.ts'
import { isAlive } from './postmaster.ts'

const drafts = 'pg.new-'

// ICU sorts Spanish text correctly (ñ after n, á with a) without locales of the operating system.
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=es']
const options = [...locale, '--text-search-config=spanish', '--username=postgres', '--auth=scram-sha-256']

/** Creates the cluster if there is none. A finished draft is renamed to `pg`, so `pg` is always complete. */
export async function initCluster(
  { home, folder, user: { ids }, record }: ClusterLocation,
  { programs, durable }: { programs: string; durable: boolean },
): Promise<void> {
  removeLeftovers(home)
  if (existsSync(folder)) return
  // mkdtemp uses mode 0700: the folder contains the password for a moment.
  const draft = mkdtempSync(join(home, `${drafts}${process.pid}-`))
  const [made, passwordFile] = [join(draft, 'pg'), join(draft, 'password')]
  try {
    writeFileSync(passwordFile, record.password)
    if (ids) for (const path of [passwordFile, draft]) chownSync(path, ids.uid, ids.gid)
    const places = [`--pgdata=${made}`, `--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])]
    const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }
    await promisify(execFile)(join(programs, 'bin', 'initdb'), [...options, ...places], { ...ids, cwd: '/', env })
    renameSync(made, folder)
  } catch (error) {
    // Another process may have created it first. The cluster lock decides which one goes on.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Deletes the drafts of killed processes. A process that still runs keeps its draft. */
function removeLeftovers(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(drafts) || isAlive(Number.parseInt(name.slice(drafts.length)))) continue
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {
      // Its initdb is still writing. The next start tries again.
    }
  }
}
