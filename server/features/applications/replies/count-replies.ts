import { sql } from 'drizzle-orm'
import { ANSWERS_MIN } from '#contract/constants.ts'
import { choicesFor } from '#contract/values/applications/application-states.ts'
import { dayBefore, dayInMadrid } from '#server/clock.ts'
import { dayOf } from '#server/database/queries/moments.ts'
import { application, applicationEvent, company } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'

const replies = choicesFor('enviada')
const OUTCOMES = ['contratada', 'descartada']

/**
 * Counts how each company replies to the applications of a year that have ended: the percentage to which it replied itself
 * before their end and within ANSWER_DAYS, rounded down, and the median of days, rounded up.
 * Ended: with an outcome, closed, or sent ANSWER_DAYS ago. Counting replies at once would hide applicants of the same
 * day who still wait. Deleted offers count. Applications of releases without replies do not. Fewer than ANSWERS_MIN
 * give no figure.
 */
export async function countReplies({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<void> {
  const today = dayInMadrid(clock.now())
  const ofYear = sql`${application.createdOn} > ${today}::date - interval '1 year' and ${application.companyId} is not null`
  const isReply = sql`event.actor = 'empresa' and event.to_state = any(${sql.param(replies)})`
  const isOutcome = sql`event.to_state = any(${sql.param(OUTCOMES)})`
  await db.execute(sql`
    with sent as (
      select application_id as id, max(id) as event from ${applicationEvent}
      where to_state = 'enviada' and undone_at is null group by application_id
    ), history as (
      select ${application.id} as id,
        ${dayOf(sql`min(event.happened_at) filter (where ${isReply})`)} - ${application.createdOn} as days,
        min(event.id) filter (where ${isReply}) as reply, min(event.id) filter (where event.to_state = 'cerrada') as closing,
        min(event.id) filter (where ${isOutcome}) as outcome
      from ${application} join sent on sent.id = ${application.id}
        join ${applicationEvent} event on event.application_id = ${application.id} and event.id >= sent.event
      where ${ofYear} and event.undone_at is null
      group by ${application.id}
    ), ended as (
      select ${application.companyId} as company_id, days,
        coalesce(days <= ${env.answerDays} and reply < coalesce(closing, reply + 1), false) as is_replied
      from ${application} join history on history.id = ${application.id}
      where outcome is not null or closing is not null or ${application.unansweredAt} is not null
        or (${application.createdOn} <= ${dayBefore(today, env.answerDays)} and (reply is not null or ${application.state} <> 'retirada'))
    ), figures as (
      select company_id, floor(100.0 * count(*) filter (where is_replied) / count(*))::smallint as percent,
        ceil(greatest(1, percentile_cont(0.5) within group (order by days) filter (where is_replied)))::smallint as days
      from ended group by company_id having count(*) >= ${ANSWERS_MIN}
    )
    update ${company} set answer_percent = figures.percent,
      answer_days = case when figures.percent > 0 then figures.days end
    from ${company} as kept left join figures on figures.company_id = kept.id
    where ${company.id} = kept.id and (kept.answer_percent, kept.answer_days) is distinct from
      (figures.percent, case when figures.percent > 0 then figures.days end)`)
}
