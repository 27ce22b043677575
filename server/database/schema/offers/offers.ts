import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { CONTRACT_TYPES, EXPERIENCE_LEVELS } from '#contract/constants.ts'
import { eachLineColumn } from '#contract/offer/lines.ts'
import type { OfferRead } from '#contract/offer/read.ts'
import { RESERVE_REASONS } from '#contract/values/job-terms/reserve-reasons.ts'
import { PAY_PERIODS, type PaymentsAYear } from '#contract/values/pay/pay.ts'
import { moment, ownId } from '../../column-types.ts'
import { modality, municipality, position, province, sector, workday } from '../master.ts'
import { offerWords } from '../name-words.ts'
import { company } from '../people.ts'

/** Version number for optimistic locking: it goes up by one each time the company saves the row. */
const version = () => integer('version').notNull().default(1)

/** 1 active, 0 inactive */
const state = () => smallint('state').$type<0 | 1>().notNull().default(1)

/** The day in Madrid since when the row is inactive; null while it is active. A trigger keeps it, so that nobody who changes the state can forget it. */
const endedOn = () => date('ended_on', { mode: 'string' })

export const project = pgTable(
  'project',
  {
    id: ownId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    state: state(),
    endedOn: endedOn(),
    version: version(),
  },
  (table) => [
    index('project_company').on(table.companyId, table.id),
    unique('project_id_company_unique').on(table.id, table.companyId),
    check('project_state_known', sql`${table.state} in (0, 1)`),
    check('project_dates_ordered', sql`${table.endsOn} >= ${table.startsOn}`),
  ],
)

export const offer = pgTable(
  'offer',
  {
    id: ownId(),
    projectId: integer('project_id').notNull(),
    /** The company of the project, by a foreign key over both columns. */
    companyId: integer('company_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Whole euros a year; 0 means that the company does not publish it. */
    annualSalary: integer('annual_salary').notNull().default(0),
    /** The other end of a range, in whole euros a year. */
    salaryMax: integer('salary_max'),
    /** In what the company states the pay. The columns above hold it by the year, to compare offers. */
    payPeriod: text('pay_period', { enum: PAY_PERIODS }).notNull().default('anual'),
    /** Gross euros in that period, unless it is the year. */
    periodPay: numeric('period_pay', { precision: 9, scale: 2, mode: 'number' }),
    periodPayMax: numeric('period_pay_max', { precision: 9, scale: 2, mode: 'number' }),
    /** Monthly payments a year. */
    payments: smallint('payments').$type<PaymentsAYear>(),
    ...eachLineColumn((column) => text(column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))),
    /** The reason why the offer is reserved for people with a disability. Null: for everybody. */
    reservedFor: text('reserved_for', { enum: RESERVE_REASONS }),
    contractType: text('contract_type', { enum: CONTRACT_TYPES }),
    experience: text('experience', { enum: EXPERIENCE_LEVELS }),
    vacancies: smallint('vacancies').notNull().default(1),
    positionId: integer('position_id')
      .notNull()
      .references(() => position.id),
    modalityId: integer('modality_id')
      .notNull()
      .default(1)
      .references(() => modality.id),
    workdayId: integer('workday_id')
      .notNull()
      .default(1)
      .references(() => workday.id),
    sectorId: integer('sector_id')
      .notNull()
      .references(() => sector.id),
    provinceId: integer('province_id')
      .notNull()
      .references(() => province.id),
    municipalityId: integer('municipality_id').notNull(),
    /** Other cities of the offer, in the order that the company chose. */
    moreMunicipalityIds: integer('more_municipality_ids').array().notNull().default([]),
    /** A remote job from any place in Spain. */
    isEverywhere: boolean('everywhere').notNull().default(false),
    /** Candidates are asked for a note. */
    asksCoveringNote: boolean('asks_covering_note').notNull().default(false),
    /** It takes so many applications. Null: any number. */
    applicationLimit: smallint('application_limit'),
    /** How many of its applications are not withdrawn. A trigger keeps it while there is a limit (`keep_taken.sql`). */
    applicationsTaken: integer('applications_taken').notNull().default(0),
    /** Its company reads no names until it has chosen somebody. */
    hidesNames: boolean('hides_names').notNull().default(false),
    state: state(),
    /**
     * The review by an operator: waiting (public, in the queue), held until it is reviewed, approved, or rejected. The
     * default is for offers of older releases, which nobody reviewed.
     */
    review: text('review', { enum: ['waiting', 'held', 'approved', 'rejected'] })
      .notNull()
      .default('approved'),
    /** The flag of the company, by a foreign key over both columns. It stops a suspended company from publishing. */
    isCompanySuspended: boolean('company_suspended').notNull().default(false),
    /** Its company reads no applications: nobody finds it until it does. */
    isPaused: boolean('resting').notNull().default(false),
    endedOn: endedOn(),
    /** The limit of the free plan made the offer inactive, and the company has not chosen a state since then. */
    isOverFreeLimit: boolean('held_back').notNull().default(false),
    createdOn: date('created_on', { mode: 'string' }).notNull(),
    /** The last day on which candidates find it. The default is for processes of the release before. */
    expiresOn: date('expires_on', { mode: 'string' })
      .notNull()
      .default(sql`(now() at time zone 'Europe/Madrid')::date + 30`),
    /** The day on which its company reported the job as filled; null if it is open. */
    coveredOn: date('covered_on', { mode: 'string' }),
    /** Whether a candidate of this board got the job; null if the company did not answer. */
    isCoveredHere: boolean('covered_here'),
    /** When the company last saved it; null if it was not changed after publication. */
    updatedAt: moment('updated_at'),
    /**
     * The questions of the offer, in order. Applying locks this row and so reads the present questions. The table of
     * questions would be read as it was before the lock.
     */
    questionIds: integer('question_ids').array().notNull().default([]),
    version: version(),
  },
  (table) => [
    unique('offer_id_company_unique').on(table.id, table.companyId),
    index('offer_project').on(table.projectId),
    index('offer_words').using('gin', offerWords(table)),
    index('offer_company').on(table.companyId, table.createdOn.desc(), table.id.desc()),
    index('offer_newest')
      .on(table.createdOn.desc(), table.id.desc())
      .where(sql`${table.state} = 1`),
    // For the newest salaries of a position.
    index('offer_position_salary')
      .on(table.positionId, table.id)
      .where(sql`${table.state} = 1 and ${table.annualSalary} > 0`),
    check('offer_state_known', sql`${table.state} in (0, 1)`),
    check('offer_held_back_is_inactive', sql`not ${table.isOverFreeLimit} or ${table.state} = 0`),
    index('offer_created').on(table.createdOn),
    index('offer_expires').on(table.expiresOn),
    index('offer_resting')
      .on(table.companyId)
      .where(sql`${table.isPaused}`),
    index('offer_rejected')
      .on(table.companyId)
      .where(sql`${table.review} = 'rejected'`),
    check('offer_covered_is_inactive', sql`${table.coveredOn} is null or ${table.state} = 0`),
    check('offer_covered_here_is_covered', sql`${table.isCoveredHere} is null or ${table.coveredOn} is not null`),
    check('offer_salary_sane', sql`${table.annualSalary} between 0 and 10000000`),
    check('offer_salary_ordered', sql`${table.salaryMax} between greatest(${table.annualSalary}, 1) and 10000000`),
    check('offer_pay_period_known', sql`${table.payPeriod} in ('anual', 'mensual', 'hora')`),
    check('offer_period_pay_stated', sql`(${table.periodPay} is null) = (${table.payPeriod} = 'anual')`),
    check('offer_period_pay_positive', sql`${table.periodPay} > 0`),
    check('offer_period_pay_ordered', sql`${table.periodPayMax} >= ${table.periodPay}`),
    check('offer_payments_of_months', sql`(${table.payments} is null) = (${table.payPeriod} <> 'mensual')`),
    check('offer_payments_known', sql`${table.payments} in (12, 14)`),
    check('offer_reserved_for_known', sql`${table.reservedFor} in ('cuota', 'centro_especial', 'convocatoria')`),
    check('offer_more_places_sane', sql`cardinality(${table.moreMunicipalityIds}) <= 9`),
    check('offer_everywhere_is_remote', sql`not ${table.isEverywhere} or ${table.modalityId} = 3`),
    check('offer_vacancies_sane', sql`${table.vacancies} between 1 and 999`),
    check('offer_application_limit_sane', sql`${table.applicationLimit} between 10 and 500`),
    foreignKey({
      name: 'offer_project_of_company_fk',
      columns: [table.projectId, table.companyId],
      foreignColumns: [project.id, project.companyId],
    }).onDelete('cascade'),
    check('offer_review_known', sql`${table.review} in ('waiting', 'held', 'approved', 'rejected')`),
    foreignKey({
      name: 'offer_company_suspended_fk',
      columns: [table.companyId, table.isCompanySuspended],
      foreignColumns: [company.id, company.isSuspended],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    foreignKey({
      name: 'offer_municipality_in_province_fk',
      columns: [table.municipalityId, table.provinceId],
      foreignColumns: [municipality.id, municipality.provinceId],
    }),
  ],
)

/** An offer as a release before stored it, under other names. */
export interface OldSnapshot {
  [name: string]: unknown
  offer?: undefined
}

/** An offer as somebody read it: names instead of ids, so that it stays readable. `readSnapshot` reads it. */
export type OfferSnapshot<Offer extends OfferRead = OfferRead> = { version: 1; offer: Offer } | OldSnapshot

/** The last letter in which a company read that an offer is about to end. */
export const offerExpiryNotice = pgTable(
  'offer_expiry_notice',
  {
    offerId: integer('offer_id')
      .primaryKey()
      .references(() => offer.id, { onDelete: 'cascade' }),
    /** The last day that the letter named. After a renewal the offer has another one, and gets letters again. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    /** How many days before the end it was due: 7 or 1. */
    daysBefore: smallint('days_before').notNull(),
  },
  (table) => [check('offer_expiry_notice_days_known', sql`${table.daysBefore} in (7, 1)`)],
)

/** A company that reads no applications. The row goes when it reads one. */
export const companySilence = pgTable('company_silence', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  /** The day in Madrid on which it got a letter. */
  warnedOn: date('warned_on', { mode: 'string' }).notNull(),
})

/** A requirement of an offer, in the order that the company chose. */
export const requirement = pgTable(
  'requirement',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.place] })],
)
