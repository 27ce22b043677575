import { eq, sql } from 'drizzle-orm'
import { isEmptyChange, type Change } from '#server/platform/database/change.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { placeColumns } from '#server/platform/database/queries/places.ts'
import { account, candidate, community, municipality, province } from '#server/platform/database/schema/schema.ts'
import { AppError } from '#server/platform/errors.ts'

type CandidateColumns = typeof candidate.$inferSelect

/** The columns of a candidate that the candidate edits. */
export type CandidateValues = Omit<
  CandidateColumns,
  'id' | 'accountId' | 'role' | 'photoKey' | 'createdAt' | 'searchText'
>

/** Undefined keeps the photo, null removes it. */
type Photo = Pick<Change<CandidateColumns>, 'photoKey'>

/** Gives the role of candidate to an account without a role. */
export const becomeCandidate = (tx: Handle, accountId: number) =>
  tx
    .update(account)
    .set({ role: 1 })
    .where(sql`${account.id} = ${accountId} and ${account.role} is null`)

/** The saved values that a change needs. The lock makes sure that each old photo is removed once. */
export async function lockProfile(tx: Handle, accountId: number) {
  const { photoKey, documentTypeId, documentNumber, provinceId, municipalityId } = candidate
  const { communityId } = province
  const [row] = await tx
    .select({ photoKey, documentTypeId, documentNumber, communityId, provinceId, municipalityId })
    .from(candidate)
    .innerJoin(province, eq(province.id, candidate.provinceId))
    .where(eq(candidate.accountId, accountId))
    .for('update', { of: candidate })
  return row
}

type NewCandidate = CandidateValues & Photo & Pick<CandidateColumns, 'accountId' | 'createdAt'>

/** An account has one profile: a second call updates it. */
export const upsertCandidate = (tx: Handle, { accountId, createdAt, ...values }: NewCandidate) =>
  tx
    .insert(candidate)
    .values({ accountId, createdAt, ...values })
    .onConflictDoUpdate({ target: candidate.accountId, set: values })

export async function updateCandidate(tx: Handle, accountId: number, values: Change<CandidateValues> & Photo) {
  if (isEmptyChange(values)) return
  await tx.update(candidate).set(values).where(eq(candidate.accountId, accountId))
}

/** The profile with its place. It is the caller's own, so it is missing only where the account was deleted. */
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
