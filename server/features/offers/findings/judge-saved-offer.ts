import { judgeOffer, type Finding } from '#contract/values/offer-rules/judge-offer.ts'
import type { Database, Handle } from '#server/platform/database/open.ts'
import { getJudged, listOfferIdsAfter, lockOffer, replaceFindings } from './queries.ts'
import { toJudged } from './wire.ts'

/** Saves what the rules find in an offer that this transaction has saved. */
export async function judgeSavedOffer(tx: Handle, offerId: number): Promise<Finding[]> {
  const findings = judgeOffer(toJudged(await getJudged(tx, offerId)))
  await replaceFindings(tx, offerId, findings)
  return findings
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
  db.transaction(async (tx) => ((await lockOffer(tx, id)) ? await judgeSavedOffer(tx, id) : undefined))
