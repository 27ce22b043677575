import { and, eq, isNull, or } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'
import { application, candidate, cv } from '#server/platform/database/schema/schema.ts'

/**
 * Whether a signed link to a CV or a photo may still be used. A company's link names an application: it works until the
 * application is withdrawn or deleted. A candidate's link works while the file is in their profile.
 */
export async function isReadable(db: Handle, key: string, applicationId: number | null): Promise<boolean> {
  const isThisFile = or(eq(cv.fileKey, key), eq(candidate.photoKey, key))
  if (applicationId !== null) {
    const [sent] = await db
      .select({ id: application.id })
      .from(application)
      .innerJoin(cv, eq(cv.id, application.cvId))
      .innerJoin(candidate, eq(candidate.id, application.candidateId))
      .where(and(eq(application.id, applicationId), isThisFile))
    return sent !== undefined
  }
  const isOwnCv = and(eq(cv.fileKey, key), isNull(cv.removedAt))
  return (await db.$count(cv, isOwnCv)) > 0 || (await db.$count(candidate, eq(candidate.photoKey, key))) > 0
}
