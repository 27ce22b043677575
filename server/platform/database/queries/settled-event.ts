import { sql, type SQL } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { applicationEvent } from '../schema/schema.ts'

/**
 * The change may be shown to its candidate: it was not undone and cannot be any more. A company can undo what it decides for UNDO_SECONDS;
 * that it read an application, or closed all of an offer, it cannot undo. `now` is a timestamptz.
 */
export const isSettled = (now: SQL): SQL<boolean> => sql<boolean>`(${applicationEvent.undoneAt} is null and (
  ${applicationEvent.actor} <> 'empresa' or ${applicationEvent.to} in ('leida', 'cerrada')
  or ${applicationEvent.happenedAt} <= ${now} - make_interval(secs => ${sql.raw(String(UNDO_SECONDS))})))`
