import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Value = string | number | null

const CHUNK_CHARACTERS = 1_000_000
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const written = (value: Value): string =>
  typeof value === 'string' ? value.replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign) : String(value ?? '\\N')

function* chunksOf(rows: Iterable<readonly Value[]>): Generator<string> {
  let chunk = ''
  for (const row of rows) {
    chunk += `${row.map(written).join('\t')}\n`
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/** Copies rows into a table with COPY, the fastest way into PostgreSQL. Returns how many. */
export async function copyRows(
  client: pg.Client,
  table: string,
  { columns, rows }: { columns: readonly string[]; rows: Iterable<readonly Value[]> },
): Promise<number> {
  const copying = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(chunksOf(rows)), copying)
  return copying.rowCount
}
