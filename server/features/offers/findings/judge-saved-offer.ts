import { ACTIVE } from '#contract/constants.ts'
import { isFraud, judgeOffer, offerRules, type Finding } from '#contract/values/offer-rules/judge-offer.ts'
import type { Database, Handle } from '#server/platform/database/open.ts'
import { AppError } from '#server/platform/errors.ts'
import { suspiciousOffer } from '#server/texts.ts'
import { getJudged, listOfferIdsAfter, lockOffer, replaceFindings } from './queries.ts'
import { toJudged } from './wire.ts'

/**
 * Saves what the rules find in an offer that this transaction has saved. An active offer with signs of fraud is refused,
 * because nobody reviews offers yet (docs/decisions/054-rules-for-offers.md).
 */
export async function judgeSavedOffer(tx: Handle, offerId: number): Promise<void> {
  const { findings, state } = await saveFindings(tx, offerId)
  const fraud = findings.find(isFraud)
  if (fraud && state === ACTIVE) throw fraudError(fraud)
}

async function saveFindings(tx: Handle, offerId: number) {
  const row = await getJudged(tx, offerId)
  const findings = judgeOffer(toJudged(row))
  await replaceFindings(tx, offerId, findings)
  return { findings, state: row.state }
}

function fraudError({ rule, found }: Finding): AppError {
  const { reason, advice } = offerRules[rule]
  return new AppError('offer_suspicious', { sentence: suspiciousOffer({ found, reason, advice }) })
}

const BATCH = 500

/**
 * Judges every offer with the rules of today, each in a transaction of its own, and hides none. Returns how many were
 * judged, and how many have findings.
 */
export async function judgeAllOffers(db: Database): Promise<{ judged: number; marked: number }> {
  let [judged, marked, last] = [0, 0, 0]
  for (;;) {
    const rows = await listOfferIdsAfter(db, last, BATCH)
    for (const { id } of rows) {
      const findings = await judgeAgain(db, id)
      if (findings) judged++
      if (findings?.length) marked++
    }
    const end = rows.at(-1)
    if (!end) return { judged, marked }
    last = end.id
  }
}

const judgeAgain = (db: Database, id: number): Promise<Finding[] | undefined> =>
  db.transaction(async (tx) => ((await lockOffer(tx, id)) ? (await saveFindings(tx, id)).findings : undefined))
