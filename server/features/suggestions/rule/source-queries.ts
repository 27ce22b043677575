import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { isCleared } from '#server/domain/offers/public-offer.ts'
import type { Handle } from '#server/database/open.ts'
import {
  alert,
  application,
  candidate,
  dismissedOffer,
  offer,
  savedOffer,
  subscriber,
} from '#server/database/schema/schema.ts'

const known = {
  name: offer.name,
  positionId: offer.positionId,
  sectorId: offer.sectorId,
  provinceId: offer.provinceId,
  /** Its texts may be shown: no operator keeps it back. */
  isCleared,
}

/** Saved last first. */
export const listSaved = (db: Handle, candidateId: number) =>
  db
    .select({ offerId: savedOffer.offerId, ...known })
    .from(savedOffer)
    .innerJoin(offer, eq(offer.id, savedOffer.offerId))
    .where(eq(savedOffer.candidateId, candidateId))
    .orderBy(desc(savedOffer.savedAt), desc(savedOffer.offerId))

/** An offer that a candidate has saved or applied to. */
export type KnownOffer = Awaited<ReturnType<typeof listSaved>>[number]

/** Sent last first, without those whose offer was deleted. */
export const listApplied = (db: Handle, candidateId: number) =>
  db
    .select({ offerId: offer.id, ...known, createdOn: application.createdOn, state: application.state })
    .from(application)
    .innerJoin(offer, eq(offer.id, application.offerId))
    .where(and(eq(application.candidateId, candidateId), isNotNull(application.offerId)))
    .orderBy(desc(application.createdOn), desc(application.id))

export async function listDismissed(db: Handle, candidateId: number): Promise<number[]> {
  const rows = await db
    .select({ id: dismissedOffer.offerId })
    .from(dismissedOffer)
    .where(eq(dismissedOffer.candidateId, candidateId))
  return rows.map(({ id }) => id)
}

/** The filters of a candidate's alerts, the newest first. One that is paused is not wanted now. */
export async function listAlertFilters(db: Handle, candidateId: number, most: number): Promise<unknown[]> {
  const rows = await db
    .select({ filters: alert.filters })
    .from(alert)
    .innerJoin(subscriber, eq(subscriber.id, alert.subscriberId))
    .innerJoin(candidate, eq(candidate.accountId, subscriber.accountId))
    .where(and(eq(candidate.id, candidateId), eq(alert.isPaused, false)))
    .orderBy(desc(alert.createdAt), desc(alert.id))
    .limit(most)
  return rows.map(({ filters }) => filters)
}

/** The provinces of its cities. */
const offeredProvinces = sql<number[]>`array(select distinct province_id from municipality
  where municipality.id = any (${offer.municipalityId} || ${offer.moreMunicipalityIds}))`

/** The parts of offers that the rules judge. */
export const listFacts = (db: Handle, ids: readonly number[]) =>
  db
    .select({
      id: offer.id,
      createdOn: offer.createdOn,
      positionId: offer.positionId,
      sectorId: offer.sectorId,
      provinceIds: offeredProvinces,
      municipalityId: offer.municipalityId,
      moreMunicipalityIds: offer.moreMunicipalityIds,
      isEverywhere: offer.isEverywhere,
      modalityId: offer.modalityId,
      workdayId: offer.workdayId,
      annualSalary: offer.annualSalary,
      salaryMax: offer.salaryMax,
    })
    .from(offer)
    .where(sql`${offer.id} = any(${sql.param([...ids])}::integer[])`)

export type RankedFacts = Awaited<ReturnType<typeof listFacts>>[number]
