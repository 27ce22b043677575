import type { Logger } from 'pino'
import { queues } from './all-jobs.ts'
import { readAppSecret } from '#server/config/app-secret.ts'
import { systemClock } from '#server/clock.ts'
import { findServer } from '#server/database/connection/find-server.ts'
import { isConnectionLoss } from '#server/database/connection/connection-loss.ts'
import { lockKeys, whileLocked } from '#server/database/advisory-lock.ts'
import { requireRestored } from '#server/database/being-restored.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { retry } from '#server/database/connection/retry.ts'
import { seedMaster } from '#server/database/master-data/seed-master.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/config/env.ts'
import { openCipher } from '#server/encryption/open-cipher.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createOpenings } from '#server/http/metrics/count-openings.ts'
import { openResponseCache } from '#server/http/response-cache/open-response-cache.ts'
import { openMailer } from '#server/mail/open-mailer.ts'
import { createJobSender } from '#server/jobs/job-sender.ts'
import { prepareQueues } from '#server/jobs/prepare-queues.ts'
import { openPayments } from '#server/payments/open-payments.ts'
import type { DemoAccount } from '#server/process/start-lines.ts'

type Close = () => Promise<void>

/** Closes everything in reverse order, and ignores failures. */
const closeAll = async (closers: readonly Close[]): Promise<void> => {
  for (const close of closers.toReversed()) await close().catch(() => undefined)
}

async function prepareDatabase(findUrl: () => string, log: Logger, closers: Close[]): Promise<Database> {
  const { db, close } = await openDatabase(findUrl, { log })
  try {
    await migrate(db)
    await prepareQueues(db.$client, queues)
    const jobs = createJobSender(db.$client)
    await seedMaster(db, (tx, positionId) => jobs.enqueue(tx, 'position-renamed', { positionId }))
  } catch (error) {
    await close()
    throw error
  }
  closers.push(close)
  return db
}

const RETRY_MS = 500

/** Tries until the database server is there. Refuses what waiting does not change, such as a wrong password. */
const whenReachable = <Result>(attempt: () => Promise<Result>, onWait: (reason: string) => void): Promise<Result> =>
  retry(attempt, {
    signal: new AbortController().signal,
    pause: { firstMs: RETRY_MS, longestMs: RETRY_MS },
    onFailure(error, tries) {
      if (!isConnectionLoss(error)) throw error
      if (tries === 1) onWait((error as Error).message)
    },
  })

interface OpenOptions {
  env: Env
  log: Logger
  /** Inserts demo data into an empty database. It is a parameter, because this module does not import demo/. */
  seedDemo: (deps: Pick<Deps, 'db' | 'files' | 'cipher' | 'clock'>) => Promise<{ accounts: DemoAccount[] }>
  /** Called once if the database server is away at the start. */
  onWait: (reason: string) => void
}

/** Opens all dependencies. If one fails, it closes those that are open. */
export async function openDeps({ env, log, seedDemo, onWait }: OpenOptions) {
  const closers: Close[] = []
  try {
    await requireRestored(env.dataDir)
    const server = await findServer(env, log, closers)
    const db = await whenReachable(() => prepareDatabase(server.url, log, closers), onWait)
    const clock = systemClock
    const appSecret = await readAppSecret(env)
    const secrets = { secret: appSecret, previous: env.appSecretPrevious }
    const cipher = await whenReachable(() => openCipher(db, secrets), onWait)
    const files = await openFiles({ env, secret: appSecret, clock })
    const mailer = openMailer(env)
    closers.push(async () => mailer.close())
    const { payments, standIn } = openPayments({ env, db, clock, log, appSecret })
    // Processes that start at the same time on one database write the demo data once.
    const seedOnce = () => whileLocked(db.$client, lockKeys.demoData, () => seedDemo({ db, files, cipher, clock }))
    const { accounts } = env.demoData === false ? { accounts: [] } : await whenReachable(seedOnce, onWait)
    const maxBytes = env.pageCacheBytes / env.workers
    const { responseCache, close } = openResponseCache({ maxBytes, findUrl: server.url, clock, log })
    closers.push(close)
    const openings = createOpenings({ db, clock, log })
    closers.push(openings.close)
    const jobs = createJobSender(db.$client)
    const opened = { payments, standIn, responseCache, openings }
    const deps: Deps = { env, db, files, mailer, ...opened, jobs, cipher, clock, appSecret, log }
    const { place, url: databaseUrl } = server
    return { deps, place, demoAccounts: accounts, databaseUrl, close: () => closeAll(closers) }
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}
