import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import type { Cipher } from '#server/encryption/cipher.ts'
import type { Files } from '#server/files/files.ts'

/** Dependencies of the demo data. Work of features is injected. */
export interface DemoDeps {
  db: Database
  files: Files
  cipher: Cipher
  clock: Clock
  hashPassword(password: string): Promise<string>
  /** Counts how each company answers, as every night does. */
  countReplies(): Promise<void>
}
