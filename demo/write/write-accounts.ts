import { sql } from 'drizzle-orm'
import { ROLE_CANDIDATE, ROLE_COMPANY } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import type { Cipher } from '#server/encryption/cipher.ts'
import { encryptIdentity } from '#server/encryption/identity.ts'
import { account, candidate, company, companyPage, cv } from '#server/database/schema/schema.ts'
import { demoCandidates } from '../candidates/demo-candidates.ts'
import { identityOf } from '../candidates/identity.ts'
import type { CompanyKey } from '../companies/company-profile.ts'
import { demoCompanies } from '../companies/demo-companies.ts'
import { registeredDaysAgo, resumeDay } from '../applications/create-applications.ts'
import { daysBefore } from '../days.ts'
import { DEMO_COMPANY_EMAIL, demoEmails } from '../emails.ts'
import { present } from '../present.ts'
import type { StoredFiles } from './store-files.ts'

/** The password hash of an account: the demo password for demo accounts, a random one for all others. */
export interface PasswordHashes {
  known: string
  unknown: string
}

export interface Writing {
  tx: Tx
  cipher: Cipher
  today: string
  stored: StoredFiles
}

const companyEmail = (key: CompanyKey): string => (key === 'trigalbor' ? DEMO_COMPANY_EMAIL : `${key}@demo.example`)

const momentOf = (day: string): Date => new Date(`${day}T09:00:00Z`)
const provinceOf = (municipalityId: number): number => Math.floor(municipalityId / 1000)

type NewAccount = typeof account.$inferInsert

/** Writes the accounts of all companies and candidates. Returns their ids by e-mail. */
export async function writeAccounts(
  { tx, today }: Writing,
  hashes: PasswordHashes,
): Promise<ReadonlyMap<string, number>> {
  const open = ({ email, role, daysAgo }: { email: string; role: number; daysAgo: number }): NewAccount => ({
    email,
    role,
    passwordHash: demoEmails.includes(email) ? hashes.known : hashes.unknown,
    createdAt: momentOf(daysBefore(today, daysAgo)),
  })
  const rows = await tx
    .insert(account)
    .values([
      ...demoCompanies.map((one) =>
        open({ email: companyEmail(one.key), role: ROLE_COMPANY, daysAgo: one.registeredDaysAgo }),
      ),
      ...demoCandidates.map((one, place) =>
        open({ email: identityOf(one, place).email, role: ROLE_CANDIDATE, daysAgo: registeredDaysAgo(place) }),
      ),
    ])
    .returning({ id: account.id, email: account.email })
  return new Map(rows.map(({ id, email }) => [email, id]))
}

type AccountIds = ReadonlyMap<string, number>

export async function writeCompanies(
  { tx, today, stored }: Writing,
  accountIds: AccountIds,
): Promise<ReadonlyMap<CompanyKey, number>> {
  const accountOf = (key: CompanyKey) => present(accountIds.get(companyEmail(key)), companyEmail(key))
  const rows = await tx
    .insert(company)
    .values(
      demoCompanies.map(({ key, name, acronym, municipalityId, plan, registeredDaysAgo: daysAgo }) => ({
        accountId: accountOf(key),
        name,
        acronym,
        provinceId: provinceOf(municipalityId),
        municipalityId,
        plan,
        logoKey: stored.logos.get(key) ?? null,
        registeredOn: daysBefore(today, daysAgo),
      })),
    )
    .returning({ id: company.id, accountId: company.accountId })
  const ids = new Map(rows.map(({ id, accountId }) => [accountId, id]))
  await tx.insert(companyPage).values(
    demoCompanies.map(({ key, introductions, registeredDaysAgo: daysAgo }, place) => ({
      companyId: present(ids.get(accountOf(key)), key),
      text: introductions.join('\n\n'),
      website: `https://${key}.example/`,
      savedAt: momentOf(daysBefore(today, daysAgo)),
      // One waits for an operator.
      review: place === 0 ? ('waiting' as const) : ('approved' as const),
    })),
  )
  return new Map(demoCompanies.map(({ key }) => [key, present(ids.get(accountOf(key)), key)]))
}

/** Writes the candidates. Returns their ids in the order of the list. */
export async function writeCandidates(
  { tx, cipher, today, stored }: Writing,
  accountIds: AccountIds,
): Promise<number[]> {
  const accounts = demoCandidates.map((profile, place) => {
    const { email } = identityOf(profile, place)
    return present(accountIds.get(email), email)
  })
  const values = demoCandidates.map((profile, place) => {
    const { firstName, firstSurname, secondSurname, sexId, birthDate, municipalityId, postalCode } = profile
    const { email: _, documentNumber, ...identity } = identityOf(profile, place)
    const accountId = present(accounts[place], 'an account')
    return {
      ...identity,
      ...encryptIdentity(cipher, accountId, { documentNumber, birthDate }),
      accountId,
      firstName,
      firstSurname,
      secondSurname,
      sexId,
      nationalityId: profile.countryId,
      provinceId: provinceOf(municipalityId),
      municipalityId,
      postalCode,
      photoKey: stored.photos[place] ?? null,
      createdAt: momentOf(daysBefore(today, registeredDaysAgo(place))),
    }
  })
  const rows = await tx.insert(candidate).values(values).returning({ id: candidate.id, accountId: candidate.accountId })
  const ids = new Map(rows.map(({ id, accountId }) => [accountId, id]))
  return accounts.map((accountId) => present(ids.get(accountId), 'a candidate'))
}

/** The ids of the CVs, by the indexes of candidate and CV in their lists. */
export async function writeCvs({ tx, today, stored }: Writing, candidateIds: readonly number[]): Promise<number[][]> {
  const values = demoCandidates.flatMap(({ resumes }, place) =>
    (stored.resumes[place] ?? []).map(({ key, sizeBytes, words }, resume) => ({
      candidateId: present(candidateIds[place], 'a candidate'),
      name: present(resumes[resume], 'a CV').name,
      fileKey: key,
      sizeBytes,
      words: sql`plain_text(${words})`,
      uploadedOn: resumeDay(place, resume, today),
    })),
  )
  const rows = await tx.insert(cv).values(values).returning({ id: cv.id, fileKey: cv.fileKey })
  const ids = new Map(rows.map(({ id, fileKey }) => [fileKey, id]))
  return stored.resumes.map((resumes) => resumes.map(({ key }) => present(ids.get(key), 'a CV')))
}
