import { inArray, sql, type SQL } from 'drizzle-orm'
import { OPEN_STATES } from '#contract/values/application-states.ts'
import { application } from '#server/platform/database/schema/schema.ts'

const isWaiting = inArray(application.state, OPEN_STATES)

const lastAnswer = sql`coalesce((${application.answeredAt} at time zone 'Europe/Madrid')::date, ${application.createdOn})`

/** The day since which somebody waits for the company: that of its last answer, or of the application. Null: nobody waits. */
export const waitingSince = sql<string | null>`case when ${isWaiting} then ${lastAnswer} end`

/** For how many days somebody waits. Null: nobody waits. */
export const daysWaiting = (today: string): SQL<number | null> =>
  sql<number | null>`case when ${isWaiting} then greatest(0, ${today}::date - ${lastAnswer}) end`
