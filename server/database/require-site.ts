import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { requireRestored } from './being-restored.ts'
import { findRecord } from './embedded/cluster-record.ts'
import { clusterTexts } from './embedded/texts.ts'
import { countPending, hasMigrations } from './migrate.ts'
import type { Database } from './open.ts'
import { databaseTexts } from './texts.ts'

// A mistyped DATA_DIR or DATABASE_URL must not become a new, empty site in which a command finds nothing wrong.

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>

/** Refuses a DATA_DIR without a database. Creates nothing. */
export async function requireCluster(env: Place): Promise<void> {
  await requireRestored(env.dataDir)
  if (!(await hasCluster(env))) throw new Error(clusterTexts.missing(env.dataDir))
}

/** Whether there is a database, or another server has it. */
export const hasCluster = async ({ databaseUrl, dataDir }: Place): Promise<boolean> =>
  databaseUrl !== undefined || existsSync(join((await findRecord(dataDir))?.outside ?? dataDir, 'pg'))

/** Refuses a database without tables. Creates nothing. */
export async function requireTables(db: Database): Promise<void> {
  if (!(await hasMigrations(db.$client))) throw new Error(databaseTexts.empty)
}

/** Refuses a database that this release cannot read, because its service has not started since the upgrade. */
export async function requireUpToDate(db: Database): Promise<void> {
  await requireTables(db)
  if ((await countPending(db.$client)) > 0) throw new Error(databaseTexts.behind)
}
