import { isOtherPosition } from '#contract/values/other-positions.ts'
import { COPIED_TEXT_MIN, type Comparison } from '#contract/values/offer-rules/compared-rules.ts'
import { comparableWords } from '#contract/values/offer-rules/normalize-text.ts'
import { hashWords } from '#server/domain/reviews/hash-words.ts'
import { isRejectedText } from '#server/domain/reviews/rejected-text.ts'
import type { Tx } from '#server/database/open.ts'
import type { OfferInWords } from '#server/domain/offers/read-offers.ts'
import { findUsualSalary, forgetDescription, isCopiedDescription, keepDescription } from './comparison-queries.ts'

/** The moment of the save, and its day in Madrid. */
export interface SavedAt {
  now: Date
  today: string
}

/** Compares an offer that this transaction has saved with what was rejected, with offers of other companies, and with usual salaries. */
export async function compareOffer(tx: Tx, row: OfferInWords, at: SavedAt): Promise<Comparison> {
  return {
    isRejectedText: await isRejectedText(tx, row),
    isCopiedText: await isCopied(tx, row, at),
    salaries: await compareSalary(tx, row),
  }
}

async function isCopied(tx: Tx, { id: offerId, companyId, description }: OfferInWords, { now, today }: SavedAt) {
  if (comparableWords(description).length < COPIED_TEXT_MIN) {
    await forgetDescription(tx, offerId)
    return false
  }
  const described = { offerId, companyId, hash: hashWords(description) }
  await keepDescription(tx, described, now)
  return isCopiedDescription(tx, described, today)
}

// Of fewer the middle says nothing.
const OFFERS_MIN = 10
const COMPANIES_MIN = 3

async function compareSalary(tx: Tx, row: OfferInWords): Promise<Comparison['salaries']> {
  if (row.annualSalary === 0 || isOtherPosition(row.positionId)) return null
  const found = await findUsualSalary(tx, row)
  if (!found?.usual || found.offers < OFFERS_MIN || found.companies < COMPANIES_MIN) return null
  return { own: Math.trunc((row.annualSalary + (row.salaryMax ?? row.annualSalary)) / 2), usual: found.usual }
}
