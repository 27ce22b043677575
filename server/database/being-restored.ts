import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { writePrivateFile } from '#server/config/private-file.ts'
import { databaseTexts } from './texts.ts'

// A start would take what a killed restore leaves for a new site, and fill it with demo data. So the database has the schema
// `being_restored` until a restore ends. Before there is a database, DATA_DIR has a file of this name.

const fileIn = (dataDir: string): string => join(dataDir, 'being-restored')
export const markFolder = (dataDir: string): Promise<void> => writePrivateFile(fileIn(dataDir), '')
export const unmarkFolder = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true })

export async function isBeingRestored(pool: pg.Pool): Promise<boolean> {
  return (await pool.query(`select from pg_namespace where nspname = 'being_restored'`)).rows.length > 0
}

/** Refuses a DATA_DIR or a database in which a restore has begun and not ended. */
export async function requireRestored(place: string | pg.Pool): Promise<void> {
  const isMarked = typeof place === 'string' ? existsSync(fileIn(place)) : await isBeingRestored(place)
  if (isMarked) throw new Error(databaseTexts.beingRestored)
}
