import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Database } from './db/open.ts'
import type { Env } from './env.ts'
import type { Files } from './files/files.ts'

/** Everything the application reaches outside itself. Opened once by the entry, handed down, closed once. */
export interface Deps {
  env: Env
  db: Database
  files: Files
  clock: Clock
  log: Logger
}
