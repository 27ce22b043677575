import { sql, type SQL } from 'drizzle-orm'
import { dayInMadrid } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { offerEndedOn } from '#server/domain/offers/public-offer.ts'
import { application, offer, project } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'

const AT_ONCE = 1000

/**
 * Deletes applications some months after their offer ended or was deleted. A CV that left the candidate's list goes
 * with the last application that uses it: the hourly task removes its file. Several processes may do this at once.
 */
export async function removeOldApplications({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<void> {
  const endOfTerm = sql`(${offerEndedOn} + make_interval(months => ${env.retention.applicationMonths}::int))::date`
  // Locked, no offer is made active meanwhile, and no other process deletes applications whose places it counts: the two would deadlock.
  const old = sql`select ${application.id} from ${application}
    join ${offer} on ${offer.id} = ${application.offerId} join ${project} on ${project.id} = ${offer.projectId}
    where ${endOfTerm} < ${dayInMadrid(clock.now())} order by ${application.id} limit ${AT_ONCE}
    for update of ${application} skip locked for share of ${project} for no key update of ${offer} skip locked`
  await deleteAll(db, old)
  const endOfLeft = sql`(coalesce(${application.leftOn}, ${application.stateAt}::date, ${application.createdOn})
    + make_interval(months => ${env.retention.applicationMonths}::int))::date`
  await deleteAll(
    db,
    sql`select ${application.id} from ${application}
    where ${application.offerId} is null and ${endOfLeft} < ${dayInMadrid(clock.now())}
    order by ${application.id} limit ${AT_ONCE} for update skip locked`,
  )
}

async function deleteAll(db: Database, old: SQL): Promise<void> {
  let removed: number | null
  do {
    ;({ rowCount: removed } = await db.execute(sql`delete from ${application} where ${application.id} in (${old})`))
  } while (removed)
}
