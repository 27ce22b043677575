import type pg from 'pg'

interface Definition {
  table: string
  name: string
  definition: string
}

// Also the foreign keys of other tables that refer to these: they need the unique keys.
const constraints = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where (conrelid = any($1::regclass[]) and contype in ('f', 'u')) or (confrelid = any($1::regclass[]) and contype = 'f')
  order by contype desc`

const indexes = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`

/**
 * Drops the indexes, foreign keys and unique keys of tables and pauses their triggers, since filling a table first is several
 * times faster. Returns the function that brings everything back as it was; PostgreSQL then checks the rows.
 */
export async function pauseChecks(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const find = async (sql: string) => (await client.query<Definition>(sql, [tables])).rows
  const kept = { constraints: await find(constraints), indexes: await find(indexes) }
  // A foreign key needs a unique key, so foreign keys go first and come back last.
  for (const { table, name } of kept.constraints.toReversed()) {
    await client.query(`alter table ${table} drop constraint "${name}"`)
  }
  for (const { name } of kept.indexes) await client.query(`drop index ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const { definition } of kept.indexes) await client.query(definition)
    for (const { table, name, definition } of kept.constraints) {
      await client.query(`alter table ${table} add constraint "${name}" ${definition}`)
    }
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}
