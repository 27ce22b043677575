import * as z from 'zod'
import { daysBefore } from '../days.ts'
import type { PlainOffer } from '../offers/state-contract.ts'
import { positionIdOf } from '../offers/position-ids.ts'
import { readData } from '../read-data.ts'

const OwnOffer = z.strictObject({
  name: z.string(),
  /** The name of one of the company's projects. */
  project: z.string(),
  description: z.string(),
  annualSalary: z.int(),
  /** The position's name in the master list. */
  position: z.string(),
  modalityId: z.int(),
  workdayId: z.int(),
  sectorId: z.int(),
  state: z.literal([0, 1]),
  daysAgo: z.int(),
  municipalityId: z.int(),
  requirements: z.array(z.string()),
  /** First names of the candidates that apply. */
  applicants: z.array(z.string()),
})

// Written by hand, because users of the demo account see this company. Three are active: the limit of the free plan.
const written = readData('companies/trigalbor-offers.json', z.array(OwnOffer))

/** The offers of the company with the demo account. */
export const ownOffers = (today: string): PlainOffer[] =>
  written.map(({ daysAgo, position, applicants: _, ...offer }) => ({
    ...offer,
    positionId: positionIdOf(position),
    company: 'trigalbor',
    createdOn: daysBefore(today, daysAgo),
  }))

/** First names of applicants to offers of the demo company, by the offer's name. */
export const ownApplicants: ReadonlyMap<string, readonly string[]> = new Map(
  written.map(({ name, applicants }) => [name, applicants]),
)
