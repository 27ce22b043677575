import { NOTES_MAX } from '#contract/constants.ts'
import type { Database } from '#server/database/open.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { AppError } from '#server/errors.ts'
import * as queries from './queries.ts'

interface NewNote {
  applicationId: number
  companyId: number
  text: string
  createdAt: Date
}

/** Adds a note of the company to one of its applications, up to NOTES_MAX. */
export const addNote = (db: Database, { companyId, ...note }: NewNote): Promise<queries.NoteRow> =>
  db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const [found] = await queries.listStates(tx, { ids: [note.applicationId], companyId })
    if (!found) throw new AppError('not_found')
    if ((await queries.countNotes(tx, note.applicationId)) >= NOTES_MAX) throw new AppError('notes_full')
    return queries.insertNote(tx, note)
  })
