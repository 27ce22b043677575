import type { Pool } from 'pg'
import { requireRestored } from '../being-restored.ts'
import { databaseTexts } from '../texts.ts'

// The oldest release that the product is tried with. The embedded server is 18.
const OLDEST = 16
const EXTENSIONS = ['pg_trgm', 'unaccent']

interface Server {
  /** Of PostgreSQL, such as 180004. */
  version: number
  encoding: string
  /** Extensions that can be created or exist. */
  extensions: string[]
}

const question = `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
  array(select name::text from pg_available_extensions where name = any($1)) as extensions`

/** Refuses a database in which a migration would fail, before the first one changes anything. */
export async function requireServer(pool: Pool, { forRestore = false } = {}): Promise<void> {
  const { rows } = await pool.query<Server>(question, [EXTENSIONS])
  const refusal = rows[0] && findRefusal(rows[0])
  if (refusal) throw new Error(refusal)
  if (!forRestore) await requireRestored(pool)
}

/** Why the product cannot use a server, as a sentence. */
export function findRefusal({ version, encoding, extensions }: Server): string | undefined {
  const release = Math.floor(version / 10_000)
  if (release < OLDEST) return databaseTexts.tooOld(release, OLDEST)
  // Other encodings lack letters that people type, and the collation of the search.
  if (encoding !== 'UTF8') return databaseTexts.otherEncoding(encoding)
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name))
  return missing.length > 0 ? databaseTexts.withoutExtensions(missing) : undefined
}
