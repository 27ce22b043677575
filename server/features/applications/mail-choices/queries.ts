import { eq } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { candidate, company } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'

export async function getNews(db: Handle, candidateId: number): Promise<boolean> {
  const [row] = await db.select({ wantsNews: candidate.wantsNews }).from(candidate).where(eq(candidate.id, candidateId))
  // Destroyed since the session was read.
  if (!row) throw new AppError('unauthenticated')
  return row.wantsNews
}

export async function saveNews(db: Handle, candidateId: number, wantsNews: boolean): Promise<void> {
  await db.update(candidate).set({ wantsNews }).where(eq(candidate.id, candidateId))
}

/** When a company is told about new applications, and whether it gets the recap of Mondays. */
export async function getCompanyMail(db: Handle, companyId: number) {
  const { applicationMail, wantsRecap } = company
  const [row] = await db.select({ applicationMail, wantsRecap }).from(company).where(eq(company.id, companyId))
  if (!row) throw new AppError('unauthenticated')
  return row
}

/** Undefined: as it is. */
type CompanyMail = Pick<typeof company.$inferInsert, 'applicationMail' | 'wantsRecap'>

export async function saveCompanyMail(db: Handle, companyId: number, mail: CompanyMail): Promise<void> {
  if (mail.applicationMail === undefined && mail.wantsRecap === undefined) return
  await db.update(company).set(mail).where(eq(company.id, companyId))
}

/** Ends the mails that the account can do without, whatever its role. Without effect where it is gone. */
export async function endMails(db: Handle, accountId: number): Promise<void> {
  await db.update(candidate).set({ wantsNews: false }).where(eq(candidate.accountId, accountId))
  await db
    .update(company)
    .set({ applicationMail: 'ninguno', wantsRecap: false })
    .where(eq(company.accountId, accountId))
}

export async function endRecap(db: Handle, accountId: number): Promise<void> {
  await db.update(company).set({ wantsRecap: false }).where(eq(company.accountId, accountId))
}
