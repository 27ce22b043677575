import { isDeepStrictEqual } from 'node:util'
import { and, eq, or } from 'drizzle-orm'
import type * as z from 'zod'
import type { NewOffer } from '#contract/offer/fields.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'
import { findRefusalCode } from '#server/database/refusal-code.ts'
import { offer } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { listOffersInWords, toRead, type OfferInWords } from '#server/domain/offers/read-offers.ts'
import { hasNotExpired, isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import { AppError } from '#server/errors.ts'
import { createOffer } from '../own/save-offer.ts'
import { fromOfferBody } from '../wire.ts'
import { readRows } from './read-rows.ts'
import { importTexts as texts } from './texts.ts'

interface Wanted {
  companyId: number
  projectId: number
  /** False tries everything and keeps nothing. */
  isWritten: boolean
}

export interface Imported {
  /**
   * In the order of the file. `state` and `review` are what publishing it by hand gives. `hasNamesake`: another row, or an open offer of
   * the project, has its name and differs in something else.
   */
  offers: { row: number; name: string; state: number; review: string; hasNamesake: boolean }[]
  /** The rows whose offer the project has already, with the same value in each field. */
  known: number[]
}

export class NotKept extends Error {}

export const unlessNotKept = (error: unknown): null => {
  if (!(error instanceof NotKept)) throw error
  return null
}

/** Publishes the offers of a CSV file in a project of a company: all of them, or none. Throws a sentence with every mistake. */
export async function importOffers(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  bytes: Uint8Array,
  wanted: Wanted,
): Promise<Imported> {
  const read = await readRows(db, bytes)
  const mistakes = read.flatMap((one) => ('mistakes' in one ? [one] : []))
  if (mistakes.length > 0) throw new Error(texts.mistakes(mistakes))
  const imported: Imported = { offers: [], known: [] }
  const dated = new Set<number>()
  const work = db.transaction(async (tx) => {
    for (const one of read) {
      if ('mistakes' in one) continue
      const { row, offer: body } = one
      const made = await createUnlessOpen({ db: tx, clock, env, dated }, wanted, body).catch((error: unknown) => {
        throw refusalOf(row, error)
      })
      if (!made) imported.known.push(row)
      else imported.offers.push({ row, name: body.nombre, ...made })
    }
    if (!wanted.isWritten) throw new NotKept()
  })
  await work.catch(unlessNotKept)
  return imported
}

/** The sentence of a rule or a constraint, with its row. Any other error stays as it is. */
function refusalOf(row: number, error: unknown): unknown {
  const code = findRefusalCode(error)
  const refusal = error instanceof AppError ? error : code && new AppError(code)
  return refusal ? new Error(texts.mistakes([{ row, mistakes: [refusal.body.error] }]), { cause: error }) : error
}

/** Everything that candidates read. */
const textOf = (row: OfferInWords) => ({ ...toRead(row), emp_ofertas_id: null })

/**
 * Null where the same offer is still open: a file that is imported twice publishes nothing twice. Two vacancies often share name and city,
 * so the whole text is compared, with a last day that is given. A row without one, whose day moves, is none of the `dated` offers.
 */
function createUnlessOpen(
  { db, dated, ...context }: Pick<Deps, 'clock' | 'env'> & { db: Handle; dated: Set<number> },
  wanted: Wanted,
  body: z.output<typeof NewOffer>,
) {
  const isOpen = or(and(isSwitchedOn, hasNotExpired(dayInMadrid(context.clock.now()))), offer.isOverFreeLimit)
  const creation = db.transaction(async (tx) => {
    const made = await createOffer({ db: tx, ...context }, wanted, fromOfferBody(body))
    const isAlike = and(eq(offer.projectId, wanted.projectId), eq(offer.name, body.nombre))
    const found = await tx
      .select({ id: offer.id })
      .from(offer)
      .where(and(isAlike, or(eq(offer.id, made.offerId), isOpen)))
    const rows = await listOffersInWords(
      tx,
      found.map(({ id }) => id),
    )
    const [own, ...others] = rows.toSorted((one, other) => other.id - one.id)
    const alike = others.filter((one) => own && isDeepStrictEqual(textOf(one), textOf(own)))
    const known = alike.findLast((one) => (body.caduca_el ? one.expiresOn === own?.expiresOn : !dated.has(one.id)))
    if (body.caduca_el) dated.add(known?.id ?? made.offerId)
    if (known) throw new NotKept()
    return { state: made.state, review: made.review.review, hasNamesake: others.length > 0 }
  })
  return creation.catch(unlessNotKept)
}
