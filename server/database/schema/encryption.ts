import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../column-types.ts'

/** The keys that encrypted values of this database. The keys themselves are never stored. */
export const encryptionKey = pgTable('encryption_key', {
  /** Derived from the secret, as the key is. */
  id: text('id').primaryKey(),
  firstUsedAt: moment('first_used_at').notNull().defaultNow(),
})
