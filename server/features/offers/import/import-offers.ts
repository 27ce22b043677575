import { and, eq } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { offer } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { createOffer } from '../own/save-offer.ts'
import { fromOfferBody } from '../wire.ts'
import { readChoices } from './read-choices.ts'
import { columns, readOffer } from './read-offer.ts'
import { readTable, type TableRow } from './read-table.ts'
import { importTexts as texts } from './texts.ts'

interface Wanted {
  companyId: number
  projectId: number
  /** False tries everything and keeps nothing. */
  isWritten: boolean
}

export interface Imported {
  /** In the order of the file. `state` and `review` are what publishing it by hand gives. */
  offers: { line: number; name: string; state: number; review: string }[]
  /** The lines whose offer the project has already, by name and city. */
  known: number[]
}

class NotKept extends Error {}

/** Publishes the offers of a CSV file in a project of a company: all of them, or none. Throws a sentence with every mistake. */
export async function importOffers(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  bytes: Uint8Array,
  wanted: Wanted,
): Promise<Imported> {
  const rows = readTable(bytes)
  requireColumns(rows)
  const choices = await readChoices(db)
  const read = rows.map((row) => ({ line: row.line, ...readOffer(row, choices) }))
  const mistakes = read.flatMap((one) => ('mistakes' in one ? [{ line: one.line, mistakes: one.mistakes }] : []))
  if (mistakes.length > 0) throw new Error(texts.mistakes(mistakes))
  const imported: Imported = { offers: [], known: [] }
  const work = db.transaction(async (tx) => {
    for (const one of read) {
      if ('mistakes' in one) continue
      const { nombre: name, mst_ciudades_id: cityId } = one.offer
      if (await isKnown(tx, { projectId: wanted.projectId, name, cityId })) {
        imported.known.push(one.line)
        continue
      }
      const made = await createOffer({ db: tx, clock, env }, wanted, fromOfferBody(one.offer)).catch(
        (error: unknown) => {
          throw error instanceof AppError
            ? new Error(texts.mistakes([{ line: one.line, mistakes: [error.body.error] }]), { cause: error })
            : error
        },
      )
      imported.offers.push({ line: one.line, name, state: made.state, review: made.review.review })
    }
    if (!wanted.isWritten) throw new NotKept()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof NotKept)) throw error
  })
  return imported
}

function requireColumns(rows: readonly TableRow[]): void {
  if (rows.length === 0) throw new Error(texts.empty)
  const names = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
  const unknown = [...names].filter((name) => !(columns as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(texts.unknownColumns(unknown, columns))
}

/** A file that is imported twice publishes nothing twice, and one that has grown only what is new. */
const isKnown = async (db: Handle, { projectId, name, cityId }: { projectId: number; name: string; cityId: number }) =>
  (await db.$count(
    offer,
    and(eq(offer.projectId, projectId), eq(offer.name, name), eq(offer.municipalityId, cityId)),
  )) > 0
