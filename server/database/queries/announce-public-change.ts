import { sql } from 'drizzle-orm'
import type { Handle } from '../open.ts'

/** Clears the cached public answers of all processes, for a change that no trigger announces. */
export const announcePublicChange = (tx: Handle) => tx.execute(sql`select pg_notify('public_change', '*')`)
