import { sql } from 'drizzle-orm'
import { customType, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Stands for every place in `offer_search.more_municipality_ids`. No municipality has this id. */
export const ANY_PLACE = 0

/**
 * A narrow row for each public offer. Triggers write it in the transaction that changes the offer, its project or the name of its company
 * (docs/decisions/022-search-table.md). A job follows the words of its position (docs/decisions/003-master-data.md).
 */
export const offerSearch = pgTable(
  'offer_search',
  {
    /** No foreign key: a trigger deletes the row with its offer. */
    offerId: integer('offer_id').primaryKey(),
    createdOn: date('created_on', { mode: 'string' }).notNull(),
    /** The last day on which it is found. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    sectorId: integer('sector_id').notNull(),
    /** Its first city, and the others; the others of a job from all of Spain are ANY_PLACE. */
    municipalityId: integer('municipality_id').notNull(),
    moreMunicipalityIds: integer('more_municipality_ids').array().notNull().default([]),
    annualSalary: integer('annual_salary').notNull(),
    /** Words, stems («~camarer») and facets («:s16») of the offer. */
    terms: tsvector('terms').notNull(),
  },
  (table) => [
    index('offer_search_newest').on(table.createdOn.desc(), table.offerId.desc()),
    index('offer_search_sector').on(table.sectorId, table.createdOn.desc(), table.offerId.desc()),
    index('offer_search_municipality').on(table.municipalityId, table.createdOn.desc(), table.offerId.desc()),
    // The few offers with more than one place.
    index('offer_search_spread')
      .on(table.createdOn.desc(), table.offerId.desc())
      .where(sql`${table.moreMunicipalityIds} <> '{}'`),
    index('offer_search_salary').on(table.annualSalary),
    // With fastupdate the words of new offers would be in a list that every search reads from end to end.
    index('offer_search_terms').using('gin', table.terms).with({ fastupdate: false }),
  ],
)

/** Every word of the searchable texts, to find words by a part or by their beginning. Words that no offer has any more stay until the next night. */
export const searchWord = pgTable('search_word', { word: text('word').primaryKey() }, (table) => [
  index('search_word_parts').using('gin', table.word.op('gin_trgm_ops')),
  index('search_word_start').on(table.word.op('text_pattern_ops')),
])
