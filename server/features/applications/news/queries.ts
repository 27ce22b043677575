import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { ClosingCause } from '#contract/values/applications/closing-causes.ts'
import type { DiscardReason } from '#contract/values/applications/discard-reasons.ts'
import type { Handle } from '#server/database/open.ts'
import { prepareOnce } from '#server/database/prepare-once.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { isOpenAccount } from '#server/domain/accounts/reachable.ts'
import { publicCompany } from '#server/domain/companies/public-companies.ts'
import { textInSent } from '#server/domain/offers/offer-snapshot.ts'
import {
  account,
  application,
  applicationEvent,
  appointment,
  candidate,
  company,
  cv,
  offer,
} from '#server/database/schema/schema.ts'

const AT_ONCE = 1000

/** Another change of the same application, which was not undone. */
const hasOther = (which: SQL): SQL<boolean> => sql<boolean>`exists (select from ${applicationEvent} other
  where other.application_id = ${applicationEvent.applicationId} and other.undone_at is null and ${which})`

const isOvertaken = sql`other.id > ${applicationEvent.id} and other.happened_at < ${applicationEvent.dueAt}`

/** The last state that the candidate was told before a change. Overtaken changes were not told. */
const heardBefore = sql`(select heard.to_state from ${applicationEvent} heard
  where heard.application_id = ${applicationEvent.applicationId} and heard.id < ${applicationEvent.id} and heard.undone_at is null
    and not exists (select from ${applicationEvent} later where later.application_id = heard.application_id
      and later.id > heard.id and later.undone_at is null and later.happened_at < heard.due_at)
  order by heard.id desc limit 1)`

const isDue = (now: Date) => sql`due_at <= ${timeOf(now)} and told_at is null and undone_at is null`

/**
 * Takes changes that are due, of some applications at a time: from now on they count as told. Leaves those whose overtaker can still be
 * undone, and all of an application that somebody has locked, such as to undo. Returns them in the order of their mails.
 */
export async function takeDue(tx: Handle, { now, oldest }: { now: Date; oldest: Date }) {
  const { rows } = await tx.execute<{ id: string; applicationId: string; isOld: boolean }>(sql`
    with free as (
      select id from ${application} where id in (select application_id from ${applicationEvent}
        where ${isDue(now)} group by application_id order by min(id) limit ${AT_ONCE})
      for key share skip locked
    )
    update ${applicationEvent} set told_at = ${timeOf(now)} from free
    where application_id = free.id and ${isDue(now)} and not ${hasOther(sql`${isOvertaken} and other.due_at > ${timeOf(now)}`)}
    returning ${applicationEvent.id}, application_id as "applicationId", due_at < ${timeOf(oldest)} as "isOld"`)
  const taken = rows.map((row) => ({ ...row, id: Number(row.id), applicationId: Number(row.applicationId) }))
  return taken.toSorted((one, other) => one.id - other.id)
}

const prepareChange = prepareOnce((db) =>
  db
    .select({
      to: applicationEvent.to,
      reason: sql<DiscardReason | ClosingCause | null>`${applicationEvent.reason}`,
      letter: applicationEvent.letter,
      happenedAt: applicationEvent.happenedAt,
      applicationId: application.id,
      accountId: account.id,
      email: account.email,
      isOpenAccount,
      wantsNews: candidate.wantsNews,
      // The last word alone is told. A withdrawal and a closing are for good, however late the mail is.
      isOver: hasOther(
        sql`(${isOvertaken} or other.id > ${applicationEvent.id} and other.to_state in ('retirada', 'cerrada'))`,
      ),
      isReopened: sql<boolean>`coalesce(${heardBefore} in ('descartada', 'cerrada'), false)`,
      offer: textInSent('nombre'),
      company: textInSent('empresa'),
      // The same press proposed times: their mail says more.
      isProposed: sql<boolean>`exists (select from ${appointment} where ${appointment.applicationId} = ${application.id}
        and ${appointment.proposedAt} = ${applicationEvent.happenedAt})`,
      page: publicCompany(sql.placeholder('today')),
      cv: sql<string | null>`coalesce(${cv.name}, ${application.cvName})`,
    })
    .from(applicationEvent)
    .innerJoin(application, eq(application.id, applicationEvent.applicationId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .leftJoin(cv, eq(cv.id, application.cvId))
    .leftJoin(offer, eq(offer.id, application.offerId))
    .leftJoin(company, eq(company.id, offer.companyId))
    .where(and(eq(applicationEvent.id, sql.placeholder('id')), isNull(applicationEvent.undoneAt))),
)

/** A change with what its mail says. Undefined: its application is gone. */
export async function findChange(db: Handle, id: number, today: string) {
  const [row] = await prepareChange(db).execute({ id, today })
  return row
}

export type ToldChange = NonNullable<Awaited<ReturnType<typeof findChange>>>
