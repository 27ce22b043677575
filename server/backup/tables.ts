import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { readEncrypted, writeEncrypted } from './encryption.ts'
import type { BackedUpTable, Manifest } from './manifest.ts'
import { tablesIn } from './place.ts'
import { backupTexts as texts } from './texts.ts'

const NEWLINE = 10

/** The tables of the product, and the jobs of pg-boss. Counters of limits are not kept: their tables are unlogged. */
const listTables = `
  select format('%I.%I', nspname, relname) as name, array_agg(quote_ident(attname) order by attnum) as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relkind in ('r', 'p') and relpersistence = 'p'
    and (nspname = 'public' or (nspname = 'pgboss' and relname = 'job'))
  group by nspname, relname order by 1`

const listSequences = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences where schemaname = 'public' order by 1`

/** Only jobs that are still to be done. pg-boss adds its own jobs at each start. */
const onlyPending: Readonly<Record<string, string>> = {
  'pgboss.job': "where state < 'completed' and not starts_with(name, '__pgboss')",
}

interface Tally {
  rows: number
  sha256: string
}

/** Passes the bytes on, and counts them. Each row of COPY is one line. */
function count(tally: (counted: Tally) => void) {
  return async function* counting(bytes: AsyncIterable<Uint8Array>) {
    const hash = createHash('sha256')
    let rows = 0
    for await (const part of bytes) {
      hash.update(part)
      for (const byte of part) if (byte === NEWLINE) rows += 1
      yield part
    }
    tally({ rows, sha256: hash.digest('hex') })
  }
}

const fileOf = (folder: string, { name }: Pick<BackedUpTable, 'name'>): string => join(tablesIn(folder), `${name}.age`)

/** Everything as it was at one moment, while others write. */
export async function inSnapshot<Result>(client: pg.PoolClient, run: () => Promise<Result>): Promise<Result> {
  await client.query('begin isolation level repeatable read read only')
  try {
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    return await run()
  } finally {
    await client.query('rollback')
  }
}

/** Writes each table to an encrypted file of the folder. */
export async function writeTables(
  client: pg.PoolClient,
  folder: string,
  recipients: readonly string[],
): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  const { rows: found } = await client.query<Named>(listTables)
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(listSequences)
  const tables: BackedUpTable[] = []
  for (const table of found) {
    let tally: Tally = { rows: 0, sha256: '' }
    // A partitioned table can only be read by a query.
    const query = `select ${table.columns.join(', ')} from ${table.name} ${onlyPending[table.name] ?? ''}`
    const rows = client.query(copyTo(`copy (${query}) to stdout`))
    const counted = Readable.from(count((one) => (tally = one))(rows), { objectMode: false })
    await writeEncrypted(fileOf(folder, table), counted.compose(createGzip()), recipients)
    tables.push({ ...table, ...tally })
  }
  return { tables, sequences }
}

/** The text that COPY wrote. Throws at the end if it is another one. */
async function* readTable(folder: string, table: BackedUpTable, identity: string) {
  let tally: Tally = { rows: 0, sha256: '' }
  const packed = Readable.from(readEncrypted(fileOf(folder, table), identity), { objectMode: false })
  yield* count((one) => (tally = one))(packed.compose(createGunzip()) as AsyncIterable<Uint8Array>)
  if (tally.sha256 !== table.sha256 || tally.rows !== table.rows) throw new Error(`${table.name} has another checksum`)
}

/** Whether the file of a table has the content that it was written with. */
export async function isTableSound(folder: string, table: BackedUpTable, identity: string): Promise<boolean> {
  try {
    for await (const part of readTable(folder, table, identity)) void part
    return true
  } catch {
    return false
  }
}

type Named = Pick<BackedUpTable, 'name' | 'columns'>
const namesOf = ({ name, columns }: Named): string[] => [name, ...columns.map((column) => `${name}.${column}`)]

/** Refuses names that the database does not have. They become SQL, and somebody may have forged the backup. */
async function requireOwnNames(client: pg.PoolClient, given: Pick<Manifest, 'tables' | 'sequences'>): Promise<void> {
  const { rows: tables } = await client.query<Named>(listTables)
  const { rows: sequences } = await client.query<{ name: string }>(listSequences)
  const own = new Set([...tables.flatMap(namesOf), ...sequences.map(({ name }) => name)])
  const names = [...given.tables.flatMap(namesOf), ...given.sequences.map(({ name }) => name)]
  for (const name of names) if (!own.has(name)) throw new Error(texts.foreignName(name))
}

const listForeignKeys = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

/**
 * Fills empty tables in one transaction. Triggers do not run, because their rows come along. Foreign keys are made again
 * at the end, which checks all rows; the owner of the tables may do that without being superuser.
 */
export async function loadTables(
  client: pg.PoolClient,
  {
    folder,
    identity,
    tables,
    sequences,
  }: Pick<Manifest, 'tables' | 'sequences'> & { folder: string; identity: string },
): Promise<void> {
  await client.query('begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  try {
    await requireOwnNames(client, { tables, sequences })
    const own = tables.filter(({ name }) => name.startsWith('public.'))
    const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(listForeignKeys)
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
    // A migration may have inserted rows.
    await client.query(`truncate ${own.map(({ name }) => name).join(', ')}`)
    for (const { name } of own) await client.query(`alter table ${name} disable trigger user`)
    for (const table of tables) {
      const rows = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
      await pipeline(readTable(folder, table, identity), rows)
    }
    for (const { name } of own) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    for (const { name, last } of sequences) {
      if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, last])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
