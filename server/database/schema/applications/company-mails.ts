import { bigint, date, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { moment } from '../../column-types.ts'
import { company } from '../people.ts'

/**
 * A mail that names new applications to a company. The row holds what it names, so that a mail that is sent again says the same.
 */
export const companyMail = pgTable(
  'company_mail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** The day in Madrid whose digest it is. Null: it is sent at once. */
    digestOn: date('digest_on', { mode: 'string' }),
    applicationIds: bigint('application_ids', { mode: 'number' }).array().notNull(),
    madeAt: moment('made_at').notNull(),
    /** When it was handed over, or why it never will be: nothing is new any more, not wanted, refused by the other side. */
    toldAt: moment('told_at'),
  },
  (table) => [
    unique('company_mail_once_a_day').on(table.companyId, table.digestOn),
    index('company_mail_untold')
      .on(table.madeAt)
      .where(sql`${table.toldAt} is null`),
    index('company_mail_made').using('brin', table.madeAt),
  ],
)
