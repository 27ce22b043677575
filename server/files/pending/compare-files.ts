import { and, gte, lt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { keyOrder } from '#server/database/column-types.ts'
import type { Handle } from '#server/database/open.ts'
import { candidate, company, cv, dataExport, partner, sector } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { fileKinds, type FileKind } from '../files.ts'
import { isOwnStore } from './is-own-store.ts'
import { cancelRemovals, insertRemovals } from './queries.ts'

// Longer than anything that stores a file before its row, such as the demo data.
const SAFE_AGE_MS = 24 * 3_600_000
// Counted from when this database first misses the row: with a wrong DATABASE_URL or an old backup every file is without one.
const GRACE_MS = 7 * 24 * 3_600_000

const LOGGED_MAX = 100

const folders = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

interface Holder {
  id: PgColumn
  key: PgColumn
}

/** Which columns name the files of each kind. */
const holders: Record<FileKind, readonly Holder[]> = {
  cv: [cv.fileKey, cv.namelessFileKey].map((key) => ({ id: cv.id, key })),
  photo: [{ id: candidate.id, key: candidate.photoKey }],
  logo: [{ id: company.id, key: company.logoKey }],
  picture: [sector, partner].map((list) => ({ id: list.id, key: list.pictureKey })),
  export: [{ id: dataExport.accountId, key: dataExport.fileKey }],
}

type CompareDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log'>

/**
 * Compares store and rows. The hourly task removes files without a row a week later, unless they have a row again. Rows
 * without a file are only logged: a backup may have the file. Keys are random, so each of the 256 folders of a kind
 * holds few of them, and only one is in memory.
 */
export async function compareFiles(deps: CompareDeps, kinds: readonly FileKind[] = fileKinds): Promise<void> {
  if (!(await isOwnStore(deps))) {
    return deps.log.error('the files belong to another installation: nothing is compared and nothing removed')
  }
  const lost: string[] = []
  let lostRows = 0
  let orphans = 0
  for (const kind of kinds) {
    for (const name of folders) {
      const found = await compareFolder(deps, kind, `${kind}/${name}`)
      lost.push(...found.lost.slice(0, LOGGED_MAX - lost.length).map((id) => `${kind} ${id}`))
      lostRows += found.lost.length
      orphans += found.orphans
    }
  }
  if (orphans > 0) deps.log.warn({ files: orphans }, 'files without a row: each is removed after a week')
  if (lostRows > 0) deps.log.error({ rows: lost, count: lostRows }, 'rows without their file')
}

async function compareFolder(deps: CompareDeps, kind: FileKind, folder: string) {
  const { db, files, clock } = deps
  // In this order a file that is being uploaded may be missing here and have a row, which is checked again.
  const stored = new Set(await files.list(folder))
  const rows = await listRows(db, kind, folder)
  const named = new Set(rows.map(({ key }) => key))
  const now = clock.now()
  if (named.size > 0) await cancelRemovals(db, [...named], now)
  const before = now.getTime() - SAFE_AGE_MS
  const orphans: string[] = []
  for (const key of stored) {
    if (named.has(key)) continue
    const storedAt = await findStoredAt(deps, key)
    if (storedAt && storedAt.getTime() < before) orphans.push(key)
  }
  if (orphans.length > 0) await insertRemovals(db, orphans, new Date(now.getTime() + GRACE_MS))
  return { orphans: orphans.length, lost: await listLost(deps, kind, { folder, rows, stored }) }
}

interface Row {
  id: number
  key: string
}

interface Folder {
  folder: string
  rows: Row[]
  stored: ReadonlySet<string>
}

/** The rows whose file is missing, and that still exist afterwards. */
async function listLost(deps: CompareDeps, kind: FileKind, { folder, rows, stored }: Folder): Promise<number[]> {
  const suspects: Row[] = []
  for (const row of rows) if (!stored.has(row.key) && !(await findStoredAt(deps, row.key))) suspects.push(row)
  if (suspects.length === 0) return []
  const present = new Set((await listRows(deps.db, kind, folder)).map(({ key }) => key))
  return suspects.filter(({ key }) => present.has(key)).map(({ id }) => id)
}

const listRows = async (db: Handle, kind: FileKind, folder: string): Promise<Row[]> =>
  (await Promise.all(holders[kind].map((holder) => listHeld(db, holder, folder)))).flat()

async function listHeld(db: Handle, { id, key }: Holder, folder: string): Promise<Row[]> {
  const order = keyOrder(key)
  // «0» follows «/».
  const isInFolder = and(gte(order, `${folder}/`), lt(order, `${folder}0`))
  return db.select({ id, key }).from(id.table).where(isInFolder) as unknown as Promise<Row[]>
}

/** When a file was stored; null if there is none. */
const findStoredAt = ({ files }: CompareDeps, key: string): Promise<Date | null> =>
  files.open(key).then(
    ({ storedAt }) => storedAt,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null
      throw error
    },
  )
