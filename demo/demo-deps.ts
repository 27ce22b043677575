import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import type { Cipher } from '#server/platform/encryption/cipher.ts'
import type { Files } from '#server/platform/files/files.ts'

/** What writing the demo data needs. `hashPassword` is handed in because passwords belong to a feature. */
export interface DemoDeps {
  db: Database
  files: Files
  cipher: Cipher
  clock: Clock
  hashPassword(password: string): Promise<string>
}
