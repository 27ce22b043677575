import { eq } from 'drizzle-orm'
import { organisationControl } from '#contract/values/document-numbers/tax-number.ts'
import type { Tx } from '#server/database/open.ts'
import { company, companyCheck, companyVerification, verificationStep } from '#server/database/schema/schema.ts'
import type { CompanyKey } from '../companies/company-profile.ts'
import { demoCompanies } from '../companies/demo-companies.ts'
import { daysBefore } from '../days.ts'
import { DEMO_OPERATOR_EMAIL } from '../emails.ts'
import { present } from '../present.ts'
import { demoContacts, rejectionExplanation } from '../texts/contacts.ts'

type State = 'pending' | 'verified' | 'rejected'

/** Companies without verification, and the age of their request in days. All others are verified. */
const unverified: Partial<Record<CompanyKey, { state: State; daysAgo: number }>> = {
  quintaluz: { state: 'pending', daysAgo: 1 },
  bermuela: { state: 'pending', daysAgo: 3 },
  mirasierpe: { state: 'rejected', daysAgo: 12 },
}

const VERIFIED_AFTER_DAYS = 2

const momentOf = (day: string): Date => new Date(`${day}T09:30:00Z`)

/** A NIF of no real company: their numbers do not begin with five zeros. */
function taxNumberOf(place: number): string {
  const digits = String(place + 1).padStart(7, '0')
  return `B${digits}${organisationControl(digits)}`
}

/** Writes what the companies say of themselves, and what the demo operator has decided. */
export async function writeVerification(
  tx: Tx,
  { companyIds, today }: { companyIds: ReadonlyMap<CompanyKey, number>; today: string },
): Promise<void> {
  for (const [place, { key, name, registeredDaysAgo }] of demoCompanies.entries()) {
    const companyId = present(companyIds.get(key), key)
    const { state, daysAgo } = unverified[key] ?? { state: 'verified', daysAgo: registeredDaysAgo }
    const submittedAt = momentOf(daysBefore(today, daysAgo))
    const decidedOn = daysBefore(today, Math.max(0, daysAgo - VERIFIED_AFTER_DAYS))
    const verifiedOn = state === 'verified' ? decidedOn : null
    const contact = present(demoContacts[place], 'a contact')
    await tx
      .update(company)
      .set({ verification: state, verifiedOn, verificationVersion: 2 })
      .where(eq(company.id, companyId))
    await tx.insert(companyVerification).values({
      companyId,
      legalName: `${name}, S. L.`,
      taxNumber: taxNumberOf(place),
      claimsTaxNumber: state === 'verified',
      website: `https://${key}.example/`,
      contactName: contact.name,
      contactPosition: contact.position,
      contactPhone: `910 000 ${String(100 + place)}`,
      contactEmail: `personas@${key}.example`,
      submittedAt,
    })
    await tx.insert(verificationStep).values({ companyId, kind: 'requested', happenedAt: submittedAt })
    const decided = { companyId, happenedAt: momentOf(decidedOn), operatorEmail: DEMO_OPERATOR_EMAIL }
    if (state === 'rejected') {
      const reason = { reason: 'datos_no_coinciden', explanation: rejectionExplanation }
      await tx.insert(verificationStep).values({ ...decided, kind: 'rejected', ...reason })
    }
    if (state === 'verified') await tx.insert(verificationStep).values({ ...decided, kind: 'verified' })
    await tx.insert(companyCheck).values(checksOf(companyId, { state, place, at: decided.happenedAt }))
  }
}

/** The e-mail by its link, the others by the operator. Only some have a web that was looked at. */
function checksOf(companyId: number, { state, place, at }: { state: State; place: number; at: Date }) {
  const byOperator = { companyId, checkedAt: at, operatorEmail: DEMO_OPERATOR_EMAIL }
  const email = { companyId, kind: 'email' as const, checkedAt: at }
  if (state !== 'verified') return [email]
  const phone = { ...byOperator, kind: 'phone' as const }
  const website = { ...byOperator, kind: 'website' as const }
  return [{ ...byOperator, kind: 'registry' as const }, email, ...(place % 2 ? [website] : [phone])]
}
