import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Gauge, Registry } from 'prom-client'
import { cacheFor } from '#server/database/caches/cache-for.ts'
import { shareNextRun } from '#server/database/caches/share-next-run.ts'
import type { Deps } from '#server/deps.ts'
import { listFigures, listJobCounts } from './site-figures.ts'

const CACHE_MS = 30_000
const QUERY_MS = 3000
// The database ends a query itself, unless its connection is silent.
const ANSWER_MS = 5000

/** Figures of the whole site. One process answers them, so they are not summed over processes. */
export interface SiteMetricsOptions extends Pick<Deps, 'db' | 'env' | 'clock'> {
  /** The time of the last good backup. Null or undefined: there is none. */
  findLastBackup?: (() => Promise<Date | null>) | undefined
}

function createGauges() {
  const registry = new Registry()
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })
  return {
    registry,
    isUp: gauge('faro_database_up', '1 if the database answers'),
    jobs: gauge('faro_jobs', 'Background jobs by queue and state: due, later or active', ['queue', 'state']),
    oldest: gauge('faro_job_oldest_wait_seconds', 'For how long the oldest job of a queue is due', ['queue']),
    deadLetters: gauge('faro_dead_letters', 'Jobs that failed for good, by queue', ['queue']),
    figures: gauge('faro_site', 'Figures of the site by kind and part, at most 30 s old', ['kind', 'part']),
    diskFree: gauge('faro_disk_free_bytes', 'Free space on the disk of DATA_DIR'),
    diskNeeded: gauge('faro_disk_min_free_bytes', 'MIN_FREE_DISK_MB in bytes: with less, no file is stored'),
    backup: gauge('faro_backup_last_success_timestamp_seconds', 'When the last good backup was made'),
  }
}

/** Returns a function that asks for the figures and writes them as text. A database that is away leaves out its own. */
export function openSiteMetrics({ db, env, clock, findLastBackup }: SiteMetricsOptions): () => Promise<string> {
  const gauges = createGauges()
  const ask = <Row>(question: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<Row>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${QUERY_MS}`))
      return question(tx)
    })
  const figures = cacheFor(CACHE_MS, clock, () => ask((tx) => listFigures(tx, clock.now())))

  const readDatabase = async (): Promise<void> => {
    const [jobs, rows] = await Promise.all([ask(listJobCounts), figures()])
    for (const { queue, due, later, active, wait: seconds, dead } of jobs) {
      for (const [state, count] of Object.entries({ due, later, active })) gauges.jobs.set({ queue, state }, count)
      gauges.oldest.set({ queue }, seconds)
      gauges.deadLetters.set({ queue }, dead)
    }
    for (const { kind, part, count } of rows) gauges.figures.set({ kind, part }, count)
  }
  const readOthers = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(env.dataDir)
    gauges.diskFree.set(bavail * bsize)
    gauges.diskNeeded.set(env.minFreeDiskBytes)
    const backup = await findLastBackup?.()
    if (backup) gauges.backup.set(backup.getTime() / 1000)
    else gauges.backup.remove()
  }
  // Shared, so that impatient collectors take no further connections.
  return shareNextRun(async () => {
    const { jobs, oldest, deadLetters, figures: site, isUp, registry } = gauges
    for (const one of [jobs, oldest, deadLetters, site]) one.reset()
    const late = wait(ANSWER_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')))
    const answered = await Promise.race([readDatabase(), late]).then(
      () => true,
      () => false,
    )
    isUp.set(answered ? 1 : 0)
    await readOthers().catch(() => undefined)
    return registry.metrics()
  })
}
