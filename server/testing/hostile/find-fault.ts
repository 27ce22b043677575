import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { getTableName, is, Table } from 'drizzle-orm'
import * as schema from '#server/database/schema/schema.ts'

/** An answer to a hostile request. */
export interface Answered {
  status: number
  text: string
  ms: number
}

const LONGEST_MS = 5_000

/** Errors that honestly say what is missing: places, the payment provider, or space on the disk. */
const honestErrors = new Set([503, 507])

const root = resolve(import.meta.dirname, '../../..')

// A name of one word, such as «offer», is also in our error codes and a field of our JSON. In an error of PostgreSQL it is quoted.
const tableNames = Object.values(schema)
  .filter((value) => is(value, Table))
  .map((table) => getTableName(table))
  .map((name) => (name.includes('_') ? `\\b${name}\\b` : `"${name}\\\\?"(?!:)`))

const leaks: readonly (readonly [string, RegExp])[] = [
  ['a stack', /\n?\s+at .+:\d+:\d+|\bat (?:async )?[\w.<>]+ \(/],
  ['the name of a file', /\bnode_modules\b|[\w-]\.(?:[cm]?[jt]sx?|sql):\d/],
  ['SQL', /\b(?:select\b.+\bfrom|insert into|update\b.+\bset|delete from|returning)\b.*(?:"|\$\d)|Failed query/i],
  ['an error of a library', /drizzle|SQLSTATE|\bpg_\w|ECONNREFUSED|ENOENT|EACCES|violates|duplicate key|ZodError|ORPC/],
  ['a constraint', /\b[a-z_]+_(?:fk|pkey|unique|idx|check)\b/],
  ['the name of a table', new RegExp(tableNames.join('|'))],
]

const escaped = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const machine = new RegExp(`${escaped(root)}|${escaped(tmpdir())}/|/home/|/root/`)

/**
 * The fault in an answer, or null. Each answer must be quick, free of internal errors, and silent about the machine.
 */
export function findFault({ status, text, ms }: Answered): string | null {
  if (status >= 500 && !honestErrors.has(status)) return `answered ${status}`
  if (ms > LONGEST_MS) return `took ${Math.round(ms)} ms`
  const [leak] = [...leaks, ['a path of the machine', machine] as const].find(([, sign]) => sign.test(text)) ?? []
  return leak ? `shows ${leak}` : null
}
