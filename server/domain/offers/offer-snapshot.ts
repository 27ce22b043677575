import { isDeepStrictEqual } from 'node:util'
import { sql, type SQL } from 'drizzle-orm'
import { initialFields } from '#contract/offer/fields.ts'
import type { OfferRead } from '#contract/offer/read.ts'
import { plainColumns } from './offer-columns.ts'
import { application, type OldSnapshot, type OfferSnapshot, type ReviewedText } from '#server/database/schema/schema.ts'

/** The names of the releases before. They knew no other fields, and the older ones not even all of these. */
const namesBefore = {
  ...plainColumns,
  toda_espana: 'everywhere',
  emp_ofertas_id: 'offerId',
  empresa: 'companyName',
  puesto: 'position',
  modalidad: 'modality',
  jornada: 'workday',
  sector: 'sector',
  provincia: 'province',
  ciudad: 'municipality',
  mas_ciudades: 'moreCities',
  requirements_list: 'requirements',
  preguntas: 'questions',
  proyecto: 'projectName',
  logo: 'logoKey',
} as const satisfies Partial<Record<keyof ReviewedText, string>>

type Known = keyof typeof namesBefore
const known = Object.entries(namesBefore) as [Known, string][]

/** The JSON of an offer for an application or a review. */
export const takeSnapshot = <Offer extends OfferRead>(offer: Offer): OfferSnapshot<Offer> => ({ version: 1, offer })

/** Reads a stored offer. Fields that did not exist when it was stored are missing. */
export function readSnapshot<Offer extends OfferRead>(snapshot: OfferSnapshot<Offer>): Partial<Offer> {
  if (snapshot.offer) return snapshot.offer
  const before = snapshot as OldSnapshot
  return Object.fromEntries(
    known.flatMap(([name, its]) => (its in before ? [[name, before[its]]] : [])),
  ) as Partial<Offer>
}

/** Fills missing fields with the values of a new offer. */
export const withInitial = <Offer extends OfferRead>(snapshot: Partial<Offer>): Offer =>
  ({ ...initialFields, ...snapshot }) as unknown as Offer

/** The column of a query for one field of the offer that an application stores. */
export const inSent = (name: Known): SQL =>
  sql`coalesce(${application.sentOffer} -> 'offer' -> ${sql.raw(`'${name}'`)}, ${application.sentOffer} -> ${sql.raw(`'${namesBefore[name]}'`)})`

export const textInSent = (name: Known) => sql<string>`(${inSent(name)} #>> '{}')`

/** True if the offer has changed since the application. Fields that are missing in the stored offer do not count. */
export const hasChanged = (now: OfferRead, sent: Partial<OfferRead>): boolean =>
  Object.entries(sent).some(([name, value]) => !isDeepStrictEqual(value, now[name as keyof OfferRead]))
