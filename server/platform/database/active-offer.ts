import { sql } from 'drizzle-orm'
import { offer, project } from './schema/schema.ts'

// The 1 is written out, as it is in the partial indexes of offers: a plan that is kept for any parameter could not use
// them.

/** The offer's own state, whatever that of its project: this is what the limit of the free plan counts. */
export const isSwitchedOn = sql<boolean>`${offer.state} = 1`

/** Whether candidates find the offer and may apply: it and its project are active. The query has to join both. */
export const isActiveOffer = sql<boolean>`(${isSwitchedOn} and ${project.state} = 1)`
