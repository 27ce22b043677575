import { inArray, sql, type SQL } from 'drizzle-orm'
import { OPEN_STATES } from '#contract/values/applications/application-states.ts'
import { dayOf } from '#server/database/queries/moments.ts'
import { application } from '#server/database/schema/schema.ts'

const isWaiting = inArray(application.state, OPEN_STATES)

/** The day in Madrid on which the company last answered, or the application was sent. */
export const lastContact = sql`coalesce(${dayOf(application.answeredAt)}, ${application.createdOn})`

/** The day since which somebody waits for the company. Null: nobody waits. */
export const waitingSince = sql<string | null>`case when ${isWaiting} then ${lastContact} end`

/** Its candidate has asked for news, and the company has not answered since it was sent. */
export const isAsking: SQL<boolean> = sql<boolean>`(${application.newsAskedAt} is not null
  and ${application.answeredAt} is null and ${isWaiting})`

/** For how many days somebody waits. Null: nobody waits. */
export const daysWaiting = (today: string): SQL<number | null> =>
  sql<number | null>`case when ${isWaiting} then greatest(0, ${today}::date - ${lastContact}) end`
