import { readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'

export const logFolder = (dataDir: string): string => join(dataDir, 'log')

/** The name of the file for the month of a moment, in UTC. */
export const logFileOf = (moment: Date): string => `server-${moment.toISOString().slice(0, 7)}.log`

/**
 * Deletes the log files of months that began longer ago than LOGS_KEPT_MONTHS. A file that cannot be deleted does not
 * stop the others.
 */
export async function sweepLogs({ dataDir, retention }: Pick<Env, 'dataDir' | 'retention'>, now: Date): Promise<void> {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - retention.logMonths + 1))
  const names = await readdir(logFolder(dataDir)).catch(() => [])
  // The names are in the order of their months.
  const old = names.filter((name) => /^server-\d{4}-\d\d\.log$/.test(name) && name < logFileOf(oldest))
  const results = await Promise.allSettled(old.map((name) => unlink(join(logFolder(dataDir), name))))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
