import { eq, sql } from 'drizzle-orm'
import type { Handle } from '#server/db/open.ts'
import { placeColumns } from '#server/db/places.ts'
import { account, candidate, community, municipality, province } from '#server/db/schema.ts'
import { AppError } from '#server/http/errors.ts'

export type CandidateFields = Omit<
  typeof candidate.$inferInsert,
  'id' | 'accountId' | 'role' | 'photoKey' | 'createdAt'
>

/** An account that makes a candidate's profile is a candidate's. Touches only accounts without a role. */
export const becomeCandidate = (tx: Handle, accountId: number) =>
  tx
    .update(account)
    .set({ role: 1 })
    .where(sql`${account.id} = ${accountId} and ${account.role} is null`)

/** Locks the account's candidate, if there is one, and answers its picture. */
export async function lockPhotoKey(tx: Handle, accountId: number): Promise<string | null> {
  const [row] = await tx
    .select({ photoKey: candidate.photoKey })
    .from(candidate)
    .where(eq(candidate.accountId, accountId))
    .for('update')
  return row?.photoKey ?? null
}

interface Saved {
  accountId: number
  fields: CandidateFields
  /** undefined leaves the picture as it is */
  photoKey: string | null | undefined
  now: Date
}

/** Creates the account's one profile, or changes it. */
export const saveCandidate = (tx: Handle, { accountId, fields, photoKey, now }: Saved) => {
  const changed = photoKey === undefined ? fields : { ...fields, photoKey }
  return tx
    .insert(candidate)
    .values({ ...changed, accountId, createdAt: now })
    .onConflictDoUpdate({ target: candidate.accountId, set: changed })
}

/** The profile with its place; the caller's own, so a missing one is gone with its account. */
export async function getCandidate(db: Handle, candidateId: number) {
  const [row] = await db
    .select({ candidate, place: placeColumns })
    .from(candidate)
    .innerJoin(province, eq(province.id, candidate.provinceId))
    .innerJoin(community, eq(community.id, province.communityId))
    .leftJoin(municipality, eq(municipality.id, candidate.municipalityId))
    .where(eq(candidate.id, candidateId))
  if (!row) throw new AppError('profile_missing')
  return row
}

export type CandidateRow = Awaited<ReturnType<typeof getCandidate>>
