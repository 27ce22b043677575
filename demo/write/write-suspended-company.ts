import { ROLE_COMPANY } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { account, company, companyVerification, verificationStep } from '#server/database/schema/schema.ts'
import { daysBefore } from '../days.ts'
import { DEMO_OPERATOR_EMAIL } from '../emails.ts'
import { present } from '../present.ts'
import { suspendedCompany } from '../texts/contacts.ts'

const REGISTERED_DAYS_AGO = 20
const SUSPENDED_DAYS_AGO = 4

/** Writes a company that the demo operator has suspended. It has no offers, so the number of offers stays the same. */
export async function writeSuspendedCompany(
  tx: Tx,
  { today, passwordHash }: { today: string; passwordHash: string },
): Promise<void> {
  const [registeredOn, suspendedOn] = [daysBefore(today, REGISTERED_DAYS_AGO), daysBefore(today, SUSPENDED_DAYS_AGO)]
  const { name, acronym, municipalityId, explanation, ...data } = suspendedCompany
  const submittedAt = new Date(`${registeredOn}T10:00:00Z`)
  const opened = { email: 'rutavera@demo.example', role: ROLE_COMPANY, passwordHash, createdAt: submittedAt }
  const [owner] = await tx.insert(account).values(opened).returning({ id: account.id })
  const accountId = present(owner, 'an account').id
  const provinceId = Math.floor(municipalityId / 1000)
  const standing = { plan: 'premium', verification: 'pending', isSuspended: true, verificationVersion: 3 } as const
  const [row] = await tx
    .insert(company)
    .values({ accountId, name, acronym, provinceId, municipalityId, registeredOn, ...standing })
    .returning({ id: company.id })
  const companyId = present(row, 'a company').id
  await tx.insert(companyVerification).values({ companyId, ...data, submittedAt, claimsTaxNumber: false })
  await tx.insert(verificationStep).values({ companyId, kind: 'requested', happenedAt: submittedAt })
  await tx.insert(verificationStep).values({
    companyId,
    kind: 'suspended',
    happenedAt: new Date(`${suspendedOn}T11:00:00Z`),
    operatorEmail: DEMO_OPERATOR_EMAIL,
    reason: 'fraude',
    explanation,
  })
}
