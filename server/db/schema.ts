import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  country,
  documentType,
  modality,
  municipality,
  position,
  province,
  sector,
  sex,
  workday,
} from './schema-master.ts'

export * from './schema-master.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Someone who can sign in. The role is null until it is chosen: 1 candidate, 2 company. */
export const account = pgTable(
  'account',
  {
    id: id(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: smallint('role'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_email_unique').on(sql`lower(${table.email})`),
    unique('account_id_role_unique').on(table.id, table.role),
    check('account_role_known', sql`${table.role} in (1, 2)`),
  ],
)

/** A signed-in browser. Only the SHA-256 of its token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('session_account').on(table.accountId), index('session_expiry').on(table.expiresAt)],
)

/** A person who looks for work. The pair (account, role) lets the database hold that a candidate's account has role 1. */
export const candidate = pgTable(
  'candidate',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    role: smallint('role').notNull().default(1),
    firstName: text('first_name').notNull(),
    firstSurname: text('first_surname').notNull(),
    secondSurname: text('second_surname'),
    sexId: integer('sex_id').references(() => sex.id),
    birthDate: date('birth_date', { mode: 'string' }),
    mobilePhone: text('mobile_phone').notNull(),
    nationalityId: integer('nationality_id').references(() => country.id),
    documentTypeId: integer('document_type_id')
      .notNull()
      .default(1)
      .references(() => documentType.id),
    documentNumber: text('document_number'),
    provinceId: integer('province_id')
      .notNull()
      .references(() => province.id),
    municipalityId: integer('municipality_id'),
    postalCode: integer('postal_code').notNull(),
    photoKey: text('photo_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('candidate_account_unique').on(table.accountId),
    check('candidate_role_fixed', sql`${table.role} = 1`),
    check('candidate_postal_code_spanish', sql`${table.postalCode} between 1000 and 52999`),
    check('candidate_birth_date_sane', sql`${table.birthDate} between '1900-01-01' and '2099-12-31'`),
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
    id: id(),
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
  },
  (table) => [
    unique('company_account_unique').on(table.accountId),
    check('company_role_fixed', sql`${table.role} = 2`),
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

/** A PDF that a candidate uploaded. A removed one stays for the companies that it was sent to. */
export const cv = pgTable(
  'cv',
  {
    id: id(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidate.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fileKey: text('file_key').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    uploadedOn: date('uploaded_on', { mode: 'string' }).notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('cv_candidate').on(table.candidateId),
    unique('cv_id_candidate_unique').on(table.id, table.candidateId),
    check('cv_size_positive', sql`${table.sizeBytes} > 0`),
  ],
)

export const project = pgTable(
  'project',
  {
    id: id(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    state: smallint('state').notNull().default(1),
  },
  (table) => [
    index('project_company').on(table.companyId),
    check('project_state_known', sql`${table.state} in (0, 1)`),
    check('project_dates_ordered', sql`${table.endsOn} >= ${table.startsOn}`),
  ],
)

export const offer = pgTable(
  'offer',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Whole euros a year; 0 means that the company does not say. */
    annualSalary: integer('annual_salary').notNull().default(0),
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
    state: smallint('state').notNull().default(1),
    createdOn: date('created_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('offer_project').on(table.projectId),
    index('offer_newest')
      .on(table.createdOn.desc(), table.id.desc())
      .where(sql`${table.state} = 1`),
    index('offer_sector')
      .on(table.sectorId, table.createdOn.desc(), table.id.desc())
      .where(sql`${table.state} = 1`),
    check('offer_state_known', sql`${table.state} in (0, 1)`),
    check('offer_salary_sane', sql`${table.annualSalary} between 0 and 10000000`),
    foreignKey({
      name: 'offer_municipality_in_province_fk',
      columns: [table.municipalityId, table.provinceId],
      foreignColumns: [municipality.id, municipality.provinceId],
    }),
  ],
)

/** What an offer asks for, in the company's order. */
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

/** A candidate's CV sent to an offer. One a candidate and offer; the CV is the candidate's own. */
export const application = pgTable(
  'application',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    candidateId: integer('candidate_id').notNull(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    cvId: integer('cv_id').notNull(),
    createdOn: date('created_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('application_once_per_offer').on(table.candidateId, table.offerId),
    index('application_offer').on(table.offerId),
    index('application_cv').on(table.cvId),
    foreignKey({
      name: 'application_own_cv_fk',
      columns: [table.cvId, table.candidateId],
      foreignColumns: [cv.id, cv.candidateId],
    }).onDelete('cascade'),
  ],
)
