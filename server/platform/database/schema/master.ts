import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

/** The fixed lists of the product. The seed sets their ids, which never change. */

export const community = pgTable('community', {
  id: integer('id').primaryKey(),
  ineCode: text('ine_code').notNull().unique(),
  shortName: text('short_name').notNull(),
})

export const province = pgTable(
  'province',
  {
    id: integer('id').primaryKey(),
    communityId: integer('community_id')
      .notNull()
      .references(() => community.id),
    name: text('name').notNull(),
  },
  (table) => [unique('province_id_community_unique').on(table.id, table.communityId)],
)

export const municipality = pgTable(
  'municipality',
  {
    /** The INE code as a number: 28079 is Madrid. */
    id: integer('id').primaryKey(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => province.id),
    name: text('name').notNull(),
    /** Without accents and capitals, for searches. */
    plainName: text('plain_name')
      .notNull()
      .generatedAlwaysAs(sql`plain_text(name)`),
  },
  (table) => [
    unique('municipality_id_province_unique').on(table.id, table.provinceId),
    index('municipality_province').on(table.provinceId),
    index('municipality_plain_name').on(table.plainName),
  ],
)

export const sector = pgTable('sector', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Where the web serves its illustration: /sectores/{slug}.svg */
  imagePath: text('image_path').notNull(),
})

export const position = pgTable('position', {
  id: integer('id').primaryKey(),
  sectorId: integer('sector_id')
    .notNull()
    .references(() => sector.id),
  name: text('name').notNull().unique(),
})

const nameList = (table: string) =>
  pgTable(table, { id: integer('id').primaryKey(), name: text('name').notNull().unique() })

export const modality = nameList('modality')
export const workday = nameList('workday')
export const documentType = nameList('document_type')
export const sex = nameList('sex')
export const country = nameList('country')

/** The version of the data in this database, for each seed. */
export const seedState = pgTable('seed_state', {
  name: text('name').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
})
