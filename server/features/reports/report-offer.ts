import type { ReportReason } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { siteOf } from '#server/http/limits/client-address.ts'
import { mailboxKeyOf } from '#server/http/limits/mailbox-key.ts'
import { hasTry, spendTry } from '#server/http/limits/rate-limit.ts'
import { newReceipt } from './new-receipt.ts'
import { getQueuedCase, insertCase, insertReport, shareReportable } from './queries.ts'

type Context = Pick<ApiContext, 'db' | 'jobs' | 'limits' | 'clock' | 'address'>

interface Report {
  offerId: number
  reason: ReportReason
  text: string | null
  email: string | null
}

interface Receipt {
  number: string
  isMailed: boolean
}

/**
 * Saves what a visitor says about an offer, and mails the receipt if there is an e-mail. Of one offer not all receipts of a wave are mailed, but
 * all reports count.
 */
export async function reportOffer({ db, jobs, limits, clock, address }: Context, report: Report): Promise<Receipt> {
  const { offerId, ...said } = report
  await spendTry(limits.reportsByAddress, address)
  const site = siteOf(address)
  if (site) await spendTry(limits.reportsBySite, site)
  if (said.email) await spendTry(limits.reportLetters, mailboxKeyOf(said.email))
  const isMailed = said.email !== null && (await hasTry(limits.reportLettersByOffer, offerId))
  const receipt = newReceipt()
  await db.transaction(async (tx) => {
    const createdAt = clock.now()
    const caseId = await joinCase(tx, offerId, createdAt)
    const reportId = await insertReport(tx, { ...said, caseId, receipt, createdAt })
    if (isMailed) await jobs.enqueue(tx, 'report-received', { reportId })
  })
  return { number: receipt, isMailed }
}

/** The case of the offer in the queue, or a new one. All reports before a decision are one case: a constraint decides races. */
export async function joinCase(tx: Tx, offerId: number, queuedAt: Date): Promise<number> {
  const offer = await shareReportable(tx, offerId)
  if (!offer) throw new AppError('offer_not_found')
  const { companyId, name: offerName } = offer
  await insertCase(tx, { offerId, companyId, offerName, queuedAt })
  return getQueuedCase(tx, offerId)
}
