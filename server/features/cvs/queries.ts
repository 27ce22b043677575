import { and, desc, eq, inArray, isNotNull, isNull, notExists } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'
import { application, cv } from '#server/platform/database/schema/schema.ts'

interface OwnCv {
  cvId: number
  candidateId: number
}

const own = ({ cvId, candidateId }: OwnCv) =>
  and(eq(cv.id, cvId), eq(cv.candidateId, candidateId), isNull(cv.removedAt))

/** The candidate's CVs, the newest first, each with the number of applications that hold it. */
export const listCvs = (db: Handle, candidateId: number) =>
  db
    .select({
      id: cv.id,
      name: cv.name,
      uploadedOn: cv.uploadedOn,
      sizeBytes: cv.sizeBytes,
      applications: db.$count(application, eq(application.cvId, cv.id)),
    })
    .from(cv)
    .where(and(eq(cv.candidateId, candidateId), isNull(cv.removedAt)))
    .orderBy(desc(cv.id))

export type CvRow = Awaited<ReturnType<typeof listCvs>>[number]

export async function insertCv(db: Handle, values: typeof cv.$inferInsert): Promise<number> {
  const [row] = await db.insert(cv).values(values).returning({ id: cv.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** Answers whether there was such a CV. */
export async function renameCv(db: Handle, { name, ...which }: OwnCv & { name: string }): Promise<boolean> {
  const renamed = await db.update(cv).set({ name }).where(own(which)).returning({ id: cv.id })
  return renamed.length > 0
}

export async function findCv(db: Handle, which: OwnCv) {
  const [row] = await db.select({ name: cv.name, fileKey: cv.fileKey }).from(cv).where(own(which))
  return row
}

/** Takes the CV off the candidate's list. Answers whether it was there. */
export async function markRemoved(db: Handle, { now, ...which }: OwnCv & { now: Date }): Promise<boolean> {
  const removed = await db.update(cv).set({ removedAt: now }).where(own(which)).returning({ id: cv.id })
  return removed.length > 0
}

const isUnused = (db: Handle) =>
  and(
    isNotNull(cv.removedAt),
    notExists(db.select({ id: application.id }).from(application).where(eq(application.cvId, cv.id))),
  )

/**
 * Deletes the rows of removed CVs that no application holds any more, and answers their files. In two steps: a single
 * statement would wait for an application that is being sent, not see it, and take it away with the CV. A CV that
 * somebody holds right now is left for the next time.
 */
export const deleteUnusedCvs = (db: Handle) =>
  db.transaction(async (tx) => {
    const held = await tx.select({ id: cv.id }).from(cv).where(isUnused(tx)).for('update', { skipLocked: true })
    const ids = held.map(({ id }) => id)
    return tx
      .delete(cv)
      .where(and(inArray(cv.id, ids), isUnused(tx)))
      .returning({ fileKey: cv.fileKey })
  })
