import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { APPOINTMENT_MODES, type AppointmentMode } from '#contract/values/applications/appointment-limits.ts'
import { bytea, moment, ownId } from '../../column-types.ts'
import { encryptionKey } from '../encryption.ts'
import { candidate, company } from '../people.ts'
import { application } from './applications.ts'

/** A time that a company proposes. `startsAt` in ISO, UTC. */
export interface ProposedTime {
  startsAt: string
  minutes: number
}

/** A company proposes how, where, and up to three times. */
export interface Proposal {
  mode: AppointmentMode
  place: string
  proposals: ProposedTime[]
}

/**
 * The appointment of an application: each change is the same row with the next version. It outlives its application, account and company
 * for some days, so that the other side is told.
 */
export const appointment = pgTable(
  'appointment',
  {
    id: ownId(),
    applicationId: bigint('application_id', { mode: 'number' }).references(() => application.id, {
      onDelete: 'set null',
    }),
    candidateId: integer('candidate_id').references(() => candidate.id, { onDelete: 'set null' }),
    companyId: integer('company_id').references(() => company.id, { onDelete: 'set null' }),
    mode: text('mode', { enum: APPOINTMENT_MODES }).notNull(),
    place: text('place').notNull(),
    proposals: jsonb('proposals').$type<ProposedTime[]>().notNull(),
    /** The time that the candidate chose. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** When the candidate can, if no time fits: encrypted. It goes with the next change. */
    otherText: bytea('other_text'),
    otherKeyId: text('other_key_id').references(() => encryptionKey.id),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    proposedAt: moment('proposed_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** The side whose act the last change follows from. */
    changedBy: text('changed_by', { enum: ['empresa', 'candidato'] }).notNull(),
    cancelledAt: moment('cancelled_at'),
    /** From when on mails tell of the last change: a move that can be undone is told of later. Null: their jobs were added. */
    dueAt: moment('due_at'),
    /** The last time that calendars have of it. */
    mailedStartsAt: moment('mailed_starts_at'),
    mailedEndsAt: moment('mailed_ends_at'),
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    unique('appointment_application').on(table.applicationId),
    index('appointment_candidate').on(table.candidateId),
    index('appointment_company').on(table.companyId),
    // For the job of each minute.
    index('appointment_open')
      .on(table.endsAt)
      .where(sql`${table.cancelledAt} is null`),
    index('appointment_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('appointment_left')
      .on(table.id)
      .where(sql`${table.applicationId} is null`),
    index('appointment_other_key').on(table.otherKeyId),
    check('appointment_mode_known', sql`${table.mode} in ('presencial', 'telefono', 'video')`),
    check('appointment_changed_by_known', sql`${table.changedBy} in ('empresa', 'candidato')`),
    check('appointment_has_end', sql`${table.startsAt} < ${table.endsAt} or ${table.endsAt} is null`),
    check('appointment_other_has_key', sql`(${table.otherText} is null) = (${table.otherKeyId} is null)`),
    // In the migration: appointment_candidate_once and appointment_company_once exclude two at the same time. Drizzle knows no exclusion.
  ],
)
