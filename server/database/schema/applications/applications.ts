import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { APPLICATION_ACTORS, APPLICATION_STATES } from '#contract/values/applications/application-states.ts'
import { CLOSING_CAUSES } from '#contract/values/applications/closing-causes.ts'
import { DISCARD_REASONS } from '#contract/values/applications/discard-reasons.ts'
import { moment } from '../../column-types.ts'
import { cv } from '../cvs.ts'
import { offer, type OfferSnapshot } from '../offers/offers.ts'
import { account, candidate } from '../people.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
const statesInSql = listed(APPLICATION_STATES)

/** A candidate's CV sent to an offer, once per candidate and offer. The CV belongs to the candidate. */
export const application = pgTable(
  'application',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidate.id, { onDelete: 'cascade' }),
    /** Null: the company has deleted the offer. Then the application is the candidate's alone. */
    offerId: integer('offer_id'),
    /** The day in Madrid on which the offer was deleted. A trigger fills it. Null: the offer is there, or went in the release before. */
    leftOn: date('left_on', { mode: 'string' }),
    /**
     * The company of the offer, by a foreign key over both columns. It stays when the offer goes, and a trigger empties
     * it before the company goes. A foreign key to the company would make applying wait for locks of the company, and
     * suspending it for locks of the offer.
     */
    companyId: integer('company_id'),
    /** The offer as the candidate read it, whatever becomes of it. */
    sentOffer: jsonb('sent_offer').$type<OfferSnapshot>().notNull(),
    /** Null: the candidate has deleted it, and no company can read it any more. Then `cvName` says what it was called. */
    cvId: integer('cv_id'),
    cvName: text('cv_name'),
    /** The note of the candidate to the company, beside the CV. Null: none. The company's own notes are in `application_note`. */
    coveringNote: text('covering_note'),
    createdOn: date('created_on', { mode: 'string' }).notNull(),
    /** The version of the text about personal data above which the candidate pressed «Aplicar», and when. Null: none was shown. */
    noteVersion: smallint('note_version'),
    noteAcceptedAt: moment('note_accepted_at'),
    /** The state of the last row of its history. Only `moveApplications` changes it. */
    state: text('state', { enum: APPLICATION_STATES }).notNull().default('enviada'),
    /** Since when it has this state. Null: since it was sent. */
    stateAt: moment('state_at'),
    /** When the company last answered, by anything but reading. Null: never. */
    answeredAt: moment('answered_at'),
    /** When its candidate was told that the company had not answered for ANSWER_DAYS. Null: it answered, or the time is not over. */
    unansweredAt: moment('unanswered_at'),
    /** When its candidate asked for news. Null: never, since it was sent last. */
    newsAskedAt: moment('news_asked_at'),
    /** The candidate was promised that the company chooses before it reads names, whatever becomes of the offer. */
    hasHiddenNames: boolean('names_hidden').notNull().default(false),
  },
  (table) => [
    check('application_note_has_time', sql`(${table.noteVersion} is null) = (${table.noteAcceptedAt} is null)`),
    check('application_covering_note_sane', sql`length(${table.coveringNote}) <= 400`),
    unique('application_once_per_offer').on(table.candidateId, table.offerId),
    // Rows lie in the order of their creation, so the smallest kind of index finds the last days.
    index('application_created').using('brin', table.createdOn).with({ autosummarize: true }),
    index('application_offer').on(table.offerId),
    // Holds all that a company's list is filtered by, so that PostgreSQL need not read the rows.
    index('application_company').on(table.companyId, table.id, table.offerId, table.candidateId),
    index('application_cv').on(table.cvId),
    // The unread count of a company, and what it has to answer.
    index('application_unread')
      .on(table.companyId)
      .where(sql`${table.state} = 'enviada'`),
    check('application_state_known', sql`${table.state} in (${statesInSql})`),
    foreignKey({
      name: 'application_offer_of_company_fk',
      columns: [table.offerId, table.companyId],
      foreignColumns: [offer.id, offer.companyId],
      // In the migration: set null (offer_id). Drizzle cannot name the column.
    }).onDelete('set null'),
    foreignKey({
      name: 'application_own_cv_fk',
      columns: [table.cvId, table.candidateId],
      foreignColumns: [cv.id, cv.candidateId],
      // In the migration: set null (cv_id).
    }).onDelete('set null'),
  ],
)

/** A change of the state of an application. Rows are added, never removed or rewritten; one that was undone in time says so. */
export const applicationEvent = pgTable(
  'application_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    /** Null: it was sent. */
    from: text('from_state', { enum: APPLICATION_STATES }),
    to: text('to_state', { enum: APPLICATION_STATES }).notNull(),
    happenedAt: moment('happened_at').notNull(),
    actor: text('actor', { enum: APPLICATION_ACTORS }).notNull(),
    /** The account of the company's person who did it. Null: somebody else did it, or the account is gone. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** Why it was discarded, or why it was closed. The first is for the company alone. */
    reason: text('reason', { enum: [...DISCARD_REASONS, ...CLOSING_CAUSES] }),
    /** The company's text to the candidate. */
    letter: text('letter'),
    /** The same for all applications that were moved by one press, which is undone as a whole. */
    batch: uuid('batch'),
    undoneAt: moment('undone_at'),
    /** The earliest time of the mail to the candidate. Null: no mail. */
    dueAt: moment('due_at'),
    /** When the job of its mail was added, or when it was undone or overtaken: then it needs none. */
    toldAt: moment('told_at'),
    /** For sent applications: a mail to the company names it (`company_mail`), or none will. */
    isAnnounced: boolean('announced').notNull().default(false),
  },
  (table) => [
    index('application_event_history').on(table.applicationId, table.id),
    index('application_event_untold')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null and ${table.toldAt} is null`),
    index('application_event_happened').using('brin', table.happenedAt),
    index('application_event_new')
      .on(table.happenedAt)
      .where(sql`${table.to} = 'enviada' and not ${table.isAnnounced}`),
    index('application_event_batch')
      .on(table.batch)
      .where(sql`${table.batch} is not null`),
    // Deleting an account empties its column.
    index('application_event_account')
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
    check('application_event_known', sql`${table.to} in (${statesInSql}) and ${table.from} in (${statesInSql})`),
    check('application_event_told_was_due', sql`${table.toldAt} is null or ${table.dueAt} is not null`),
  ],
)
