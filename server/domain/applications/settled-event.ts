import { sql, type SQL } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { APPLICATION_DECISIONS, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { application, applicationEvent } from '#server/database/schema/schema.ts'

/**
 * The change may be shown to its candidate: it was not undone and cannot be any more. A company can undo what it decides for UNDO_SECONDS;
 * that it read an application, or closed all of an offer, it cannot undo. `now` is a timestamptz.
 */
export const isSettled = (now: SQL): SQL<boolean> => sql<boolean>`(${applicationEvent.undoneAt} is null and (
  ${applicationEvent.actor} <> 'empresa' or ${applicationEvent.to} in ('leida', 'cerrada')
  or ${applicationEvent.happenedAt} <= ${now} - make_interval(secs => ${sql.raw(String(UNDO_SECONDS))})))`

const ofApplication = (now: SQL): SQL =>
  sql`${applicationEvent}.application_id = ${application}.id and ${isSettled(now)}`

/** The state of an application that its candidate may see. Without any row it was sent, by the releases before. */
export const settledState = (now: SQL): SQL<ApplicationState> => sql<ApplicationState>`coalesce((
  select to_state from ${applicationEvent} where ${ofApplication(now)} order by id desc limit 1), 'enviada')`

/** Since when it has this state, as a timestamptz. Null: since it was sent. */
export const settledSince = (now: SQL): SQL<string | null> => sql<string | null>`(
  select happened_at from ${applicationEvent} where ${ofApplication(now)} order by id desc limit 1)`

/** When the company last answered what was sent last, as far as the candidate may see. Null: never. */
export const settledReply = (now: SQL): SQL<string | null> => sql<string | null>`(
  select max(happened_at) from ${applicationEvent} where ${ofApplication(now)}
    and actor = 'empresa' and to_state = any(${sql.param(APPLICATION_DECISIONS)}) and not exists (
      select from application_event sent where sent.application_id = ${application}.id
        and sent.id > ${applicationEvent}.id and sent.to_state = 'enviada'))`
