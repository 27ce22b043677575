import { and, count, eq, isNotNull, max, sql } from 'drizzle-orm'
import { FIRST_OWN_ENTRY_ID } from '#contract/values/other-positions.ts'
import type { Change } from '#server/database/change.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { plainText } from '#server/database/queries/text-search.ts'
import { offer, partner, position, sector } from '#server/database/schema/schema.ts'

const tables = { sector, position, partner }

export type List = keyof typeof tables

const spanishOrder = (table: typeof sector | typeof position) => sql`${table.name} collate "es-x-icu"`

/** All entries of a list, also the retired ones, in the order in which operators see them. */
export const listSectors = (db: Handle) => db.select().from(sector).orderBy(spanishOrder(sector))
export const listPositions = (db: Handle) => db.select().from(position).orderBy(spanishOrder(position))
export const listPartners = (db: Handle) => db.select().from(partner).orderBy(partner.place, partner.id)

const OWN_WORDS_MAX = 50

/** What companies wrote in place of a position and the list lacks, in any spelling; the most frequent words first. */
export const listOwnWords = (db: Handle) =>
  db
    .select({
      words: sql<string>`mode() within group (order by ${offer.ownPosition})`,
      sectorId: sql<number>`mode() within group (order by ${offer.sectorId})`,
      offers: count(),
    })
    .from(offer)
    .where(
      and(
        isNotNull(offer.ownPosition),
        sql`not exists (select from ${position} where ${plainText(position.name)} = ${plainText(offer.ownPosition)})`,
      ),
    )
    .groupBy(plainText(offer.ownPosition))
    .orderBy(sql`count(*) desc, 1`)
    .limit(OWN_WORDS_MAX)

export type EntryRow =
  | Awaited<ReturnType<typeof listSectors>>[number]
  | Awaited<ReturnType<typeof listPositions>>[number]
  | Awaited<ReturnType<typeof listPartners>>[number]

/** Of two operators who add an entry at the same time the second waits, so that each gets an id of its own. */
const lockList = (tx: Tx, list: List) => tx.execute(sql`lock table ${tables[list]} in share row exclusive mode`)

export async function findNextId(tx: Tx, list: List): Promise<number> {
  await lockList(tx, list)
  const { id } = tables[list]
  const [row] = await tx.select({ last: max(id) }).from(tables[list])
  // Later releases give lower ids to their entries.
  return Math.max((row?.last ?? 0) + 1, FIRST_OWN_ENTRY_ID)
}

/** The operator's values for a new entry. A position has a sector and no picture, the others have none. */
export interface NewEntry {
  id: number
  name: string
  pictureKey: string | null
  sectorId: number
}

export async function insertEntry(tx: Tx, list: List, { pictureKey, sectorId, ...named }: NewEntry) {
  const entry = { ...named, version: 2 }
  if (list === 'position') return tx.insert(position).values({ ...entry, sectorId })
  // A sector without a picture has the one that the pages show for any work.
  if (list === 'sector') return tx.insert(sector).values({ ...entry, pictureKey, imagePath: '/otro-sector.svg' })
  const [last] = await tx.select({ place: max(partner.place) }).from(partner)
  return tx.insert(partner).values({ ...entry, pictureKey, place: (last?.place ?? 0) + 1 })
}

export interface EntryName {
  list: List
  id: number
}

/** An entry, locked until the transaction ends. Companies can publish offers that refer to it. */
export async function findEntry(tx: Tx, { list, id }: EntryName) {
  const table = tables[list]
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('no key update')
  return row
}

export type EntryChange = Change<{ name: string; isRetired: boolean; pictureKey: string | null }>

/** Changes an entry that was found and locked. */
export async function updateEntry(tx: Tx, { list, id }: EntryName, { pictureKey, ...values }: EntryChange) {
  const table = tables[list]
  const picture = list === 'position' ? {} : { pictureKey }
  await tx
    .update(table)
    .set({ ...values, ...picture, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
}

/** The companies of the strip, locked until the transaction ends, from left to right. */
export const lockStrip = (tx: Tx) =>
  tx
    .select({ id: partner.id, name: partner.name, version: partner.version, place: partner.place })
    .from(partner)
    .orderBy(partner.place, partner.id)
    .for('update')

export const updatePlace = (tx: Tx, id: number, place: number) =>
  tx
    .update(partner)
    .set({ place, version: sql`${partner.version} + 1` })
    .where(eq(partner.id, id))
