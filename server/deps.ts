import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { Cipher } from './encryption/cipher.ts'
import type { Env } from '#server/config/env.ts'
import type { Files } from './files/files.ts'
import type { Openings } from './http/metrics/count-openings.ts'
import type { PublicResponses } from './http/response-cache/open-response-cache.ts'
import type { Mailer } from './mail/mailer.ts'
import type { JobSender } from './jobs/job-sender.ts'
import type { Payments } from './payments/payments.ts'
import type { StandIn } from './payments/stand-in/stand-in.ts'

/** Everything the application reaches outside itself. Opened once by the entry, handed down, closed once. */
export interface Deps {
  env: Env
  db: Database
  files: Files
  mailer: Mailer
  /** Null if this installation does not sell Premium. */
  payments: Payments | null
  /** Replaces Stripe if no keys are configured. */
  standIn?: StandIn | undefined
  /** Public answers in memory. Undefined caches none. */
  responseCache?: PublicResponses | undefined
  /** Counts how often offers are opened. Undefined counts nothing. */
  openings?: Openings | undefined
  /** Adds background jobs. */
  jobs: JobSender
  /** Encrypts what is stored encrypted. */
  cipher: Cipher
  clock: Clock
  /** Signs links and cookies. */
  appSecret: string
  log: Logger
}
