import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, not, sql, type SQL } from 'drizzle-orm'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { isNameless } from '#server/domain/applications/first-look.ts'
import type { Handle } from '#server/database/open.ts'
import {
  application,
  applicationEvent,
  applicationNote,
  candidate,
  municipality,
  offer,
} from '#server/database/schema/schema.ts'
import { selectApplicants } from './select-applicants.ts'

/** Some applications of a company. */
export interface Owned {
  ids: readonly number[]
  companyId: number
}

/** The company may see them: it has their offer still, and their candidates keep their accounts. */
const isOwned = ({ ids, companyId }: Owned): SQL | undefined =>
  and(
    inArray(application.id, [...ids]),
    eq(application.companyId, companyId),
    isNotNull(application.offerId),
    isStayingCandidate(application.candidateId),
  )

/** The states of those of these applications that the company may see. */
export const listStates = (db: Handle, owned: Owned) =>
  db.select({ id: application.id, state: application.state }).from(application).where(isOwned(owned))

export async function findApplicant(
  db: Handle,
  id: number,
  { companyId, today }: { companyId: number; today: string },
) {
  const isThis = isOwned({ ids: [id], companyId })
  const page = db
    .select({ id: application.id, total: sql`1`.as('total') })
    .from(application)
    .where(isThis)
  const [row] = await selectApplicants(db, sql`${page}`, today)
  return row
}

/** The municipalities where the company's candidates live, by name. */
export const listCities = (db: Handle, companyId: number) =>
  db
    .selectDistinct({ id: municipality.id, name: municipality.name })
    .from(application)
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(municipality, eq(municipality.id, candidate.municipalityId))
    .where(
      and(
        eq(application.companyId, companyId),
        isNotNull(application.offerId),
        ne(application.state, 'retirada'),
        isStayingCandidate(application.candidateId),
      ),
    )
    .orderBy(asc(municipality.name), asc(municipality.id))

/** The history of an application, oldest first, without what was undone. */
export const listChanges = (db: Handle, applicationId: number) =>
  db
    .select({
      from: applicationEvent.from,
      to: applicationEvent.to,
      happenedAt: applicationEvent.happenedAt,
      actor: applicationEvent.actor,
      reason: applicationEvent.reason,
      letter: applicationEvent.letter,
    })
    .from(applicationEvent)
    .where(and(eq(applicationEvent.applicationId, applicationId), isNull(applicationEvent.undoneAt)))
    .orderBy(asc(applicationEvent.id))

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

/** The other applications of a person to the same company, newest first, without those that were withdrawn or hide the name. */
export const listOthers = (db: Handle, { id, companyId }: { id: number; companyId: number }) =>
  db
    .select({ id: application.id, state: application.state, offerName: offer.name })
    .from(application)
    .innerJoin(offer, eq(offer.id, application.offerId))
    .where(
      and(
        sql`${application.candidateId} = (select candidate_id from application where id = ${id} and not ${isNameless})`,
        not(isNameless),
        eq(application.companyId, companyId),
        ne(application.id, id),
        ne(application.state, 'retirada'),
      ),
    )
    .orderBy(desc(application.id))

export type OtherRow = Awaited<ReturnType<typeof listOthers>>[number]

const noteColumns = { id: applicationNote.id, text: applicationNote.text, createdAt: applicationNote.createdAt }

/** Oldest first. */
export const listNotes = (db: Handle, applicationId: number) =>
  db
    .select(noteColumns)
    .from(applicationNote)
    .where(eq(applicationNote.applicationId, applicationId))
    .orderBy(asc(applicationNote.id))

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

export const countNotes = (db: Handle, applicationId: number): Promise<number> =>
  db.$count(applicationNote, eq(applicationNote.applicationId, applicationId))

export async function insertNote(db: Handle, note: typeof applicationNote.$inferInsert): Promise<NoteRow> {
  const [row] = await db.insert(applicationNote).values(note).returning(noteColumns)
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Returns false for a note of another company. */
export async function deleteNote(db: Handle, companyId: number, id: number): Promise<boolean> {
  const own = db.select({ id: application.id }).from(application).where(eq(application.companyId, companyId))
  const deleted = await db
    .delete(applicationNote)
    .where(and(eq(applicationNote.id, id), inArray(applicationNote.applicationId, own)))
    .returning({ id: applicationNote.id })
  return deleted.length > 0
}
