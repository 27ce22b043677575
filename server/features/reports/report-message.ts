import { and, eq, isNull, sql } from 'drizzle-orm'
import { application, applicationMessage, candidate, company } from '#server/database/schema/schema.ts'
import { decryptMessage } from '#server/encryption/message-text.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { newReceipt } from './new-receipt.ts'
import { insertReport } from './queries.ts'
import { joinCase } from './report-offer.ts'
import { offerGone, reportedMessage } from './texts.ts'

const readBy = sql`case ${applicationMessage.side} when 'empresa' then ${candidate.accountId} else ${company.accountId} end`

/** Shows a message to the operators, among the reports of its offer. Only its reader can report it. A second report of it changes nothing. */
export async function reportMessage({ db, clock, cipher, limits, ...called }: ApiContext, id: number): Promise<void> {
  await spendTry(limits.reportsByAddress, called.address)
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ message: applicationMessage, offerId: application.offerId, candidateAccountId: candidate.accountId })
      .from(applicationMessage)
      .innerJoin(application, eq(application.id, applicationMessage.applicationId))
      .innerJoin(candidate, eq(candidate.id, application.candidateId))
      .leftJoin(company, eq(company.id, application.companyId))
      .where(and(eq(applicationMessage.id, id), sql`${readBy} = ${requireCaller(called).accountId}`))
    if (!found) throw new AppError('not_found')
    if (found.message.reportedAt) return
    const createdAt = clock.now()
    if (found.offerId === null) throw new AppError('offer_not_found', { sentence: offerGone })
    const caseId = await joinCase(tx, found.offerId, createdAt)
    const isUnmarked = and(eq(applicationMessage.id, id), isNull(applicationMessage.reportedAt))
    const { rowCount } = await tx.update(applicationMessage).set({ reportedAt: createdAt }).where(isUnmarked)
    if (rowCount === 0) return
    const writer = found.message.side === 'empresa' ? 'company' : found.candidateAccountId
    const text = reportedMessage({ text: decryptMessage(cipher, found.message), writer })
    await insertReport(tx, { reason: 'otra', text, email: null, caseId, receipt: newReceipt(), createdAt })
  })
}
