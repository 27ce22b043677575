import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { lockKeys } from '../advisory-lock.ts'
import type { Database, Handle, Tx } from '../open.ts'
import { position, seedState } from '../schema/master.ts'
import { masterFingerprint } from './fingerprint.ts'
import type { MasterList } from './master-data.ts'

const seedName = 'master'

const isSeeded = async (db: Handle): Promise<boolean> => {
  const [state] = await db.select().from(seedState).where(eq(seedState.name, seedName))
  return state?.fingerprint === masterFingerprint
}

const columnList = (names: string[], from = sql``) =>
  sql.join(
    names.map((name) => sql`${from}${sql.identifier(name)}`),
    sql`, `,
  )

/**
 * One statement with one parameter for each list of any length. Skips correct rows, rows that an operator has saved,
 * and rows whose name an operator has given to another row.
 */
const upsertList = async (tx: Tx, { table, rows }: MasterList): Promise<void> => {
  const all: Record<string, PgColumn> = getTableColumns(table)
  const columns = Object.entries(all).filter(([key]) => rows.some((row) => row[key] !== undefined))
  const records = rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])))
  const names = columns.map(([, column]) => column.name)
  const current = columnList(names, sql`${table}.`)
  const shipped = columnList(names, sql`excluded.`)
  const isUntouched = all['version'] ? sql`and ${all['version']} = 1` : sql``
  const isFree = all['version']
    ? sql`where not exists (select from ${table} other where other.name = shipped.name and other.id <> shipped.id)`
    : sql``
  await tx.execute(sql`
    insert into ${table} (${columnList(names)})
    select ${columnList(names)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) shipped
    ${isFree}
    on conflict (id) do update set (${columnList(names)}) = row(${shipped})
    where (${current}) is distinct from (${shipped}) ${isUntouched}`)
}

/** Entries that operators have changed or added take the code and the synonyms of the shipped one with their name. */
const describePositions = (tx: Tx, positions: readonly object[]) =>
  tx.execute(sql`
    update ${position} set cno = shipped.cno, synonyms = shipped.synonyms
    from jsonb_populate_recordset(null::${position}, ${JSON.stringify(positions)}::jsonb) shipped
    where ${position.name} = shipped.name
      and (${position.cno}, ${position.synonyms}) is distinct from (shipped.cno, shipped.synonyms)`)

/** Every position with its words in the search. */
const listPositions = async (tx: Tx) => {
  const rows = await tx.select({ id: position.id, name: position.name, synonyms: position.synonyms }).from(position)
  return rows.map(({ id, name, synonyms }) => ({ id, words: [name, ...synonyms].join('\n') }))
}

/** Adds what follows a position that has another name or other synonyms, in the transaction that changes it. */
type OnRenamed = (tx: Tx, positionId: number) => Promise<void>

/** Calls it for each position whose words are not those before. */
async function tellRenamed(tx: Tx, before: { id: number; words: string }[], onRenamed: OnRenamed): Promise<void> {
  const known = new Map(before.map(({ id, words }) => [id, words]))
  for (const { id, words } of await listPositions(tx)) {
    if (known.has(id) && known.get(id) !== words) await onRenamed(tx, id)
  }
}

const markSeeded = async (tx: Tx): Promise<void> => {
  await tx
    .insert(seedState)
    .values({ name: seedName, fingerprint: masterFingerprint })
    .onConflictDoUpdate({ target: seedState.name, set: { fingerprint: masterFingerprint } })
}

/**
 * Writes the lists of the product into the database in one transaction. A later release corrects names that no operator has changed. Entries that it
 * no longer has stay, since an offer may refer to them. `onRenamed` is needed where there may be offers. Several processes may run this at the same time.
 */
export const seedMaster = async (db: Database, onRenamed: OnRenamed = async () => {}): Promise<void> => {
  if (await isSeeded(db)) return
  const { masterLists } = await import('./master-data.ts')
  const { positions } = await import('./work.ts')
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    // «on conflict» settles only conflicts of the id: of two processes that insert a row at once, one can fail on another unique key.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.masterData})`)
    if (await isSeeded(tx)) return
    const before = await listPositions(tx)
    for (const list of masterLists) await upsertList(tx, list)
    await describePositions(tx, positions)
    await tellRenamed(tx, before, onRenamed)
    await markSeeded(tx)
  })
}
