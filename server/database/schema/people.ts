import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { APPLICATION_MAILS } from '#contract/values/applications/application-mails.ts'
import { encryptionKey } from './encryption.ts'
import { bytea, keyOrder, moment, ownId } from '../column-types.ts'
import { candidateWords, companyWords } from './name-words.ts'
import { country, documentType, municipality, province, sex } from './master.ts'
import { waitsSince } from './waiting.ts'

/**
 * An account. The role is null until it is chosen: 1 candidate, 2 company. 3 is an operator, made at the shell. An unconfirmed account has only the session of its
 * sign-up, and several may have the same e-mail: nobody knows yet whose it is.
 */
export const account = pgTable(
  'account',
  {
    id: ownId(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: smallint('role'),
    isConfirmed: boolean('is_confirmed').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** The last day on which somebody signed in or used a session, in Madrid. */
    lastUsedOn: date('last_used_on', { mode: 'string' })
      .notNull()
      .default(sql`current_date`),
    /** Since when an operator keeps its owner out. Null: nobody does. Operators have `operator.disabled_at`. */
    disabledAt: moment('disabled_at'),
  },
  (table) => [
    uniqueIndex('account_email_unique')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.isConfirmed}`),
    index('account_unconfirmed')
      .on(table.createdAt)
      .where(sql`not ${table.isConfirmed}`),
    // For operators: any e-mail, confirmed or not, and the newest accounts of a role.
    index('account_email').on(sql`lower(${table.email})`),
    // Rows lie in the order of their creation, so the smallest kind of index finds the last days.
    index('account_created').using('brin', table.createdAt).with({ autosummarize: true }),
    index('account_role').on(table.role, table.id),
    index('account_disabled')
      .on(table.id)
      .where(sql`${table.disabledAt} is not null`),
    unique('account_id_role_unique').on(table.id, table.role),
    check('account_role_known', sql`${table.role} in (1, 2, 3)`),
  ],
)

/** A signed-in browser. Only the SHA-256 of its token is stored. The id names it to its owner and grants nothing. */
export const session = pgTable(
  'session',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    id: integer('id').generatedAlwaysAsIdentity().notNull(),
    userAgent: text('user_agent').notNull().default(''),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** It was opened with password and code. An operator can do nothing in any other session. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    /** Null in a session. A device that stays signed in has a row too: this counts its secrets (decision 015), and no bearer token has its hash. */
    renewals: integer('renewals'),
    /** The device that stays signed in and opened this session, which ends with it. */
    stayId: integer('stay_id'),
  },
  (table) => [
    unique('session_id_unique').on(table.id),
    foreignKey({ name: 'session_stay_fk', columns: [table.stayId], foreignColumns: [table.id] }).onDelete('cascade'),
    index('session_stay').on(table.stayId),
    index('session_account').on(table.accountId),
    index('session_expiry').on(table.expiresAt),
  ],
)

/** A link to choose a new password or to sign in. Only the SHA-256 of its token is stored. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** It was used, or a newer one was sent. */
    endedAt: moment('ended_at'),
    /** It opens a session instead. */
    signsIn: boolean('signs_in').notNull().default(false),
  },
  (table) => [index('password_reset_account').on(table.accountId), index('password_reset_expiry').on(table.expiresAt)],
)

/** A person who looks for work. With the pair (account, role) the database ensures that the account has role 1. */
export const candidate = pgTable(
  'candidate',
  {
    id: ownId(),
    accountId: integer('account_id').notNull(),
    role: smallint('role').notNull().default(1),
    firstName: text('first_name').notNull(),
    firstSurname: text('first_surname').notNull(),
    secondSurname: text('second_surname'),
    sexId: integer('sex_id').references(() => sex.id),
    mobilePhone: text('mobile_phone').notNull(),
    nationalityId: integer('nationality_id').references(() => country.id),
    documentTypeId: integer('document_type_id')
      .notNull()
      .default(1)
      .references(() => documentType.id),
    /** Document number and birth date, encrypted (server/encryption). Null if both are empty. */
    identity: bytea('identity'),
    identityKeyId: text('identity_key_id').references(() => encryptionKey.id),
    /** The clear value of releases before decision 045. A background task encrypts it and empties both columns. */
    clearDocumentNumber: text('document_number'),
    clearBirthDate: date('birth_date', { mode: 'string' }),
    provinceId: integer('province_id')
      .notNull()
      .references(() => province.id),
    municipalityId: integer('municipality_id'),
    postalCode: integer('postal_code').notNull(),
    photoKey: text('photo_key'),
    createdAt: moment('created_at').notNull(),
    /** What companies search: name, city and e-mail, without accents and capitals. Triggers keep it. */
    searchText: text('search_text').notNull().default(''),
    /** Whether to write about applications in between. Receipts and outcomes are always sent. */
    wantsNews: boolean('wants_news').notNull().default(true),
  },
  (table) => [
    unique('candidate_account_unique').on(table.accountId),
    index('candidate_photo')
      .on(keyOrder(table.photoKey))
      .where(sql`${table.photoKey} is not null`),
    index('candidate_words').using('gin', candidateWords(table)),
    check('candidate_role_fixed', sql`${table.role} = 1`),
    check('candidate_postal_code_spanish', sql`${table.postalCode} between 1000 and 52999`),
    check('candidate_birth_date_sane', sql`${table.clearBirthDate} between '1900-01-01' and '2099-12-31'`),
    check('candidate_identity_has_key', sql`(${table.identity} is null) = (${table.identityKeyId} is null)`),
    index('candidate_identity_key').on(table.identityKeyId),
    index('candidate_clear')
      .on(table.id)
      .where(sql`${table.clearDocumentNumber} is not null or ${table.clearBirthDate} is not null`),
    foreignKey({
      name: 'candidate_account_role_fk',
      columns: [table.accountId, table.role],
      foreignColumns: [account.id, account.role],
    }).onDelete('cascade'),
    foreignKey({
      name: 'candidate_municipality_in_province_fk',
      columns: [table.municipalityId, table.provinceId],
      foreignColumns: [municipality.id, municipality.provinceId],
    }),
  ],
)

/** A company that publishes offers. */
export const company = pgTable(
  'company',
  {
    id: ownId(),
    accountId: integer('account_id').notNull(),
    role: smallint('role').notNull().default(2),
    name: text('name').notNull(),
    acronym: text('acronym').notNull(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => province.id),
    municipalityId: integer('municipality_id'),
    plan: text('plan', { enum: ['gratis', 'premium'] })
      .notNull()
      .default('gratis'),
    logoKey: text('logo_key'),
    registeredOn: date('registered_on', { mode: 'string' }).notNull(),
    /** Whether an operator checked who it is: not asked for, waiting, verified, or rejected. */
    verification: text('verification', { enum: ['none', 'pending', 'verified', 'rejected'] })
      .notNull()
      .default('none'),
    /** An operator suspended it: nobody finds its offers. Its verification stays as it was. */
    isSuspended: boolean('suspended').notNull().default(false),
    /** When it asked last for its verification; null if it never did. A trigger keeps it. */
    askedAt: moment('asked_at'),
    /** The day on which it was verified; null while it is not. */
    verifiedOn: date('verified_on', { mode: 'string' }),
    /** After how many days it answers an application, and how many of 100 it answers. A nightly step counts them; null: too few. */
    replyDays: smallint('answer_days'),
    replyPercent: smallint('answer_percent'),
    /** The Monday on which it was last reminded of applications that wait. */
    remindedOn: date('reminded_on', { mode: 'string' }),
    /** Counts what the company changes and operators decide, so that nobody decides about what they have not seen. */
    verificationVersion: integer('verification_version').notNull().default(1),
    /** When it is told about new applications. */
    applicationMail: text('application_mail', { enum: APPLICATION_MAILS }).notNull().default('resumen'),
    /** On Mondays it is reminded of applications that wait. */
    wantsRecap: boolean('wants_recap').notNull().default(true),
  },
  (table) => [
    unique('company_account_unique').on(table.accountId),
    unique('company_id_suspended_unique').on(table.id, table.isSuspended),
    check('company_verification_known', sql`${table.verification} in ('none', 'pending', 'verified', 'rejected')`),
    check('company_verified_on', sql`${table.verifiedOn} is null or ${table.verification} = 'verified'`),
    index('company_waits').on(waitsSince(table), table.id),
    index('company_verification_state')
      .on(table.verification, waitsSince(table), table.id)
      .where(sql`not ${table.isSuspended}`),
    index('company_suspended')
      .on(waitsSince(table), table.id)
      .where(sql`${table.isSuspended}`),
    // For the landing page, and since most companies may not be verified.
    index('company_verified')
      .on(table.id)
      .where(sql`${table.verifiedOn} is not null`),
    index('company_logo')
      .on(keyOrder(table.logoKey))
      .where(sql`${table.logoKey} is not null`),
    index('company_words').using('gin', companyWords(table)),
    check('company_role_fixed', sql`${table.role} = 2`),
    check('company_application_mail_known', sql`${table.applicationMail} in ('al_momento', 'resumen', 'ninguno')`),
    check('company_plan_known', sql`${table.plan} in ('gratis', 'premium')`),
    foreignKey({
      name: 'company_account_role_fk',
      columns: [table.accountId, table.role],
      foreignColumns: [account.id, account.role],
    }).onDelete('cascade'),
    foreignKey({
      name: 'company_municipality_in_province_fk',
      columns: [table.municipalityId, table.provinceId],
      foreignColumns: [municipality.id, municipality.provinceId],
    }),
  ],
)
