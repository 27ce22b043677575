import { sql, type SQL } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { reportHealth } from '#server/features/applications/doctor/examine.ts'
import { findLateSince } from '#server/jobs/dead-letters.ts'
import { findPausedUntil } from '#server/jobs/paused-removals/paused-removals.ts'
import { ok, warning, wrong, type DoctorFinding, type Said } from './finding.ts'
import { invariants, unpaidPremium, type Invariant } from './invariant-queries.ts'
import { invariantTexts as texts } from './texts.ts'

const IDS_NAMED = 20

/** Looks for forbidden states in the whole database. Each check is one query that reads. */
export async function examineInvariants(db: Database, clock: Clock): Promise<DoctorFinding[]> {
  const now = clock.now()
  const findings: DoctorFinding[] = [...(await examineApplications(db, now)), ...(await examineSequences(db))]
  for (const [name, query] of Object.entries(invariants) as [Invariant, SQL][]) {
    const found = await findIds(db, query)
    if (found) findings.push(wrong(texts.broken(texts.checks[name], found)))
  }
  const unpaid = await findIds(db, unpaidPremium)
  if (unpaid) findings.push(warning(texts.broken(texts.unpaidPremium, unpaid)))
  const [late, pausedUntil] = [await findLateSince(db), await findPausedUntil(db, now)]
  if (late) findings.push(warning(texts.late(late)))
  if (pausedUntil) findings.push(warning(texts.removalsPaused(pausedUntil)))
  return findings
}

async function examineApplications(db: Database, now: Date): Promise<DoctorFinding[]> {
  const { text, isSound } = await reportHealth(db, now)
  const [counts = '', ...lines] = text.split('\n')
  if (isSound) return [ok([counts, ...lines].join(' '))]
  return [ok(counts), ...lines.map((line): DoctorFinding => wrong([line, texts.lookAtHistory] satisfies Said))]
}

async function findIds(db: Database, query: SQL): Promise<{ count: number; ids: string[] } | null> {
  const { rows } = await db.execute<{ id: string; count: number }>(
    sql`select id::text, count(*) over ()::int as count from (${query}) found order by id limit ${IDS_NAMED}`,
  )
  return rows[0] ? { count: rows[0].count, ids: rows.map(({ id }) => id) } : null
}

interface OwnNumber extends Record<string, unknown> {
  table: string
  column: string
  sequence: string
}

/** Sequences that would give a number again, as after a restore without them. */
async function examineSequences(db: Database): Promise<DoctorFinding[]> {
  const { rows } = await db.execute<OwnNumber>(sql`
    select table_name as table, column_name as column,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`)
  const behind: string[] = []
  for (const { table, column, sequence } of rows) {
    const asked = await db.execute<{ behind: boolean }>(sql`
      select coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0)
        > coalesce(pg_sequence_last_value(${sequence}::regclass), 0) as behind`)
    if (asked.rows[0]?.behind) behind.push(table)
  }
  return behind.length > 0 ? [wrong(texts.sequences(behind))] : []
}
