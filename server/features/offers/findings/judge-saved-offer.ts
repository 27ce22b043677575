import { ACTIVE } from '#contract/constants.ts'
import { isFraud, judgeOffer, offerRules, type Finding } from '#contract/values/offer-rules/judge-offer.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { AppError } from '#server/platform/errors.ts'
import { suspiciousOffer } from '#server/texts.ts'
import { getJudged, replaceFindings } from './queries.ts'
import { toJudged } from './wire.ts'

/**
 * Saves what the rules find in an offer that this transaction has saved. An active offer with signs of fraud is refused,
 * because nobody reviews offers yet (docs/decisions/054-rules-for-offers.md).
 */
export async function judgeSavedOffer(tx: Handle, offerId: number): Promise<void> {
  const row = await getJudged(tx, offerId)
  const findings = judgeOffer(toJudged(row))
  await replaceFindings(tx, offerId, findings)
  const fraud = findings.find(isFraud)
  if (fraud && row.state === ACTIVE) throw fraudError(fraud)
}

function fraudError({ rule, found }: Finding): AppError {
  const { reason, advice } = offerRules[rule]
  return new AppError('offer_suspicious', { sentence: suspiciousOffer({ found, reason, advice }) })
}
