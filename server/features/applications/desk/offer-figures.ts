import { sql } from 'drizzle-orm'
import { APPLICATION_DECISIONS } from '#contract/values/applications/application-states.ts'
import type { Handle } from '#server/database/open.ts'
import { isReading } from '#server/domain/applications/reading.ts'
import { application, applicationEvent, offer } from '#server/database/schema/schema.ts'

/** How many applications of an offer reached each state, and how fast the company answered them. */
export interface OfferFigures extends Record<string, unknown> {
  offerId: number
  offerName: string
  sent: number
  /** The company has read them, or answered without reading. */
  read: number
  /** Also those who came further without that step. */
  shortlisted: number
  interviewed: number
  hired: number
  discarded: number
  withdrawn: number
  closed: number
  answered: number
  /** The median of the time to the first answer. Null: none was answered, or nobody knows when it was sent. */
  hoursToAnswer: number | null
}

const has = (...states: string[]) => sql`bool_or(to_state = any(${sql.param(states)}))`
const countOf = (column: string) => sql`(count(*) filter (where ${sql.raw(column)}))::int`

/** Figures of a company's offers with applications, newest offer first. Undone changes do not count. */
export async function listOfferFigures(db: Handle, companyId: number): Promise<OfferFigures[]> {
  const isAnswer = sql`actor = 'empresa' and to_state = any(${sql.param(APPLICATION_DECISIONS)})`
  const { rows } = await db.execute<OfferFigures>(sql`
    with reached as (
      select application_id, bool_or(${isReading(sql`event`)}) as is_read,
        ${has('preseleccionada', 'entrevista', 'contratada')} as is_shortlisted,
        ${has('entrevista')} as is_interviewed, ${has('contratada')} as is_hired,
        ${has('descartada')} as is_discarded, ${has('retirada')} as is_withdrawn, ${has('cerrada')} as is_closed,
        min(happened_at) filter (where from_state is null) as sent_at, min(happened_at) filter (where ${isAnswer}) as first_answer_at
      from ${applicationEvent} event
      where undone_at is null and application_id in (
        select id from ${application} where ${application.companyId} = ${companyId} and ${application.offerId} is not null)
      group by application_id
    ), figures as (
      select ${application.offerId} as offer_id, count(*)::int as sent, ${countOf('is_read')} as "read",
        ${countOf('is_shortlisted')} as shortlisted, ${countOf('is_interviewed')} as interviewed, ${countOf('is_hired')} as hired,
        ${countOf('is_discarded')} as discarded, ${countOf('is_withdrawn')} as withdrawn, ${countOf('is_closed')} as closed,
        ${countOf('first_answer_at is not null')} as answered,
        percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - sent_at) / 3600) as "hoursToAnswer"
      from ${application} left join reached on application_id = ${application.id}
      where ${application.companyId} = ${companyId} and ${application.offerId} is not null
      group by ${application.offerId}
    )
    select figures.*, offer_id as "offerId", ${offer.name} as "offerName"
    from figures join ${offer} on ${offer.id} = offer_id order by offer_id desc`)
  return rows
}
