import type { Deps } from '#server/deps.ts'
import { termsOf } from '../terms.ts'
import { listUnanswered, markUnanswered } from './queries.ts'

const LISTED = 50_000
const AT_ONCE = 500

/**
 * Tells candidates that a company has not answered for ANSWER_DAYS, each application once. Several processes may do it at once, and nights
 * may be missed.
 */
export async function tellUnanswered({ db, jobs, ...deps }: Pick<Deps, 'db' | 'jobs' | 'clock' | 'env'>) {
  const terms = termsOf(deps)
  let ids: number[]
  do {
    ids = await listUnanswered(db, terms, LISTED)
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      await db.transaction(async (tx) => {
        const told = await markUnanswered(tx, ids.slice(at, at + AT_ONCE), terms)
        for (const applicationId of told) await jobs.enqueue(tx, 'application-unanswered', { applicationId })
      })
    }
  } while (ids.length === LISTED)
}
