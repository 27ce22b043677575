import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { listOffersById } from '#server/domain/offers/list-offers-by-id.ts'
import { isCleared, isOpenOffer, isReadable } from '#server/domain/offers/public-offer.ts'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { application, offer, project, savedOffer } from '#server/database/schema/schema.ts'

/** The candidate of the saved offer has applied to it and has not withdrawn. */
export const isApplied: SQL<boolean> = sql<boolean>`exists (select from ${application}
  where ${application.candidateId} = ${savedOffer.candidateId} and ${application.offerId} = ${savedOffer.offerId}
    and ${application.state} <> 'retirada')`

export const countSaved = (db: Handle, candidateId: number): Promise<number> =>
  db.$count(savedOffer, eq(savedOffer.candidateId, candidateId))

interface Saving {
  candidateId: number
  ids: readonly number[]
  now: Date
}

/** Saves those that visitors can read and that are not saved yet. */
export async function insertSaved(db: Handle, { candidateId, ids, now }: Saving): Promise<void> {
  // A millisecond apart, so that the list has the order of the ids.
  await db.execute(sql`
    insert into ${savedOffer} (candidate_id, offer_id, saved_at, name)
    select ${candidateId}::int, ${offer.id}, ${timeOf(now)} - min(place) * interval '1 millisecond', ${offer.name}
    from unnest(${sql.param(ids)}::int[]) with ordinality as wanted (id, place) join ${offer} on ${offer.id} = wanted.id
    where ${isReadable} group by ${offer.id}
    on conflict do nothing`)
}

/** A saved offer may be forgotten whatever has become of it. */
export const forgetOffer = (db: Handle, candidateId: number, offerId: number) =>
  db.delete(savedOffer).where(and(eq(savedOffer.candidateId, candidateId), eq(savedOffer.offerId, offerId)))

/** The ids of all saved offers, with those whose page is gone. */
export async function listSavedIds(db: Handle, candidateId: number): Promise<number[]> {
  const rows = await db
    .select({ id: savedOffer.offerId })
    .from(savedOffer)
    .where(eq(savedOffer.candidateId, candidateId))
  return rows.map(({ id }) => id)
}

const columns = (today: string) => ({
  offerId: savedOffer.offerId,
  name: sql<string>`case when ${isCleared} then ${offer.name} else coalesce(${savedOffer.name}, ${offer.name}) end`,
  savedAt: savedOffer.savedAt,
  isReadable,
  daysLeft: sql<
    number | null
  >`case when ${isReadable} and ${isOpenOffer(today)} then ${offer.expiresOn} - ${today}::date end`,
  isApplied,
})

/** The saved offers of a candidate, the last saved first. A deleted offer takes its row with it, by a foreign key. */
export async function listSaved(db: Handle, candidateId: number, today: string) {
  const rows = await db
    .select(columns(today))
    .from(savedOffer)
    .innerJoin(offer, eq(offer.id, savedOffer.offerId))
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(eq(savedOffer.candidateId, candidateId))
    .orderBy(desc(savedOffer.savedAt), desc(savedOffer.offerId))
  const readable = rows.filter((row) => row.isReadable).map((row) => row.offerId)
  const offers = new Map((await listOffersById(db, readable)).map((row) => [row.id, row]))
  // Null where visitors cannot read the offer any more.
  return rows.map((row) => ({ ...row, offer: offers.get(row.offerId) ?? null }))
}

export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]
