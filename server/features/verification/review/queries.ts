import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { normaliseTaxNumber } from '#contract/values/document-numbers/tax-number.ts'
import type { Handle } from '#server/database/open.ts'
import { countOffers } from '#server/domain/companies/count-offers.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { wordsOf } from '#server/database/queries/text-search.ts'
import { beginningsOf } from '#server/database/queries/word-query.ts'
import { companyWords, legalWords } from '#server/database/schema/name-words.ts'
import {
  account,
  company,
  companyPage,
  companyVerification,
  municipality,
  offer,
} from '#server/database/schema/schema.ts'
import { waitsSince } from '#server/database/schema/waiting.ts'
import { findVerification, listChecks, listSameNumber, listSteps } from '../queries.ts'
import type { State } from '../state-after.ts'

export interface CompanyFilters {
  state: State | 'suspended' | 'unread' | undefined
  /** Words of the names, or a tax number. */
  search: string | undefined
  /** Only companies after this one. */
  afterId: number | undefined
}

const since = waitsSince(company)

function isIn(state: NonNullable<CompanyFilters['state']>): SQL {
  if (state === 'suspended') return sql`${company.isSuspended}`
  return state === 'unread'
    ? sql`${company.id} in (select company_id from ${companyPage} where review in ('waiting', 'held') and (text <> '' or website is not null))`
    : sql`${company.verification} = ${state} and not ${company.isSuspended}`
}

/** Each word begins a word of one of the names, or all are the tax number. Each part has an index, which an OR would not use. */
const isFound = (search: string): SQL | undefined =>
  and(
    ...wordsOf(search).map(
      (word) => sql`${company.id} in (
        select id from company where ${companyWords(company)} @@ ${beginningsOf(word)}
        union all
        select company_id from company_verification where ${legalWords(companyVerification)} @@ ${beginningsOf(word)}
        union all
        select company_id from company_verification where tax_number = ${normaliseTaxNumber(search)})`,
    ),
  )

/** The end of a page is the row itself, so the address needs no other value. */
const isAfter = (id: number): SQL =>
  sql`(${since}, ${company.id}) > (select ${since}, id from company where id = ${id})`

/** Companies, those that wait longest first. */
export const listCompanies = (db: Handle, { state, search, afterId }: CompanyFilters, limit: number) =>
  db
    .select({
      id: company.id,
      name: company.name,
      legalName: companyVerification.legalName,
      state: company.verification,
      isSuspended: company.isSuspended,
      waitsSince: sql<Date>`${since}`.mapWith(company.askedAt),
    })
    .from(company)
    .leftJoin(companyVerification, eq(companyVerification.companyId, company.id))
    .where(
      and(
        state && isIn(state),
        search ? isFound(search) : undefined,
        afterId ? isAfter(afterId) : undefined,
        isStayingCompany(company.id),
      ),
    )
    .orderBy(asc(since), asc(company.id))
    .limit(limit)

export type QueuedRow = Awaited<ReturnType<typeof listCompanies>>[number]

/** How many companies wait for an operator. */
export const countWaiting = (db: Handle): Promise<number> =>
  db.$count(company, and(isIn('pending'), isStayingCompany(company.id)))

const STEPS_SHOWN = 50
const OFFERS_SHOWN = 5

/** A company with all that an operator needs to decide about it. Undefined if it does not exist. */
export async function findCompany(db: Handle, id: number, today: string) {
  const [row] = await db
    .select({
      id: company.id,
      accountId: company.accountId,
      email: account.email,
      name: company.name,
      registeredOn: company.registeredOn,
      plan: company.plan,
      city: municipality.name,
      state: company.verification,
      isSuspended: company.isSuspended,
      version: company.verificationVersion,
      page: companyPage,
    })
    .from(company)
    .innerJoin(account, eq(account.id, company.accountId))
    .leftJoin(municipality, eq(municipality.id, company.municipalityId))
    .leftJoin(companyPage, eq(companyPage.companyId, company.id))
    .where(eq(company.id, id))
  if (!row) return undefined
  const data = await findVerification(db, id)
  return {
    ...row,
    data,
    sameNumber: data ? await listSameNumber(db, id, data.taxNumber) : [],
    checks: await listChecks(db, id),
    steps: await listSteps(db, id, STEPS_SHOWN),
    offers: await countOffers(db, id, today),
    newest: await listNewestOffers(db, id),
  }
}

export type ReviewedRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>

const listNewestOffers = (db: Handle, companyId: number) =>
  db
    .select({ id: offer.id, name: offer.name })
    .from(offer)
    .where(eq(offer.companyId, companyId))
    .orderBy(desc(offer.id))
    .limit(OFFERS_SHOWN)
