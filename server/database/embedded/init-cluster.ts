import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ClusterLocation } from './location/resolve-location.ts'
import { isAlive } from './postmaster.ts'

const drafts = 'pg.new-'

/** Creates the cluster if there is none. A finished draft is renamed to `pg`, so `pg` is always complete. */
export async function initCluster(
  location: ClusterLocation,
  { programs, durable }: { programs: string; durable: boolean },
): Promise<void> {
  removeLeftovers(location.home)
  if (existsSync(location.folder)) return
  // mkdtemp uses mode 0700: the folder contains the password for a moment.
  const draft = mkdtempSync(join(location.home, `${drafts}${process.pid}-`))
  try {
    const options = initOptions(location, draft)
    await promisify(execFile)(join(programs, 'bin', 'initdb'), durable ? options : [...options, '--no-sync'], {
      ...location.user.ids,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    })
    moveInto(location.folder, join(draft, 'pg'))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function initOptions({ record, user }: ClusterLocation, draft: string): string[] {
  const passwordFile = join(draft, 'password')
  writeFileSync(passwordFile, record.password)
  if (user.ids) for (const path of [passwordFile, draft]) chownSync(path, user.ids.uid, user.ids.gid)
  return [
    `--pgdata=${join(draft, 'pg')}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // ICU sorts Spanish text correctly (ñ after n, á with a) without locales of the operating system.
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=es',
    '--text-search-config=spanish',
    '--no-instructions',
  ]
}

function moveInto(folder: string, draft: string): void {
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another process created it first. The cluster lock decides which one goes on.
    if (!existsSync(folder)) throw error
  }
}

/** Deletes the drafts of killed processes. A process that still runs keeps its draft. */
function removeLeftovers(home: string): void {
  const left = readdirSync(home).filter(
    (name) => name.startsWith(drafts) && !isAlive(Number.parseInt(name.slice(drafts.length))),
  )
  for (const name of left) {
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {
      // Its initdb is still writing. The next start tries again.
    }
  }
}
