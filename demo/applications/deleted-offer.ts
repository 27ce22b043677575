import * as z from 'zod'
import { eachLine } from '#contract/offer/lines.ts'
import { OfferRead } from '#contract/offer/read.ts'
import { readData } from '../read-data.ts'

const days = z.int().positive()

/** An offer that its company has deleted, as the demo candidate read it. */
export const deletedOffer = readData(
  'applications/deleted-offer.json',
  z.strictObject({
    sentDaysAgo: days,
    readDaysAgo: days,
    deletedDaysAgo: days,
    text: OfferRead.omit({ emp_ofertas_id: true }).extend(eachLine(() => z.string().nullable().default(null))),
  }),
)
