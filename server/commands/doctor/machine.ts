import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { findLastBackup, listFuture } from '#server/backup/place.ts'
import { backupTexts } from '#server/backup/texts.ts'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/database/open.ts'
import { ok, warning, wrong, type DoctorFinding } from './finding.ts'
import { machineTexts as texts } from './texts.ts'

const LATE_SECONDS = 2
// Stripe's webhooks are refused after five minutes.
const WRONG_SECONDS = 60

const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' })

/** Compares the clocks and the time zones of this process and of the database. */
export async function examineClock(db: Database, clock: Clock): Promise<DoctorFinding[]> {
  const before = clock.now().getTime()
  const { rows } = await db.execute<{ now: string; madrid: string }>(sql`
    select extract(epoch from clock_timestamp()) * 1000 as now,
      to_char(clock_timestamp() at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as madrid`)
  const after = clock.now().getTime()
  const there = Number(rows[0]?.now)
  const seconds = Math.round(Math.abs((before + after) / 2 - there) / 1000)
  const here = madrid.format(new Date(there))
  const findings = rows[0]?.madrid === here ? [] : [wrong(texts.timeZone(here, String(rows[0]?.madrid)))]
  if (seconds > WRONG_SECONDS) return [...findings, wrong(texts.clock(seconds))]
  if (seconds > LATE_SECONDS) return [...findings, warning(texts.clock(seconds))]
  return [...findings, ok(texts.sameClock(here))]
}

const MEGABYTE = 1024 * 1024

/** Compares the free space of DATA_DIR with MIN_FREE_DISK_MB. */
export async function examineDisk({ dataDir, minFreeDiskBytes }: Env): Promise<DoctorFinding[]> {
  const space = await statfs(dataDir).catch(() => null)
  if (!space) return [wrong(texts.noFolder(dataDir))]
  const free = space.bavail * space.bsize
  const megabytes = Math.floor(free / MEGABYTE)
  const needed = Math.floor(minFreeDiskBytes / MEGABYTE)
  if (free < minFreeDiskBytes) return [wrong(texts.full(megabytes, needed))]
  return [free < 3 * minFreeDiskBytes ? warning(texts.nearlyFull(megabytes, needed)) : ok(texts.space(megabytes))]
}

const HOUR_MS = 3_600_000
/** A backup is made each night. One that failed is tried again for three hours. */
const OLD_HOURS = 30

/** Looks how old the newest backup is. */
export async function examineBackup({ backup, isLocal }: Env, clock: Clock): Promise<DoctorFinding[]> {
  if (!backup) return isLocal ? [] : [warning(texts.noBackups)]
  const last = await findLastBackup(backup.dir)
  if (!last) return [wrong(texts.noBackupYet(backup.dir))]
  const future = backupTexts.future(await listFuture(backup.dir, clock.now()))
  const hours = Math.floor((clock.now().getTime() - last.getTime()) / HOUR_MS)
  // Nobody knows the age of a backup from the future.
  if (hours < 0) return future.map(wrong)
  return [hours > OLD_HOURS ? wrong(texts.oldBackup(hours)) : ok(texts.backup(hours)), ...future.map(warning)]
}
