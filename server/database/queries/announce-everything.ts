import { sql } from 'drizzle-orm'
import type { Handle } from '../open.ts'

/** Drops all public answers in memory, also those of inactive offers. */
export const announceEverything = (tx: Handle) => tx.execute(sql`select pg_notify('public_change', '*')`)
