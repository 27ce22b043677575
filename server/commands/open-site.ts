import type { Env } from '#server/config/env.ts'
import { findServer } from '#server/database/connection/find-server.ts'
import { findLastAddress } from '#server/database/embedded/cluster-record.ts'
import { requireRestored } from '#server/database/being-restored.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { requireCluster, requireTables, requireUpToDate } from '#server/database/require-site.ts'
import type { Command } from '#server/features/auth/operators/run-command.ts'
import { openLog } from '#server/log/log.ts'

export type Closers = (() => Promise<void>)[]

/** A command of the shell that opens what it needs. Returns what it prints. */
export type ShellRun = (env: Env, words: readonly string[], closers: Closers) => Promise<string>

/** The database of the site. If its embedded server does not run, it runs for as long as the command. */
export async function openSite(env: Env, closers: Closers, access: Command['access']): Promise<Database> {
  await (access === 'creates' ? requireRestored(env.dataDir) : requireCluster(env))
  const log = openLog(env)
  const last = env.databaseUrl ? undefined : await findLastAddress(env.dataDir)
  const running = last ? await openDatabase(last, { log }).catch(() => undefined) : undefined
  const opened = running ?? (await openDatabase((await findServer(env, log, closers)).url, { log }))
  closers.push(opened.close)
  if (access === 'reads') await requireUpToDate(opened.db)
  if (access === 'changes') await requireTables(opened.db)
  if (access !== 'reads') await migrate(opened.db)
  return opened.db
}
