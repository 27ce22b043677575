import { asc, eq, not, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Handle } from '#server/database/open.ts'
import { readOnce, readUntilChanged } from '#server/database/caches/read-lists.ts'
import {
  account,
  community,
  country,
  documentType,
  modality,
  municipality,
  partner,
  position,
  province,
  sector,
  sex,
  workday,
} from '#server/database/schema/schema.ts'

const SPAIN = 724

// Spanish dictionary order: ñ after n, accents ignored.
const spanishOrder = (name: AnyPgColumn) => sql`${name} collate "es-x-icu"`

type NameList = typeof modality | typeof workday | typeof documentType | typeof sex

const nameList = (table: NameList) =>
  readOnce((db) => db.select({ id: table.id, name: table.name }).from(table).orderBy(asc(table.id)))

export const listSexes = nameList(sex)
export const listDocumentTypes = nameList(documentType)
export const listModalities = nameList(modality)
export const listWorkdays = nameList(workday)

/** España first, the others by name. */
export const listCountries = readOnce((db) =>
  db
    .select()
    .from(country)
    .orderBy(sql`${country.id} <> ${SPAIN}`, spanishOrder(country.name)),
)

export const listCommunities = readOnce((db) => db.select().from(community).orderBy(spanishOrder(community.shortName)))

export const listAllProvinces = readOnce((db) => db.select().from(province).orderBy(spanishOrder(province.name)))

export const listProvinces = async (db: Handle, communityId: number) =>
  (await listAllProvinces(db)).filter((row) => row.communityId === communityId)

export const listMunicipalities = (db: Handle, provinceId: number) =>
  db.select().from(municipality).where(eq(municipality.provinceId, provinceId)).orderBy(spanishOrder(municipality.name))

export const listSectors = readUntilChanged((db) =>
  db.select().from(sector).where(not(sector.isRetired)).orderBy(spanishOrder(sector.name)),
)

export const listPositions = readUntilChanged((db) =>
  db.select().from(position).where(not(position.isRetired)).orderBy(spanishOrder(position.name)),
)

/** The strip of the landing page, from left to right. */
export const listPartners = readUntilChanged((db) =>
  db.select().from(partner).where(not(partner.isRetired)).orderBy(partner.place, partner.id),
)

/** The foreign keys of the profiles refuse a role that contradicts a profile. */
export const updateRole = (db: Handle, accountId: number, role: number) =>
  db.update(account).set({ role }).where(eq(account.id, accountId))
