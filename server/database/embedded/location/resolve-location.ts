import { chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chooseExternalBase } from './choose-external-base.ts'
import { claimExternalFolder, createExternalFolder } from './external-folder.ts'
import { findRecord, createRecord, type ClusterRecord } from './cluster-record.ts'
import { findPostgresUser, type PostgresUser } from './postgres-user.ts'
import { findClosedFolder, allowTraversal } from './folder-access.ts'
import { clusterTexts } from '../texts.ts'

/** Where the cluster of a DATA_DIR is and which user runs it. */
export interface ClusterLocation {
  dataDir: string
  /** DATA_DIR, or the external folder that replaces it. */
  home: string
  /** PostgreSQL's own data folder, `pg` in the home. */
  folder: string
  /** The folder that the PostgreSQL user cannot enter, if there is one. */
  closed: string | null
  user: PostgresUser
  record: ClusterRecord
}

/** Finds the location of the cluster. The first start chooses it and later starts keep it. */
export async function resolveLocation(dataDir: string): Promise<ClusterLocation> {
  mkdirSync(dataDir, { recursive: true })
  const real = realpathSync(dataDir)
  const found = await findRecord(real)
  if (!found) refuseForeignCluster(real)
  const existing = join(found?.outside ?? real, 'pg')
  const user = findPostgresUser(existsSync(existing) ? existing : null)
  const closed = findObstacle(real, user)
  const record =
    found ?? (await createRecord(real, closed ? createExternalFolder(chooseExternalBase(real, user), real) : null))
  if (record.outside) claimExternalFolder(record.outside, real)
  const home = record.outside ?? real
  return { dataDir: real, home, folder: join(home, 'pg'), closed, user, record }
}

function findObstacle(dataDir: string, user: PostgresUser): string | null {
  const closed = findClosedFolder(dirname(dataDir), user)
  if (closed) return closed
  if (!user.ids) return null
  allowTraversal(dataDir)
  return canChangeOwner(dataDir, user.ids) ? null : dataDir
}

/** Some mounted folders do not allow a change of owner, but PostgreSQL must own its files. */
function canChangeOwner(dataDir: string, { uid, gid }: { uid: number; gid: number }): boolean {
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

/** A cluster without its password cannot be used, and to replace it would look like lost data. */
function refuseForeignCluster(dataDir: string): void {
  const cluster = join(dataDir, 'pg')
  if (existsSync(cluster)) throw new Error(clusterTexts.passwordMissing(cluster))
}
