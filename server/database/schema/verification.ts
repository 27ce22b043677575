import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, moment } from '../column-types.ts'
import { legalWords } from './name-words.ts'
import { company } from './people.ts'

const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' })

/** The legal identity of a company, which only operators read. The tax number of a sole trader identifies a person. */
export const companyVerification = pgTable(
  'company_verification',
  {
    companyId: companyId().primaryKey(),
    legalName: text('legal_name').notNull(),
    /** In capitals, without spaces and signs. */
    taxNumber: text('tax_number').notNull(),
    /** Since its company was verified. Others may give the number until then, and after a rejection. */
    claimsTaxNumber: boolean('claims_tax_number').notNull().default(true),
    website: text('website'),
    contactName: text('contact_name').notNull(),
    contactPosition: text('contact_position').notNull(),
    contactPhone: text('contact_phone').notNull(),
    contactEmail: text('contact_email').notNull(),
    /** When it asked for the check that is pending, or was the last one. */
    submittedAt: moment('submitted_at').notNull(),
    /** The link to the corporate e-mail, while it can be used. The token is derived from the id; only its SHA-256 is stored. */
    linkId: uuid('link_id'),
    linkTokenHash: bytea('link_token_hash'),
    linkExpiresAt: moment('link_expires_at'),
  },
  (table) => [
    uniqueIndex('company_tax_number_unique')
      .on(table.taxNumber)
      .where(sql`${table.claimsTaxNumber}`),
    unique('company_verification_link_unique').on(table.linkTokenHash),
    index('company_verification_submitted').on(table.submittedAt),
    // For operators: any company with the number, also one that no longer claims it.
    index('company_verification_tax_number').on(table.taxNumber),
    index('company_verification_legal_words').using('gin', legalWords(table)),
    check(
      'company_verification_link_whole',
      sql`num_nulls(${table.linkId}, ${table.linkTokenHash}, ${table.linkExpiresAt}) in (0, 3)`,
    ),
  ],
)

/** A check of a company. It is deleted when the checked data changes. */
export const companyCheck = pgTable(
  'company_check',
  {
    companyId: companyId(),
    kind: text('kind', { enum: ['registry', 'website', 'email', 'phone'] }).notNull(),
    checkedAt: moment('checked_at').notNull(),
    /** The e-mail of the operator. Null: the link did it. */
    operatorEmail: text('operator_email'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind] }),
    check('company_check_kind_known', sql`${table.kind} in ('registry', 'website', 'email', 'phone')`),
  ],
)

/** A step in the verification of a company, for later decisions. */
export const verificationStep = pgTable(
  'verification_step',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    kind: text('kind', {
      // oxfmt-ignore
      enum: [
        'requested', 'verified', 'rejected', 'suspended', 'readmitted', 'renamed', 'new-logo', 'page-approved', 'page-removed',
      ],
    }).notNull(),
    happenedAt: moment('happened_at').notNull(),
    /** The e-mail of the operator. Null: the company itself. */
    operatorEmail: text('operator_email'),
    /** A reason from the list of the contract. */
    reason: text('reason'),
    /** The operator's, or the name before where the company was renamed. */
    explanation: text('explanation'),
  },
  (table) => [
    index('verification_step_company').on(table.companyId, table.id),
    check(
      'verification_step_kind_known',
      sql`${table.kind} in ('requested', 'verified', 'rejected', 'suspended', 'readmitted', 'renamed', 'new-logo', 'page-approved', 'page-removed')`,
    ),
  ],
)

/** The words of a company on its public page. Its address follows from name and id. */
export const companyPage = pgTable(
  'company_page',
  {
    companyId: companyId().primaryKey(),
    text: text('text').notNull().default(''),
    website: text('website'),
    savedAt: moment('saved_at').notNull(),
    /** Candidates read it while it waits for an operator or is approved. Once held or removed it stays hidden until one approves it. */
    review: text('review', { enum: ['waiting', 'held', 'approved', 'removed'] }).notNull(),
    /** Why an operator removed it. */
    reason: text('reason'),
  },
  (table) => [
    index('company_page_queue')
      .on(table.companyId)
      .where(sql`${table.review} in ('waiting', 'held')`),
    check('company_page_review_known', sql`${table.review} in ('waiting', 'held', 'approved', 'removed')`),
  ],
)
