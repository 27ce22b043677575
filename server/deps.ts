import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Database } from './db/open.ts'
import type { Env } from './env.ts'
import type { Files } from './files/files.ts'
import type { Payments } from './stripe/payments.ts'
import type { StandIn } from './stripe/stand-in/stand-in.ts'

/** Everything the application reaches outside itself. Opened once by the entry, handed down, closed once. */
export interface Deps {
  env: Env
  db: Database
  files: Files
  payments: Payments
  /** Takes Stripe's place where no keys are given. */
  standIn?: StandIn | undefined
  clock: Clock
  log: Logger
}
