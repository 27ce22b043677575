import { sql, type SQL } from 'drizzle-orm'
import {
  APPLICATION_ACTORS,
  APPLICATION_STATES,
  APPLICATION_DECISIONS,
  TRANSITIONS,
  type ApplicationActor,
  type ApplicationState,
} from '#contract/values/applications/application-states.ts'
import { isOpen } from '#server/domain/applications/open-applications.ts'
import { application, applicationEvent, companyMail, offer } from '#server/database/schema/schema.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import type { HistoryCheck } from './texts.ts'

const allowed = APPLICATION_STATES.flatMap((from) =>
  APPLICATION_ACTORS.flatMap((actor) => (TRANSITIONS[from][actor] ?? []).map((to) => [from, actor, to] as const)),
)
const oneAllowed = ([from, actor, to]: readonly [ApplicationState, ApplicationActor, ApplicationState]) =>
  sql`(${from}, ${actor}, ${to})`

// Undone changes do not count.
const kept = sql`(select application_id, id, from_state, to_state, actor, happened_at,
    lag(to_state) over following as before, lead(id) over following is null as is_last
  from ${applicationEvent} where undone_at is null window following as (partition by application_id order by id)) kept`

const isDecision = sql`kept.actor = 'empresa' and kept.to_state = any(${sql.param(APPLICATION_DECISIONS)})`

/**
 * The forbidden states, each as a query with a column `id`, that of the application. `now`: mails to candidates that were due an hour before
 * are late, mails to companies after two days.
 */
export const checks = (now: Date): Record<HistoryCheck, SQL> => ({
  // Without any row it was sent, by the releases before.
  unexplained: sql`select ${application.id} as id from ${application}
    left join ${kept} on kept.application_id = ${application.id} and kept.is_last
    where ${application.state} <> coalesce(kept.to_state, 'enviada')`,
  since: sql`select ${application.id} as id from ${application} where ${application.stateAt} is not null
    and not exists (select from ${applicationEvent} event where event.application_id = ${application.id}
      and event.undone_at is null and event.happened_at = ${application.stateAt})`,
  broken: sql`select application_id as id from ${kept}
    where case when before is null then coalesce(from_state, 'enviada') <> 'enviada' else from_state is distinct from before end`,
  forbidden: sql`select application_id as id from ${kept} where case when from_state is null
    then (actor, to_state) <> ('candidato', 'enviada')
    else (from_state, actor, to_state) not in (${sql.join(allowed.map(oneAllowed), sql`, `)}) end`,
  answered: sql`select ${application.id} as id from ${application}
    left join ${kept} on kept.application_id = ${application.id} and ${isDecision}
      and (kept.is_last or kept.happened_at = ${application.answeredAt})
    group by ${application.id}
    having case when ${application.answeredAt} is null then coalesce(bool_or(kept.is_last), false)
      else not coalesce(bool_or(kept.happened_at = ${application.answeredAt}), false) end`,
  stranded: sql`select ${application.id} as id from ${application} where ${application.offerId} is null and ${isOpen}`,
  untold: sql`select application_id as id from ${applicationEvent}
    where due_at < ${timeOf(now)} - interval '1 hour' and told_at is null and undone_at is null`,
  companyUntold: sql`select unnest(application_ids) as id from ${companyMail}
    where made_at < ${timeOf(now)} - interval '2 days' and told_at is null`,
  // Undoing writes the same time in both columns.
  toldInVain: sql`select application_id as id from ${applicationEvent} where told_at <> undone_at and told_at >= due_at`,
  wronglyUnanswered: sql`select ${application.id} as id from ${application}
    where ${application.answeredAt} < ${application.unansweredAt}`,
  // A company's outcome is always mailed. Of what ended long ago the history alone tells.
  unsaid: sql`select application_id as id from ${applicationEvent}
    where undone_at is null and actor = 'empresa' and to_state in ('contratada', 'descartada') and due_at is null`,
  // The night after an offer was filled closes applications that an older process left open. Candidates in a selection
  // may stay.
  forgotten: sql`select ${application.id} as id from ${application}
    join ${offer} on ${offer.id} = ${application.offerId}
    where ${application.state} in ('enviada', 'leida') and ${offer.coveredOn} < (${timeOf(now)})::date - 2`,
})
