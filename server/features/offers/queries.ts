import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { isSwitchedOn } from '#server/platform/database/active-offer.ts'
import type { Change } from '#server/platform/database/change.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { offer, project, province, requirement } from '#server/platform/database/schema/schema.ts'

type OfferColumns = typeof offer.$inferSelect
export type State = OfferColumns['state']

type NewOffer = Omit<OfferColumns, 'id' | 'updatedAt' | 'version'>

/** What a company says of an offer, as the row keeps it. */
export type OfferValues = Omit<NewOffer, 'projectId' | 'createdOn' | 'isHeldBack'>

/** An offer as its company names it: another company's row is as good as none. */
export interface OwnOffer {
  id: number
  companyId: number
}

const isOwn = (db: Handle, { id, companyId }: OwnOffer) => {
  const ownProjects = db.select({ id: project.id }).from(project).where(eq(project.companyId, companyId))
  return and(eq(offer.id, id), inArray(offer.projectId, ownProjects))
}

/** Every offer that is switched on, whatever the state of its project. */
export async function countActiveOffers(db: Handle, companyId: number): Promise<number> {
  const [row] = await db
    .select({ active: count() })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(and(eq(project.companyId, companyId), isSwitchedOn))
  return row?.active ?? 0
}

/** The state of a project of this company. */
export async function findProjectState(
  db: Handle,
  { projectId, companyId }: { projectId: number; companyId: number },
): Promise<State | undefined> {
  const [row] = await db
    .select({ state: project.state })
    .from(project)
    .where(and(eq(project.id, projectId), eq(project.companyId, companyId)))
  return row?.state
}

/** The own state of an offer of this company, and its place. */
export async function findOwnOffer(db: Handle, own: OwnOffer) {
  const { provinceId, municipalityId } = offer
  const [row] = await db
    .select({ state: offer.state, communityId: province.communityId, provinceId, municipalityId })
    .from(offer)
    .innerJoin(province, eq(province.id, offer.provinceId))
    .where(isOwn(db, own))
  return row
}

export async function insertOffer(db: Handle, values: NewOffer): Promise<number> {
  const [row] = await db.insert(offer).values(values).returning({ id: offer.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

interface UpdateOffer extends OwnOffer {
  version: number | undefined
  values: Change<OfferValues & Pick<OfferColumns, 'isHeldBack'>>
  updatedAt: Date
}

/** False where it is not this company's, or not of that version any more. */
export async function updateOffer(db: Handle, { version, values, updatedAt, ...own }: UpdateOffer): Promise<boolean> {
  const rows = await db
    .update(offer)
    .set({ ...values, updatedAt, version: sql`${offer.version} + 1` })
    .where(and(isOwn(db, own), version === undefined ? undefined : eq(offer.version, version)))
    .returning({ id: offer.id })
  return rows.length > 0
}

/** Takes its requirements and applications with it. False where it is not this company's. */
export async function deleteOffer(db: Handle, own: OwnOffer): Promise<boolean> {
  const rows = await db.delete(offer).where(isOwn(db, own)).returning({ id: offer.id })
  return rows.length > 0
}

/** Puts these in the place of what the offer asked for. */
export async function replaceRequirements(
  db: Handle,
  { offerId, descriptions }: { offerId: number; descriptions: string[] },
): Promise<void> {
  await db.delete(requirement).where(eq(requirement.offerId, offerId))
  if (descriptions.length === 0) return
  await db.insert(requirement).values(descriptions.map((description, place) => ({ offerId, place, description })))
}
