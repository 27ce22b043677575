import { eq, sql } from 'drizzle-orm'
import { isEmptyChange, type Change } from '#server/database/change.ts'
import type { Handle } from '#server/database/open.ts'
import { placeColumns } from '#server/domain/places/places.ts'
import { account, candidate, community, municipality, province } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Cipher } from '#server/encryption/cipher.ts'
import { decryptIdentity, encryptIdentity, type Identity, type IdentityColumns } from '#server/encryption/identity.ts'
import { AppError } from '#server/errors.ts'

type CandidateColumns = typeof candidate.$inferSelect

/** The columns of a candidate that the candidate edits. */
export type CandidateValues = Identity &
  Omit<
    CandidateColumns,
    'id' | 'accountId' | 'role' | 'photoKey' | 'createdAt' | 'searchText' | 'wantsNews' | keyof IdentityColumns
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
export async function lockProfile(tx: Handle, cipher: Cipher, accountId: number) {
  const [row] = await tx
    .select({ candidate, communityId: province.communityId })
    .from(candidate)
    .innerJoin(province, eq(province.id, candidate.provinceId))
    .where(eq(candidate.accountId, accountId))
    .for('update', { of: candidate })
  return row && { ...row.candidate, ...decryptIdentity(cipher, row.candidate), communityId: row.communityId }
}

type NewCandidate = CandidateValues & Photo & Pick<CandidateColumns, 'accountId' | 'createdAt'>

/** An account has one profile: a second call updates it. */
export function upsertCandidate(tx: Handle, cipher: Cipher, candidateValues: NewCandidate) {
  const { accountId, createdAt, documentNumber, birthDate, ...others } = candidateValues
  const values = { ...others, ...encryptIdentity(cipher, accountId, { documentNumber, birthDate }) }
  return tx
    .insert(candidate)
    .values({ accountId, createdAt, ...values })
    .onConflictDoUpdate({ target: candidate.accountId, set: values })
}

/** Document number and birth date are encrypted together, so a change of one needs the other as it is saved. */
export async function updateCandidate(
  tx: Handle,
  { cipher, kept }: { cipher: Cipher; kept: Identity & { accountId: number } },
  { documentNumber, birthDate, ...others }: Change<CandidateValues> & Photo,
) {
  const change = { documentNumber, birthDate }
  if (isEmptyChange({ ...others, ...change })) return
  const { accountId } = kept
  const identity = {
    documentNumber: documentNumber === undefined ? kept.documentNumber : documentNumber,
    birthDate: birthDate === undefined ? kept.birthDate : birthDate,
  }
  const values = { ...others, ...(isEmptyChange(change) ? {} : encryptIdentity(cipher, accountId, identity)) }
  await tx.update(candidate).set(values).where(eq(candidate.accountId, accountId))
}

/** The profile with its place. It is the caller's own, so it is missing only where the account was deleted. */
export async function getCandidate({ db, cipher }: Pick<Deps, 'db' | 'cipher'>, candidateId: number) {
  const [row] = await db
    .select({ candidate, place: placeColumns })
    .from(candidate)
    .innerJoin(province, eq(province.id, candidate.provinceId))
    .innerJoin(community, eq(community.id, province.communityId))
    .leftJoin(municipality, eq(municipality.id, candidate.municipalityId))
    .where(eq(candidate.id, candidateId))
  if (!row) throw new AppError('profile_missing')
  return { candidate: { ...row.candidate, ...decryptIdentity(cipher, row.candidate) }, place: row.place }
}

export type CandidateRow = Awaited<ReturnType<typeof getCandidate>>
