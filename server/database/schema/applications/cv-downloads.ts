import { bigint, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { moment, ownId } from '../../column-types.ts'
import { application } from './applications.ts'
import { cv } from '../cvs.ts'
import { company } from '../people.ts'

/** A company downloaded a CV. It goes with the CV, and stays when the application is withdrawn. */
export const cvDownload = pgTable(
  'cv_download',
  {
    id: ownId(),
    cvId: integer('cv_id')
      .notNull()
      .references(() => cv.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    applicationId: bigint('application_id', { mode: 'number' }).references(() => application.id, {
      onDelete: 'set null',
    }),
    downloadedAt: moment('downloaded_at').notNull(),
    /** Since 1970. Two downloads at the same time are one. */
    minute: integer('minute').notNull(),
  },
  (table) => [
    unique('cv_download_once_a_minute').on(table.cvId, table.companyId, table.minute),
    index('cv_download_company').on(table.companyId),
    index('cv_download_application').on(table.applicationId),
    index('cv_download_age').on(table.downloadedAt),
  ],
)
