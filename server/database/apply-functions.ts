import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { projectRoot } from '#server/config/project-root.ts'
import { applyPatiently } from './apply-patiently.ts'

const shipped = join(projectRoot, 'server/database/sql')

interface SqlFile {
  name: string
  text: string
  hash: string
}

const createRecord = 'create table if not exists drizzle.applied_file (name text primary key, hash text not null)'

/**
 * Applies the files of functions and triggers that have changed since they were last applied, in the order of their names. Each can be
 * applied to a database that has its older version. A migration drops a function whose file is deleted.
 */
export async function applyFunctions(client: pg.PoolClient, folder = shipped): Promise<void> {
  await client.query(createRecord)
  for (const file of await listChanged(client, folder)) await applyPatiently(client, () => apply(client, file))
}

async function listChanged(client: pg.PoolClient, folder: string): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from drizzle.applied_file')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  return readFiles(folder).filter(({ name, hash }) => applied.get(name) !== hash)
}

function readFiles(folder: string): SqlFile[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}

async function apply(client: pg.PoolClient, { name, text, hash }: SqlFile): Promise<void> {
  await client.query('begin')
  // A function may call one of a later file.
  await client.query('set local check_function_bodies = off')
  await client.query(text)
  await client.query(
    'insert into drizzle.applied_file values ($1, $2) on conflict (name) do update set hash = excluded.hash',
    [name, hash],
  )
  await client.query('commit')
}
