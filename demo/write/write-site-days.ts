import { ACTIVE, SUMMARY_DAYS } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { siteDay } from '#server/database/schema/schema.ts'
import { demoCompanies } from '../companies/demo-companies.ts'
import { daysBefore } from '../days.ts'
import type { DemoOffer } from '../offers/demo-offer.ts'

/** How many days ago each of the last companies chose Premium. */
const PREMIUM_SINCE = [3, 11, 12, 22]

/** The figures of past nights. Tonight's job counts today. */
export async function writeSiteDays(tx: Tx, { offers, today }: { offers: readonly DemoOffer[]; today: string }) {
  const premium = demoCompanies.filter(({ plan }) => plan === 'premium').length
  const rows = Array.from({ length: SUMMARY_DAYS - 1 }, (_, index) => {
    const daysAgo = index + 1
    const day = daysBefore(today, daysAgo)
    return {
      day,
      activeOffers: offers.filter((offer) => wasActive(offer, day)).length,
      premiumCompanies: premium - PREMIUM_SINCE.filter((since) => since < daysAgo).length,
    }
  })
  await tx.insert(siteDay).values(rows)
}

const wasActive = ({ state, createdOn, expiresOn, coveredOn }: DemoOffer, day: string): boolean =>
  createdOn <= day && (coveredOn ? day < coveredOn : state === ACTIVE && day <= expiresOn)
