import { asc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Handle } from '#server/platform/database/open.ts'
import {
  account,
  community,
  country,
  municipality,
  position,
  province,
  sector,
} from '#server/platform/database/schema/schema.ts'
import type { documentType, modality, sex, workday } from '#server/platform/database/schema/schema.ts'

type NameList = typeof modality | typeof workday | typeof documentType | typeof sex

export const listNames = (db: Handle, table: NameList) =>
  db.select({ id: table.id, name: table.name }).from(table).orderBy(asc(table.id))

/** España first, the others by name. */
export const listCountries = (db: Handle) =>
  db
    .select()
    .from(country)
    .orderBy(sql`${country.id} <> ${SPAIN}`, spanishOrder(country.name))

const SPAIN = 724

// Spanish dictionary order: ñ after n, accents ignored.
const spanishOrder = (name: AnyPgColumn) => sql`${name} collate "es-x-icu"`

export const listCommunities = (db: Handle) => db.select().from(community).orderBy(spanishOrder(community.shortName))

export const listProvinces = (db: Handle, communityId: number) =>
  db.select().from(province).where(eq(province.communityId, communityId)).orderBy(spanishOrder(province.name))

export const listAllProvinces = (db: Handle) => db.select().from(province).orderBy(spanishOrder(province.name))

export const listMunicipalities = (db: Handle, provinceId: number) =>
  db.select().from(municipality).where(eq(municipality.provinceId, provinceId)).orderBy(spanishOrder(municipality.name))

export const listSectors = (db: Handle) => db.select().from(sector).orderBy(spanishOrder(sector.name))

export const listPositions = (db: Handle) => db.select().from(position).orderBy(spanishOrder(position.name))

/** The foreign keys of the profiles refuse a role that contradicts a profile. */
export const updateRole = (db: Handle, accountId: number, role: number) =>
  db.update(account).set({ role }).where(eq(account.id, accountId))
