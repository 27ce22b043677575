import { and, eq, isNull } from 'drizzle-orm'
import type { Handle } from '#server/db/open.ts'
import { placeColumns } from '#server/db/places.ts'
import { account, community, company, companySubscription, municipality, province } from '#server/db/schema.ts'
import { ROLE_COMPANY } from '#contract/constants.ts'

export interface CompanyValues {
  name: string
  acronym: string
  provinceId: number
  municipalityId: number | null
  /** Undefined keeps the logo, null takes it away. */
  logoKey: string | null | undefined
}

/** Gives the role to an account without one. Where it has another, the foreign key of the company refuses. */
export const takeCompanyRole = (db: Handle, accountId: number) =>
  db
    .update(account)
    .set({ role: ROLE_COMPANY })
    .where(and(eq(account.id, accountId), isNull(account.role)))

/** The logo that stands now, held until the transaction ends, so that each logo is replaced by one update alone. */
export async function lockLogoKey(db: Handle, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ logoKey: company.logoKey })
    .from(company)
    .where(eq(company.accountId, accountId))
    .for('update')
  return row?.logoKey ?? null
}

export interface NewCompany extends CompanyValues {
  accountId: number
  registeredOn: string
}

/** One company an account: told twice, the second updates the first. Returns its id. */
export async function upsertCompany(db: Handle, { accountId, registeredOn, ...values }: NewCompany): Promise<number> {
  const [row] = await db
    .insert(company)
    .values({ accountId, registeredOn, ...values })
    .onConflictDoUpdate({ target: company.accountId, set: values })
    .returning({ id: company.id })
  if (!row) throw new Error('upsert returned no row')
  return row.id
}

export const updateCompany = (db: Handle, { accountId, values }: { accountId: number; values: CompanyValues }) =>
  db.update(company).set(values).where(eq(company.accountId, accountId))

export async function findCompany(db: Handle, companyId: number) {
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
    })
    .from(company)
    .innerJoin(province, eq(province.id, company.provinceId))
    .innerJoin(community, eq(community.id, province.communityId))
    .leftJoin(municipality, eq(municipality.id, company.municipalityId))
    .leftJoin(companySubscription, eq(companySubscription.companyId, company.id))
    .where(eq(company.id, companyId))
  return row
}

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>
