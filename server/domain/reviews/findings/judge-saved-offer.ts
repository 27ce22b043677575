import { judgeOffer, type Finding } from '#contract/values/offer-rules/judge-offer.ts'
import type { Database, Tx } from '#server/database/open.ts'
import { getOfferInWords } from '#server/domain/offers/read-offers.ts'
import { compareOffer, type SavedAt } from './compare-offer.ts'
import { listOfferIdsAfter, lockOffer, replaceFindings } from './queries.ts'
import { toJudged } from './wire.ts'

/** Saves what the rules find in an offer that this transaction has saved. */
export async function judgeSavedOffer(tx: Tx, offerId: number, at: SavedAt): Promise<Finding[]> {
  const row = await getOfferInWords(tx, offerId)
  const findings = judgeOffer(toJudged(row), await compareOffer(tx, row, at))
  await replaceFindings(tx, offerId, findings)
  return findings
}

const BATCH = 500

/**
 * Judges every offer with the rules of today, each in a transaction of its own, and hides none. Returns how many were
 * judged, and how many have findings.
 */
export async function judgeAllOffers(db: Database, today: string): Promise<{ judged: number; marked: number }> {
  let [judged, marked, last] = [0, 0, 0]
  for (;;) {
    const rows = await listOfferIdsAfter(db, last, BATCH)
    for (const { id, savedAt } of rows) {
      const findings = await judgeAgain(db, id, { now: savedAt, today })
      if (findings) judged++
      if (findings?.length) marked++
    }
    const end = rows.at(-1)
    if (!end) return { judged, marked }
    last = end.id
  }
}

const judgeAgain = (db: Database, id: number, at: SavedAt): Promise<Finding[] | undefined> =>
  db.transaction(async (tx) => ((await lockOffer(tx, id)) ? await judgeSavedOffer(tx, id, at) : undefined))
