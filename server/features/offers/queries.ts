import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { hasNotExpired, isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import type { Change } from '#server/database/change.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { company, offer, project, province, requirement } from '#server/database/schema/schema.ts'
import { firstProject } from './texts.ts'

type OfferColumns = typeof offer.$inferSelect
export type State = OfferColumns['state']

type NewOffer = Omit<
  OfferColumns,
  | 'id'
  | 'isCompanySuspended'
  | 'isPaused'
  | 'applicationsTaken'
  | 'coveredOn'
  | 'isCoveredHere'
  | 'endedOn'
  | 'updatedAt'
  | 'questionIds'
  | 'version'
>

/** The columns of an offer that its company edits. */
export type OfferValues = Omit<
  NewOffer,
  'projectId' | 'companyId' | 'createdOn' | 'expiresOn' | 'isOverFreeLimit' | 'review'
>

export interface OwnOffer {
  id: number
  companyId: number
}

const isOwn = ({ id, companyId }: OwnOffer) => and(eq(offer.id, id), eq(offer.companyId, companyId))

/** Counts the active offers of a company, whatever the state of their projects. */
export async function countActiveOffers(db: Handle, companyId: number, today: string): Promise<number> {
  const isCounted = and(eq(offer.companyId, companyId), isSwitchedOn, hasNotExpired(today))
  const [row] = await db.select({ active: count() }).from(offer).where(isCounted)
  return row?.active ?? 0
}

/** The state of a project of this company. */
export async function findProjectState(db: Handle, companyId: number, projectId: number): Promise<State | undefined> {
  const [row] = await db
    .select({ state: project.state })
    .from(project)
    .where(and(eq(project.id, projectId), eq(project.companyId, companyId)))
  return row?.state
}

/** The project in which a company would look for a new offer: an active one before others, then the newest. */
export async function findUsualProject(db: Handle, companyId: number) {
  const [row] = await db
    .select({ id: project.id, state: project.state })
    .from(project)
    .where(eq(project.companyId, companyId))
    .orderBy(desc(project.state), desc(project.id))
    .limit(1)
  return row
}

/** Creates a project that is named after the company. Returns its id. */
export async function insertFirstProject(db: Handle, companyId: number): Promise<number> {
  const [owner] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId))
  if (!owner) throw new Error('the company of the session does not exist')
  const [row] = await db
    .insert(project)
    .values({ companyId, ...firstProject(owner.name) })
    .returning({ id: project.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** The stored offer, to compare a change with it. */
export async function findOwnOffer(db: Handle, own: OwnOffer) {
  const [row] = await db
    .select({ ...getTableColumns(offer), communityId: province.communityId })
    .from(offer)
    .innerJoin(province, eq(province.id, offer.provinceId))
    .where(isOwn(own))
  return row
}

export type StoredOffer = NonNullable<Awaited<ReturnType<typeof findOwnOffer>>>

export async function insertOffer(db: Handle, values: NewOffer & Partial<OfferColumns>): Promise<number> {
  const [row] = await db.insert(offer).values(values).returning({ id: offer.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/**
 * Inserts a copy of an offer of this company with its requirements, without its questions. Returns its id, or undefined
 * for an offer of another company.
 */
export async function copyOffer(
  db: Handle,
  own: OwnOffer,
  values: Pick<OfferColumns, 'name' | 'state' | 'createdOn' | 'expiresOn'>,
): Promise<number | undefined> {
  const [row] = await db.select().from(offer).where(isOwn(own))
  if (!row) return undefined
  const { id: _, ...copied } = row
  // One that was rejected stays so. The others are drafts that nobody has reviewed.
  const review = row.review === 'rejected' ? ('rejected' as const) : ('held' as const)
  const fresh = {
    review,
    isOverFreeLimit: false,
    isPaused: false,
    applicationsTaken: 0,
    coveredOn: null,
    isCoveredHere: null,
    updatedAt: null,
    questionIds: [],
    version: 1,
  }
  const id = await insertOffer(db, { ...copied, ...fresh, ...values })
  await db.insert(requirement).select(
    db
      .select({
        offerId: sql<number>`${id}::integer`.as('offer_id'),
        place: requirement.place,
        description: requirement.description,
      })
      .from(requirement)
      .where(eq(requirement.offerId, own.id)),
  )
  return id
}

export interface OwnVersion extends OwnOffer {
  /** The version that was read; undefined overwrites any. */
  version: number | undefined
}

/** Returns false for an offer of another company or with another version. */
export async function updateOffer(
  db: Handle,
  { version, ...own }: OwnVersion,
  values: Partial<Change<Omit<OfferColumns, 'id' | 'companyId' | 'version'>>>,
): Promise<boolean> {
  const rows = await db
    .update(offer)
    .set({ ...values, version: sql`${offer.version} + 1` })
    .where(and(isOwn(own), version === undefined ? undefined : eq(offer.version, version)))
    .returning({ id: offer.id })
  return rows.length > 0
}

/** Locks an offer, so that nobody can apply to it. Returns false for an offer of another company. */
export async function lockOffer(tx: Tx, own: OwnOffer): Promise<boolean> {
  const rows = await tx.select({ id: offer.id }).from(offer).where(isOwn(own)).for('update')
  return rows.length > 0
}

/** Also deletes its requirements. */
export const deleteOffer = (tx: Tx, own: OwnOffer) => tx.delete(offer).where(isOwn(own))

export async function replaceRequirements(db: Handle, offerId: number, descriptions: string[]): Promise<void> {
  await db.delete(requirement).where(eq(requirement.offerId, offerId))
  if (descriptions.length === 0) return
  await db.insert(requirement).values(descriptions.map((description, place) => ({ offerId, place, description })))
}
