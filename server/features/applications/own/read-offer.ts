import { asc, eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Handle } from '#server/platform/database/open.ts'
import type { OfferAsSent } from '#server/platform/database/schema/applications/applications.ts'
import {
  company,
  modality,
  municipality,
  offer,
  position,
  province,
  requirement,
  sector,
  workday,
} from '#server/platform/database/schema/schema.ts'
import type { ApplicationRow } from './queries.ts'

export interface ReadOffer {
  offer: OfferAsSent
  /** It says something else now. */
  hasChanged: boolean
}

/** The offer of an application as its candidate read it. Until it changes or goes, that is the offer as it stands. */
export async function readOffer(db: Handle, { sentText, liveOfferId }: ApplicationRow): Promise<ReadOffer> {
  const now = liveOfferId === null ? undefined : await findText(db, liveOfferId)
  const read = sentText ?? now
  if (!read) throw new Error(`The text of the offer ${liveOfferId} is lost`)
  // A company that switches an offer off and on again changes no word of it.
  return { offer: read, hasChanged: now !== undefined && !isDeepStrictEqual(read, now) }
}

/** What the function keep_sent_offer of the database would keep. */
async function findText(db: Handle, offerId: number): Promise<OfferAsSent | undefined> {
  const [row] = await db
    .select({
      name: offer.name,
      description: offer.description,
      companyName: company.name,
      annualSalary: offer.annualSalary,
      salaryMax: offer.salaryMax,
      contractType: offer.contractType,
      vacancies: offer.vacancies,
      position: position.name,
      modality: modality.name,
      workday: workday.name,
      sector: sector.name,
      province: province.name,
      municipality: municipality.name,
      requirements: sql<string[]>`array(select ${requirement.description} from ${requirement}
        where ${requirement.offerId} = ${offer.id} order by ${asc(requirement.place)})`,
    })
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    .innerJoin(position, eq(position.id, offer.positionId))
    .innerJoin(modality, eq(modality.id, offer.modalityId))
    .innerJoin(workday, eq(workday.id, offer.workdayId))
    .innerJoin(sector, eq(sector.id, offer.sectorId))
    .innerJoin(province, eq(province.id, offer.provinceId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .where(eq(offer.id, offerId))
  return row
}
