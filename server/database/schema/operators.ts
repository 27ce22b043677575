import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bytea, moment } from '../column-types.ts'
import { encryptionKey } from './encryption.ts'
import { account } from './people.ts'

/** An operator's data besides the account: the second factor, and the link that sets it up. */
export const operator = pgTable(
  'operator',
  {
    accountId: integer('account_id').primaryKey(),
    role: smallint('role').notNull().default(3),
    /** The secret of the TOTP device, encrypted (server/encryption). Null until it is set up. */
    totpSecret: bytea('totp_secret'),
    totpKeyId: text('totp_key_id').references(() => encryptionKey.id),
    /** The time step of the last code that was used. This code and older ones are refused. */
    lastStep: integer('last_step').notNull().default(0),
    /** The SHA-256 of the token of the link that sets up password and device. */
    setupTokenHash: bytea('setup_token_hash'),
    setupExpiresAt: moment('setup_expires_at'),
    /** Its password and secret are published. It signs in only where no stranger can reach the site. */
    isDemo: boolean('is_demo').notNull().default(false),
    disabledAt: moment('disabled_at'),
  },
  (table) => [
    unique('operator_setup_token_unique').on(table.setupTokenHash),
    index('operator_totp_key').on(table.totpKeyId),
    check('operator_role_fixed', sql`${table.role} = 3`),
    check('operator_secret_has_key', sql`(${table.totpSecret} is null) = (${table.totpKeyId} is null)`),
    check('operator_setup_expires', sql`(${table.setupTokenHash} is null) = (${table.setupExpiresAt} is null)`),
    foreignKey({
      name: 'operator_account_role_fk',
      columns: [table.accountId, table.role],
      foreignColumns: [account.id, account.role],
    }).onDelete('cascade'),
  ],
)

/** A code that replaces one of the device, once. Only its SHA-256 is stored. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => operator.accountId, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** What operators did. A trigger refuses to change or delete rows, so nothing here refers to rows that may go. */
export const operatorAct = pgTable(
  'operator_act',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    happenedAt: moment('happened_at').notNull(),
    /** The account of the operator. Null: somebody at the shell. */
    operatorId: integer('operator_id'),
    operatorEmail: text('operator_email').notNull(),
    kind: text('kind').notNull(),
    /** The account that it was done to. */
    subjectId: integer('subject_id'),
    reason: text('reason'),
    /** The values that changed, without secrets. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('operator_act_operator').on(table.operatorId, table.id),
    index('operator_act_kind').on(table.kind, table.id),
    index('operator_act_subject').on(table.subjectId, table.id),
    index('operator_act_time').on(table.happenedAt),
  ],
)
