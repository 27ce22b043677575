import { and, asc, between, eq, sql } from 'drizzle-orm'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { findOwner } from '#server/domain/companies/find-owner.ts'
import { selectOffers } from '#server/domain/offers/select-offers.ts'
import type { Handle } from '#server/database/open.ts'
import { company, offer, offerExpiryNotice, project } from '#server/database/schema/schema.ts'
import { dayAfter } from '#server/clock.ts'

const FIRST_DAYS = 7
const LAST_DAYS = 1
const AT_ONCE = 500

/** Offers that candidates find today and that end within a week. */
const isExpiring = (today: string) =>
  and(
    isActiveOffer(today),
    isStayingCompany(offer.companyId),
    between(offer.expiresOn, today, dayAfter(today, FIRST_DAYS)),
  )

/** Records for some offers that their companies are told about the end. Returns the offers of each company. */
export async function addExpiryNotices(
  db: Handle,
  today: string,
): Promise<{ companyId: number; offerIds: number[] }[]> {
  const daysBefore = sql`case when ${offer.expiresOn} <= ${dayAfter(today, LAST_DAYS)} then ${LAST_DAYS}::int else ${FIRST_DAYS}::int end`
  const { rows } = await db.execute<{ companyId: number; offerIds: number[] }>(sql`
    with due as (
      select ${offer.id} as id, ${offer.companyId} as company_id, ${offer.expiresOn} as expires_on, ${daysBefore} as days_before
      from ${offer} join ${project} on ${project.id} = ${offer.projectId}
      left join ${offerExpiryNotice} on ${offerExpiryNotice.offerId} = ${offer.id}
        and ${offerExpiryNotice.expiresOn} = ${offer.expiresOn} and ${offerExpiryNotice.daysBefore} <= ${daysBefore}
      where ${isExpiring(today)} and ${offerExpiryNotice.offerId} is null
      order by ${offer.companyId}, ${offer.id} limit ${AT_ONCE}
      for update of ${offer} skip locked
    ),
    added as (
      insert into ${offerExpiryNotice} (offer_id, expires_on, days_before) select id, expires_on, days_before from due
      on conflict (offer_id) do update set expires_on = excluded.expires_on, days_before = excluded.days_before
      returning offer_id
    )
    select company_id as "companyId", array_agg(id order by id) as "offerIds"
    from due join added on offer_id = id group by company_id`)
  return rows
}

/** The mail address of a company and those of its offers that still end soon, the first to end first. */
export async function findExpiring(db: Handle, ids: { companyId: number; offerIds: number[] }, today: string) {
  const owner = await findOwner(db, ids.companyId)
  const offers = await selectOffers(db, { id: offer.id, name: offer.name, expiresOn: offer.expiresOn })
    .where(and(sql`${offer.id} = any(${sql.param(ids.offerIds)})`, isExpiring(today)))
    .orderBy(asc(offer.expiresOn), asc(offer.id))
  return owner && offers.length > 0 ? { ...owner, offers } : undefined
}

/** An offer that a link in a letter may renew. Undefined if it is gone, or its company is about to go. */
export async function findRenewable(db: Handle, offerId: number) {
  const { companyId, name, expiresOn, state } = offer
  const [row] = await db
    .select({ companyId, name, expiresOn, state, projectState: project.state, accountId: company.accountId })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(company, eq(company.id, offer.companyId))
    .where(and(eq(offer.id, offerId), isStayingCompany(offer.companyId)))
  return row
}
