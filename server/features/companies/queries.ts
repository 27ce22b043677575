import { and, eq, isNull, sql } from 'drizzle-orm'
import { isEmptyChange, type Change } from '#server/database/change.ts'
import type { Handle } from '#server/database/open.ts'
import { hasNotExpired, isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import { isPublicCompany } from '#server/domain/companies/public-companies.ts'
import { placeColumns } from '#server/domain/places/places.ts'
import {
  account,
  community,
  company,
  companyPage,
  companySubscription,
  municipality,
  offer,
  province,
} from '#server/database/schema/schema.ts'
import { ROLE_COMPANY } from '#contract/constants.ts'

type CompanyColumns = typeof company.$inferSelect

/** The columns of a company that the company edits. */
export type CompanyValues = Pick<CompanyColumns, 'name' | 'acronym' | 'provinceId' | 'municipalityId'>

/** Undefined keeps the logo, null removes it. */
type Logo = Pick<Change<CompanyColumns>, 'logoKey'>

/** Gives the role of company to an account without a role. With another role, the foreign key of the company fails. */
export const takeCompanyRole = (db: Handle, accountId: number) =>
  db
    .update(account)
    .set({ role: ROLE_COMPANY })
    .where(and(eq(account.id, accountId), isNull(account.role)))

/** The saved values that a change needs. The lock makes sure that each old logo is removed once. */
export async function lockCompanyProfile(tx: Handle, accountId: number) {
  const { id, name, logoKey, verification, isSuspended, provinceId, municipalityId } = company
  const [row] = await tx
    .select({
      id,
      name,
      logoKey,
      verification,
      isSuspended,
      communityId: province.communityId,
      provinceId,
      municipalityId,
    })
    .from(company)
    .innerJoin(province, eq(province.id, company.provinceId))
    .where(eq(company.accountId, accountId))
    .for('update', { of: company })
  return row
}

export type LockedProfile = NonNullable<Awaited<ReturnType<typeof lockCompanyProfile>>>

type NewCompany = CompanyValues & Logo & Pick<CompanyColumns, 'accountId' | 'registeredOn'>

/** An account has one company: a second call updates it. Returns its id. */
export async function upsertCompany(db: Handle, { accountId, registeredOn, ...values }: NewCompany): Promise<number> {
  const [row] = await db
    .insert(company)
    .values({ accountId, registeredOn, ...values })
    .onConflictDoUpdate({ target: company.accountId, set: values })
    .returning({ id: company.id })
  if (!row) throw new Error('upsert returned no row')
  return row.id
}

export async function updateCompany(tx: Handle, accountId: number, values: Change<CompanyValues> & Logo) {
  if (isEmptyChange(values)) return
  await tx.update(company).set(values).where(eq(company.accountId, accountId))
}

export async function findCompany(db: Handle, companyId: number, today: string) {
  const [row] = await db
    .select({
      id: company.id,
      name: company.name,
      acronym: company.acronym,
      registeredOn: company.registeredOn,
      plan: company.plan,
      endsAt: companySubscription.endsAt,
      subscriptionStatus: companySubscription.status,
      logoKey: company.logoKey,
      place: placeColumns,
      page: companyPage,
      hasPage: isPublicCompany(today),
      offers: sql<{ active: number; held: number }>`(
        select json_build_object('active', count(*), 'held', count(*) filter (where ${offer.review} = 'held')) from ${offer}
        where ${offer.companyId} = ${company.id} and ${isSwitchedOn} and ${hasNotExpired(today)})`,
    })
    .from(company)
    .innerJoin(province, eq(province.id, company.provinceId))
    .innerJoin(community, eq(community.id, province.communityId))
    .leftJoin(municipality, eq(municipality.id, company.municipalityId))
    .leftJoin(companyPage, eq(companyPage.companyId, company.id))
    .leftJoin(companySubscription, eq(companySubscription.companyId, company.id))
    .where(eq(company.id, companyId))
  return row
}

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>
