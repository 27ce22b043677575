import { eq, sql } from 'drizzle-orm'
import { fromJsonResume } from '#contract/values/cv/json-resume.ts'
import type { Handle } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { account, candidate, cvDraft, municipality } from '#server/database/schema/schema.ts'
import { decryptDraft } from '#server/encryption/cv-draft.ts'
import { AppError } from '#server/errors.ts'

const { firstName, firstSurname, secondSurname } = candidate

const person = {
  name: sql<string>`concat_ws(' ', ${firstName}, ${firstSurname}, ${secondSurname})`,
  email: account.email,
  phone: candidate.mobilePhone,
  city: municipality.name,
}

/** The draft of a candidate. Without a stored one: the contact copied from the profile, and `savedAt` is null. */
export async function readDraft({ db, cipher }: Pick<Deps, 'cipher'> & { db: Handle }, candidateId: number) {
  const [row] = await db
    .select({ person, photoKey: candidate.photoKey, stored: cvDraft })
    .from(candidate)
    .innerJoin(account, eq(account.id, candidate.accountId))
    .leftJoin(municipality, eq(municipality.id, candidate.municipalityId))
    .leftJoin(cvDraft, eq(cvDraft.candidateId, candidate.id))
    .where(eq(candidate.id, candidateId))
  const copied = row && fromJsonResume({ basics: { ...row.person, location: row.person } })
  if (!copied) throw new AppError('profile_missing')
  const { stored, photoKey } = row
  return {
    draft: stored ? decryptDraft(cipher, stored) : copied,
    savedAt: stored?.savedAt ?? null,
    name: row.person.name,
    photoKey,
  }
}

export const upsertDraft = (tx: Handle, values: typeof cvDraft.$inferInsert) =>
  tx.insert(cvDraft).values(values).onConflictDoUpdate({ target: cvDraft.candidateId, set: values })
