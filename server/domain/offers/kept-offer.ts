import { isDeepStrictEqual } from 'node:util'
import { sql, type SQL } from 'drizzle-orm'
import { initialFields } from '#contract/offer/fields.ts'
import type { OfferRead } from '#contract/offer/read.ts'
import { plainColumns } from './offer-columns.ts'
import { application, type KeptBefore, type KeptOffer, type ReviewedText } from '#server/database/schema/schema.ts'

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

/** An offer as it is kept with an application or a review. The release before reads its own names while both use one database. */
export const keepOffer = <Offer extends OfferRead>(offer: Offer, more: KeptBefore = {}): KeptOffer<Offer> => ({
  ...Object.fromEntries(known.map(([name, before]) => [before, (offer as Partial<ReviewedText>)[name]])),
  ...more,
  version: 1,
  offer,
})

/** A kept offer. One of a release before lacks what that release did not know. */
export function readKept<Offer extends OfferRead>(kept: KeptOffer<Offer>): Partial<Offer> {
  if (kept.offer) return kept.offer
  const before = kept as KeptBefore
  return Object.fromEntries(
    known.flatMap(([name, its]) => (its in before ? [[name, before[its]]] : [])),
  ) as Partial<Offer>
}

/** With the value of a new offer for each field that was unknown when it was kept. */
export const withInitial = <Offer extends OfferRead>(kept: Partial<Offer>): Offer =>
  ({ ...initialFields, ...kept }) as unknown as Offer

/** A value of the offer that is kept with an application: a column of a query. */
export const inSent = (name: Known): SQL =>
  sql`coalesce(${application.sentOffer} -> 'offer' -> ${sql.raw(`'${name}'`)}, ${application.sentOffer} -> ${sql.raw(`'${namesBefore[name]}'`)})`

export const textInSent = (name: Known) => sql<string>`(${inSent(name)} #>> '{}')`

/** Whether an offer says something else than when it was sent. What a release before did not keep is not compared. */
export const hasChanged = (now: OfferRead, sent: Partial<OfferRead>): boolean =>
  Object.entries(sent).some(([name, value]) => !isDeepStrictEqual(value, now[name as keyof OfferRead]))
