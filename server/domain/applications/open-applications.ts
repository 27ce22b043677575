import { sql, type SQL } from 'drizzle-orm'
import { OPEN_STATES } from '#contract/values/applications/application-states.ts'
import { application } from '#server/database/schema/schema.ts'

// Literals, not parameters: PostgreSQL could not use the partial index of open applications in a generic plan.
const states = sql.raw(OPEN_STATES.map((state) => `'${state}'`).join(', '))

/** Somebody still waits for the company. An offer that ends closes these applications. */
export const isOpen: SQL<boolean> = sql<boolean>`${application}.state in (${states})`
