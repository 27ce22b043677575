import { createHash } from 'node:crypto'
import type { Handle } from './open.ts'

interface Query<Prepared> {
  toSQL(): { sql: string }
  prepare(name: string): Prepared
}

/**
 * Builds a prepared query once for each database. Each connection parses it once, and PostgreSQL uses one plan for all
 * values. Use it only for queries whose best plan does not depend on the values, such as those by a key.
 */
export function prepareOnce<Prepared>(build: (db: Handle) => Query<Prepared>): (db: Handle) => Prepared {
  const known = new WeakMap<Handle, Prepared>()
  const prepare = (db: Handle): Prepared => {
    const query = build(db)
    const prepared = query.prepare(nameOf(query.toSQL().sql))
    known.set(db, prepared)
    return prepared
  }
  return (db) => known.get(db) ?? prepare(db)
}

// From the text, since behind a pooler processes of two releases may share a connection.
const nameOf = (text: string): string => `q_${createHash('sha1').update(text).digest('hex')}`
