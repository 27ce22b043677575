import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './place.ts'
import { isAlive } from './postmaster.ts'

const drafts = 'pg.new-'

/** Makes the cluster if there is none. It is built aside and renamed, so what lies in `pg` was finished. */
export async function initCluster(
  place: Place,
  { binaries, durable }: { binaries: string; durable: boolean },
): Promise<void> {
  removeLeftovers(place.home)
  if (existsSync(place.folder)) return
  // Made with mode 0700: a password lies in it for a moment.
  const draft = mkdtempSync(join(place.home, `${drafts}${process.pid}-`))
  try {
    const options = initOptions(place, draft)
    await promisify(execFile)(join(binaries, 'bin', 'initdb'), durable ? options : [...options, '--no-sync'], {
      ...place.runner.ids,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    })
    moveInto(place.folder, join(draft, 'pg'))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function initOptions({ record, runner }: Place, draft: string): string[] {
  const passwordFile = join(draft, 'password')
  writeFileSync(passwordFile, record.password)
  if (runner.ids) for (const path of [passwordFile, draft]) chownSync(path, runner.ids.uid, runner.ids.gid)
  return [
    `--pgdata=${join(draft, 'pg')}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // ICU sorts as Spanish does (ñ after n, á with a) whatever locales the operating system has.
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
    // Another process was faster. Which of the two goes on is settled when they hold the cluster.
    if (!existsSync(folder)) throw error
  }
}

/** What a process left that was killed half-way. One that is still at work keeps its draft. */
function removeLeftovers(home: string): void {
  const left = readdirSync(home).filter(
    (name) => name.startsWith(drafts) && !isAlive(Number.parseInt(name.slice(drafts.length))),
  )
  for (const name of left) {
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {
      // Its initdb is still writing there. The next start tries again.
    }
  }
}
