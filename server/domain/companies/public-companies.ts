import { sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { company, companyPage, offer, project } from '#server/database/schema/schema.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'

/** The active offers of a company, for a subquery. */
export const itsOffers = (today: Parameters<typeof isActiveOffer>[0]): SQL =>
  sql`${offer} join ${project} on ${project.id} = ${offer.projectId} where ${offer.companyId} = ${company.id} and ${isActiveOffer(today)}`

/**
 * The company has a public page: something to show, and nothing against it. Page, directory with its number, sitemap and links ask this
 * condition alone. A disabled account has a suspended company.
 */
export const isPublicCompany = (today: Parameters<typeof isActiveOffer>[0]): SQL<boolean> =>
  sql<boolean>`(not ${company.isSuspended} and ${isStayingCompany(company.id)}
    and (${company.verification} = 'verified' or exists (select from ${itsOffers(today)})))`

/** The id and the name that make the address of its page. Null: it has none. */
export const publicCompany = (today: Parameters<typeof isActiveOffer>[0]) =>
  sql<{
    id: number
    name: string
  } | null>`case when ${isPublicCompany(today)} then json_build_object('id', ${company.id}, 'name', ${company.name}) end`

/** Candidates read what the company writes: no operator has to look at it first, and none has removed it. */
export const isShownPage = sql<boolean>`${companyPage.review} in ('waiting', 'approved')`

/** All companies with a page, for search engines. */
export const listPublicCompanies = (db: Handle, { today, limit }: { today: string; limit: number }) =>
  db
    .select({ id: company.id, name: company.name })
    .from(company)
    .where(isPublicCompany(today))
    .orderBy(company.id)
    .limit(limit)
