import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { ROLE_OPERATOR } from '#contract/constants.ts'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/config/env.ts'
import { systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/database/open.ts'
import { account } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { openCipher } from '#server/encryption/open-cipher.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createJobSender } from '#server/jobs/job-sender.ts'
import { openMailer } from '#server/mail/open-mailer.ts'
import { openPayments } from '#server/payments/open-payments.ts'
import { recordQueries, type Recording } from './record-queries.ts'

const env = { MAX_OFFERS_PER_DAY: '1000000', MAX_PROJECTS_PER_DAY: '1000000', MAX_APPLICATIONS_PER_HOUR: '1000000' }

const limits = new URLSearchParams({
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  options: '-c max_parallel_workers_per_gather=0',
}).toString()

/** The whole application on a filled database, with every statement recorded. */
export async function openSite(url: string, recording: Recording) {
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-bench-'))
  // PostgreSQL does not report the time of parallel workers, so there are none. Explaining may take longer than the usual limits.
  const { db, pool, close } = await openDatabase(`${url}?${limits}`)
  recordQueries(pool, recording)
  const read = readEnv({ ...env, DATA_DIR: dataDir })
  const opened = {
    env: read,
    db,
    clock: systemClock,
    log: pino({ level: 'error' }),
    appSecret: randomBytes(32).toString('hex'),
  }
  const files = await openFiles({ env: read, secret: opened.appSecret, clock: systemClock })
  const jobs = createJobSender(pool)
  const cipher = await openCipher(db, { secret: opened.appSecret })
  const deps: Deps = { ...opened, cipher, ...openPayments(opened), files, jobs, mailer: openMailer(read) }
  const app = createApp(deps)
  return {
    deps,
    request: async (path: string, init?: RequestInit) => app.request(path, init),
    async close() {
      // The secrets of their devices are encrypted, and the next run on a kept database has another key.
      await db.delete(account).where(eq(account.role, ROLE_OPERATOR))
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
