import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Handle, Tx } from '#server/database/open.ts'
import { account, company, municipality, offer, offerDraft } from '#server/database/schema/schema.ts'
import { isOpenAccount } from '#server/domain/accounts/reachable.ts'
import { isOpenOffer } from '#server/domain/offers/public-offer.ts'
import { selectOffers } from '#server/domain/offers/select-offers.ts'

type Draft = typeof offerDraft.$inferSelect

/** The columns that a save sets. */
export type DraftValues = Pick<Draft, 'projectId' | 'body' | 'publishOn' | 'savedAt'>

export interface OwnDraft {
  id: number
  companyId: number
  /** The version that was read; undefined overwrites any. */
  version?: number | undefined
}

const isOwn = ({ id, companyId }: OwnDraft) => and(eq(offerDraft.id, id), eq(offerDraft.companyId, companyId))

const isOwnVersion = (own: OwnDraft) =>
  and(isOwn(own), own.version === undefined ? undefined : eq(offerDraft.version, own.version))

export const countDrafts = (db: Handle, companyId: number): Promise<number> =>
  db.$count(offerDraft, eq(offerDraft.companyId, companyId))

/** Whether the company has this draft, in any version. */
export const hasDraft = async (db: Handle, own: OwnDraft): Promise<boolean> =>
  (await db.$count(offerDraft, isOwn(own))) > 0

/** The drafts of a company, the last saved first. */
export const listDrafts = (db: Handle, companyId: number): Promise<Draft[]> =>
  db
    .select()
    .from(offerDraft)
    .where(eq(offerDraft.companyId, companyId))
    .orderBy(desc(offerDraft.savedAt), desc(offerDraft.id))

/** The names of cities. Drafts store ids, of which some may not exist. */
export const listCities = (db: Handle, ids: readonly number[]) =>
  db
    .select({ id: municipality.id, name: municipality.name })
    .from(municipality)
    .where(sql`${municipality.id} = any(${sql.param(ids)}::int[])`)

export async function insertDraft(db: Handle, companyId: number, values: DraftValues) {
  const [row] = await db
    .insert(offerDraft)
    .values({ ...values, companyId })
    .returning({ id: offerDraft.id, version: offerDraft.version })
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Adds drafts of bodies in JSON, except those that the company has already in the project. Returns how many. The first body is the newest. */
export async function insertNewDrafts(
  tx: Tx,
  { companyId, projectId, savedAt }: Pick<Draft, 'companyId' | 'projectId' | 'savedAt'>,
  bodies: readonly string[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into ${offerDraft} (company_id, project_id, body, saved_at)
    select ${companyId}, ${projectId}::integer, given.body, ${savedAt.toISOString()}::timestamptz
    from jsonb_array_elements(${`[${bodies.join(',')}]`}::jsonb) with ordinality given (body, place)
    where not exists (select from ${offerDraft} kept
      where kept.company_id = ${companyId} and kept.project_id is not distinct from ${projectId} and kept.body = given.body)
    order by given.place desc`)
  return rowCount ?? 0
}

/** Undefined for a draft of another company or with another version. A saved draft has not failed. */
export async function updateDraft(db: Handle, own: OwnDraft, values: DraftValues) {
  const [row] = await db
    .update(offerDraft)
    .set({ ...values, failure: null, version: sql`${offerDraft.version} + 1` })
    .where(isOwnVersion(own))
    .returning({ id: offerDraft.id, version: offerDraft.version })
  return row
}

/** Returns false for a draft of another company or with another version. */
export async function deleteDraft(db: Handle, own: OwnDraft): Promise<boolean> {
  const { rowCount } = await db.delete(offerDraft).where(isOwnVersion(own))
  return rowCount !== 0
}

const AT_ONCE = 200

/** Some drafts whose day has come, by their ids. Drafts of closed and disabled accounts wait, because both can be undone. */
export const listDue = (db: Handle, { today, after }: { today: string; after: number }) =>
  db
    .select({ id: offerDraft.id, companyId: offerDraft.companyId })
    .from(offerDraft)
    .innerJoin(company, eq(company.id, offerDraft.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .where(and(lte(offerDraft.publishOn, today), gt(offerDraft.id, after), isOpenAccount))
    .orderBy(asc(offerDraft.id))
    .limit(AT_ONCE)

/** Locks a draft whose day has come. Undefined if it is gone, or its company has chosen another day. */
export async function lockDue(tx: Tx, id: number, today: string) {
  const [row] = await tx
    .select()
    .from(offerDraft)
    .where(and(eq(offerDraft.id, id), lte(offerDraft.publishOn, today)))
    .for('update')
  return row
}

/** Keeps a draft that could not be published, without a day, so that it is tried once. */
export const recordFailure = (tx: Tx, id: number, failure: string) =>
  tx
    .update(offerDraft)
    .set({ publishOn: null, failure, version: sql`${offerDraft.version} + 1` })
    .where(eq(offerDraft.id, id))

/** The account of a company: its address, and whether it is confirmed. Undefined if it is closed or disabled. */
export async function findOwner(db: Handle, companyId: number) {
  const [row] = await db
    .select({ email: account.email, isConfirmed: account.isConfirmed })
    .from(company)
    .innerJoin(account, eq(account.id, company.accountId))
    .where(and(eq(company.id, companyId), isOpenAccount))
  return row
}

/** A draft that failed and has not been saved since. */
export async function findFailed(db: Handle, id: number) {
  const [row] = await db.select().from(offerDraft).where(eq(offerDraft.id, id))
  return row?.failure ? { ...row, failure: row.failure } : undefined
}

/** An offer that was a draft, and whether candidates find it. */
export async function findScheduled(db: Handle, offerId: number, today: string) {
  const isPublic = sql<boolean>`${isOpenOffer(today)}`
  const named = { name: offer.name, companyId: offer.companyId, isPublic }
  const [row] = await selectOffers(db, named).where(eq(offer.id, offerId))
  return row
}
