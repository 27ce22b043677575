import { sql } from 'drizzle-orm'
import { offer, project } from '../schema/schema.ts'

// The 1 is a literal, not a parameter. PostgreSQL could not use the partial indexes of offers in a generic plan.

/** The offer's own state, without that of its project. The limit of the free plan counts these offers. */
export const isSwitchedOn = sql<boolean>`${offer.state} = 1`

/** Candidates find the offer and may apply: the offer and its project are active. The query must join both tables. */
export const isActiveOffer = sql<boolean>`(${isSwitchedOn} and ${project.state} = 1)`

/**
 * The day on which an offer ended: the first on which it or its project was inactive. Null while candidates find it. Whatever else ends
 * an offer belongs here, because applications are kept for some months after this day. The query must join both tables.
 */
export const offerEndedOn = sql<string | null>`least(${offer.endedOn}, ${project.endedOn})`
