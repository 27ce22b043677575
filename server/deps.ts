import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { Replica } from './database/connection/replica/read-public.ts'
import type { Cipher } from './encryption/cipher.ts'
import type { Env } from '#server/config/env.ts'
import type { Files } from './files/files.ts'
import type { KeptAnswers } from './http/kept/kept-answers.ts'
import type { Mailer } from './mail/mailer.ts'
import type { JobSender } from './jobs/job-sender.ts'
import type { Payments } from './payments/payments.ts'
import type { StandIn } from './payments/stand-in/stand-in.ts'

/** Everything the application reaches outside itself. Opened once by the entry, handed down, closed once. */
export interface Deps {
  env: Env
  db: Database
  /** A copy of the database for public reads; `readPublic` decides when. Undefined if none is configured. */
  replica?: Replica | undefined
  files: Files
  mailer: Mailer
  /** Null if this installation does not sell Premium. */
  payments: Payments | null
  /** Replaces Stripe if no keys are configured. */
  standIn?: StandIn | undefined
  /** Public answers in memory. Undefined keeps none. */
  kept?: KeptAnswers | undefined
  /** Adds background jobs. */
  jobs: JobSender
  /** Encrypts what is stored encrypted. */
  cipher: Cipher
  clock: Clock
  /** Signs links and cookies. */
  appSecret: string
  log: Logger
}
