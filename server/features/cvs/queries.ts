import { and, desc, eq, inArray, isNotNull, isNull, ne, not, notExists, sql } from 'drizzle-orm'
import { CV_DOWNLOADS_LISTED } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { textInSent } from '#server/domain/offers/offer-snapshot.ts'
import { application, candidate, company, cv, cvDownload } from '#server/database/schema/schema.ts'

const isShown = (cvId: typeof cv.id | number) => and(eq(cvDownload.cvId, cvId), isStayingCompany(cvDownload.companyId))

interface OwnCv {
  id: number
  candidateId: number
}

const isListed = (candidateId: number) => and(eq(cv.candidateId, candidateId), isNull(cv.removedAt))
const isOwn = ({ id, candidateId }: OwnCv) => and(eq(cv.id, id), isListed(candidateId))

/** The candidate's CVs, newest first, each with the number of applications that use it. */
export const listCvs = (db: Handle, candidateId: number) =>
  db
    .select({
      id: cv.id,
      name: cv.name,
      madeOf: cv.madeOf,
      uploadedOn: cv.uploadedOn,
      sizeBytes: cv.sizeBytes,
      applications: db.$count(application, eq(application.cvId, cv.id)),
      downloads: db.$count(cvDownload, isShown(cv.id)),
    })
    .from(cv)
    .where(isListed(candidateId))
    .orderBy(desc(cv.id))

export type CvRow = Awaited<ReturnType<typeof listCvs>>[number]

// As the candidate read it: operators may keep another name from candidates.
const companyName = sql<string>`coalesce(${textInSent('empresa')}, ${company.name})`

/** The last downloads of a CV by companies, newest first. */
export const listCvDownloads = (db: Handle, cvId: number) =>
  db
    .select({ companyName, downloadedAt: cvDownload.downloadedAt })
    .from(cvDownload)
    .innerJoin(company, eq(company.id, cvDownload.companyId))
    .leftJoin(application, eq(application.id, cvDownload.applicationId))
    .where(isShown(cvId))
    .orderBy(desc(cvDownload.downloadedAt), desc(cvDownload.id))
    .limit(CV_DOWNLOADS_LISTED)

export type CvDownloadRow = Awaited<ReturnType<typeof listCvDownloads>>[number]

/** It left the list, and no company can read it any more: each application with it was withdrawn, or has lost its offer. */
const isUnused = (db: Handle) =>
  sql`(${cv.removedAt} is not null and ${notExists(
    db
      .select({ id: application.id })
      .from(application)
      .where(and(eq(application.cvId, cv.id), isNotNull(application.offerId), ne(application.state, 'retirada'))),
  )})`

/** Locks the candidate until the transaction ends: simultaneous uploads are then counted one after the other. */
export const lockCandidate = (tx: Handle, candidateId: number) =>
  tx.select({ id: candidate.id }).from(candidate).where(eq(candidate.id, candidateId)).for('no key update')

/** The number of CVs in the candidate's list, and the bytes of all that somebody can read. */
export async function measureCvs(db: Handle, candidateId: number): Promise<{ listed: number; bytes: number }> {
  const [row] = await db
    .select({
      listed: sql<number>`(count(*) filter (where ${isNull(cv.removedAt)}))::int`,
      bytes: sql`coalesce(sum(${cv.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(cv)
    .where(and(eq(cv.candidateId, candidateId), not(isUnused(db))))
  return row ?? { listed: 0, bytes: 0 }
}

export async function insertCv(db: Handle, values: typeof cv.$inferInsert): Promise<number> {
  const words = values.words ? sql`plain_text(${values.words})` : null
  const [row] = await db
    .insert(cv)
    .values({ ...values, words })
    .returning({ id: cv.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** Renames a CV or removes it from the candidate's list. Returns false for a CV of another candidate. */
export async function updateCv(db: Handle, own: OwnCv, values: Partial<typeof cv.$inferInsert>): Promise<boolean> {
  const updated = await db.update(cv).set(values).where(isOwn(own)).returning({ id: cv.id })
  return updated.length > 0
}

export async function findCv(db: Handle, own: OwnCv) {
  const [row] = await db.select({ name: cv.name, fileKey: cv.fileKey }).from(cv).where(isOwn(own))
  return row
}

/**
 * Deletes the rows of removed CVs, of one candidate or of all, that no application uses. Returns the keys of their files.
 * Two statements are needed: a single one would wait for an application that is being inserted, not see it, and delete it
 * with the CV. A CV that another transaction has locked is left for the next run.
 */
export async function deleteUnusedCvs(tx: Handle, candidateId?: number): Promise<string[]> {
  const isOfCandidate = candidateId === undefined ? undefined : eq(cv.candidateId, candidateId)
  const held = await tx
    .select({ id: cv.id })
    .from(cv)
    .where(and(isUnused(tx), isOfCandidate))
    .for('update', { skipLocked: true })
  const ids = held.map(({ id }) => id)
  const deleted = await tx
    .delete(cv)
    .where(and(inArray(cv.id, ids), isUnused(tx)))
    .returning({ fileKey: cv.fileKey, namelessFileKey: cv.namelessFileKey })
  return deleted.flatMap(({ fileKey, namelessFileKey }) => (namelessFileKey ? [fileKey, namelessFileKey] : [fileKey]))
}
