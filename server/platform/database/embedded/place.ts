import { chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openBase } from './open-base.ts'
import { claimOutside, makeOutside } from './outside.ts'
import { findRecord, makeRecord, type ClusterRecord } from './record.ts'
import { findRunner, type Runner } from './runner.ts'
import { closedFolder, openForPassing } from './way.ts'

/** Where the cluster of a DATA_DIR lies and who runs it. */
export interface Place {
  dataDir: string
  /** DATA_DIR, or the folder outside that stands in for it. */
  home: string
  /** PostgreSQL's own data folder, `pg` in the home. */
  folder: string
  /** The folder that keeps the runner out of DATA_DIR, if there is one. */
  closed: string | null
  runner: Runner
  record: ClusterRecord
}

/** Finds the place of the cluster, or settles it for ever at the first start. */
export async function settlePlace(dataDir: string): Promise<Place> {
  mkdirSync(dataDir, { recursive: true })
  const real = realpathSync(dataDir)
  const found = await findRecord(real)
  if (!found) refuseForeignCluster(real)
  const existing = join(found?.outside ?? real, 'pg')
  const runner = findRunner(existsSync(existing) ? existing : null)
  const closed = closedWay(real, runner)
  const record = found ?? (await makeRecord(real, closed ? makeOutside(openBase(real, runner), real) : null))
  if (record.outside) claimOutside(record.outside, real)
  const home = record.outside ?? real
  return { dataDir: real, home, folder: join(home, 'pg'), closed, runner, record }
}

function closedWay(dataDir: string, runner: Runner): string | null {
  const closed = closedFolder(dirname(dataDir), runner)
  if (closed) return closed
  if (!runner.ids) return null
  openForPassing(dataDir)
  return canGive(dataDir, runner.ids) ? null : dataDir
}

/** Some mounted folders keep their files with one owner, and PostgreSQL wants its own. */
function canGive(dataDir: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const probe = mkdtempSync(join(dataDir, 'probe-'))
  try {
    chownSync(probe, uid, gid)
    return statSync(probe).uid === uid
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true })
  }
}

/** A cluster without its password can't be used, and a new one in its place would look like lost data. */
function refuseForeignCluster(dataDir: string): void {
  if (!existsSync(join(dataDir, 'pg'))) return
  throw new Error(
    `${join(dataDir, 'pg')} holds a database, but postgres.json with its password is not beside it. ` +
      'Put that file back from a backup, or move the folder pg away to begin with an empty database.',
  )
}
