import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'

/** The lists of the product. The seed sets their ids, which never change. Operators edit sectors, positions and partners. */

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

/**
 * Columns of a list that operators edit. A row that one of them has saved has a version above 1, and no release changes
 * it.
 */
const edited = () => ({
  /** It cannot be chosen again, and is still shown where it was chosen. */
  isRetired: boolean('retired').notNull().default(false),
  version: integer('version').notNull().default(1),
})

export const sector = pgTable('sector', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** The path of its illustration: /sectores/{slug}.svg */
  imagePath: text('image_path').notNull(),
  /** The picture that an operator put in its place. */
  pictureKey: text('picture_key'),
  ...edited(),
})

export const position = pgTable('position', {
  id: integer('id').primaryKey(),
  sectorId: integer('sector_id')
    .notNull()
    .references(() => sector.id),
  name: text('name').notNull().unique(),
  /** Its group of occupations in CNO-11. Null where it depends on what the name does not say. */
  cno: text('cno'),
  /** Other words for it, by which people find it. */
  synonyms: text('synonyms').array().notNull().default([]),
  ...edited(),
})

/** A company in the strip of the landing page. It has a mark that the pages draw, or a picture, or its name alone. */
export const partner = pgTable(
  'partner',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull().unique(),
    mark: text('mark'),
    pictureKey: text('picture_key'),
    /** From left to right. Equal places are told apart by the id. */
    place: smallint('place').notNull(),
    ...edited(),
  },
  (table) => [check('partner_place_positive', sql`${table.place} > 0`)],
)

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
