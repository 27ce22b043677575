import { sql, type SQL } from 'drizzle-orm'
import { CLOSING_DAYS } from '#contract/constants.ts'
import type { ClosingCause } from '#contract/values/applications/closing-causes.ts'
import { dayBefore } from '#server/clock.ts'
import { isLeavingCompany } from '#server/domain/accounts/leaving.ts'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { isOpen } from '#server/domain/applications/open-applications.ts'
import { application, offer } from '#server/database/schema/schema.ts'
import { TOLD_DAYS, type Terms } from '../terms.ts'

/** The cause of an offer's end, or null. Switching it off does not end it. */
const causeOf = ({ today }: Terms): SQL<ClosingCause | null> => sql<ClosingCause | null>`case
  when ${isLeavingCompany(offer.companyId)} then 'empresa_baja'
  when ${offer.isCompanySuspended} then 'empresa_suspendida'
  when ${offer.coveredOn} is not null then 'cubierta'
  when ${offer.expiresOn} < ${dayBefore(today, CLOSING_DAYS)} then 'caducada' end`

/**
 * Applications that the company has not begun, or not continued. Candidates in a selection stay while the company moves
 * them.
 */
const isLeft = ({ now, answerDays }: Terms): SQL => sql`(${application.state} in ('enviada', 'leida')
  or ${application.stateAt} < ${timeOf(now)} - make_interval(days => ${answerDays}::int))`

const ended = (terms: Terms): SQL => sql`from ${application} join ${offer} on ${offer.id} = ${application.offerId}
  where ${isOpen} and ${isLeft(terms)} and ${causeOf(terms)} is not null`

/** The companies of ended offers with something open. */
export async function listCompanies(db: Handle, terms: Terms): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct ${application.companyId} as id ${ended(terms)} order by id`,
  )
  return rows.map(({ id }) => id)
}

export interface Ended {
  ids: number[]
  cause: ClosingCause
  isTold: boolean
}

/** How many applications `listEnded` finds at a time. */
export const AT_ONCE = 5000

/** Open applications to ended offers of a company. */
export async function listEnded(db: Handle, companyId: number, terms: Terms): Promise<Ended[]> {
  const endedOn = sql`coalesce(${offer.coveredOn}, ${offer.expiresOn})`
  const isTold = sql`(cause in ('empresa_baja', 'empresa_suspendida') or ended_on >= ${dayBefore(terms.today, TOLD_DAYS)})`
  const { rows } = await db.execute<{ ids: string[]; cause: ClosingCause; isTold: boolean }>(sql`
    select array_agg(id order by id) as ids, cause, ${isTold} as "isTold" from (
      select ${application.id} as id, ${causeOf(terms)} as cause, ${endedOn} as ended_on ${ended(terms)}
        and ${application.companyId} = ${companyId}
      order by ${application.id} limit ${AT_ONCE}
    ) found group by cause, "isTold"`)
  return rows.map((row) => ({ ...row, ids: row.ids.map(Number) }))
}
