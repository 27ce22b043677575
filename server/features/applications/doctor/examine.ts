import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/open.ts'
import { listDeadLetters } from '#server/jobs/dead-letters.ts'
import { application, applicationEvent } from '#server/database/schema/schema.ts'
import { checks } from './checks.ts'
import { doctorTexts, type HistoryCheck } from './texts.ts'

const IDS_NAMED = 20

export interface FailedCheck {
  check: HistoryCheck
  count: number
  /** Some of the applications, the oldest first. */
  ids: number[]
}

/**
 * Finds states without an explaining history in the whole database. Each check is one query, so that millions of rows
 * stay in PostgreSQL.
 */
export async function examine(db: Database, now: Date): Promise<FailedCheck[]> {
  const findings: FailedCheck[] = []
  for (const [check, query] of Object.entries(checks(now)) as [HistoryCheck, ReturnType<typeof sql>][]) {
    const { rows } = await db.execute<{ id: string; count: string }>(
      sql`select id, count(*) over () as count from (select distinct id from (${query}) found) one order by id limit ${IDS_NAMED}`,
    )
    const [first] = rows
    if (first) findings.push({ check, count: Number(first.count), ids: rows.map(({ id }) => Number(id)) })
  }
  return findings
}

/** The same in words, for the shell. */
export async function reportHealth(db: Database, now: Date): Promise<{ text: string; isSound: boolean }> {
  const findings = await examine(db, now)
  const counts = { applications: await db.$count(application), events: await db.$count(applicationEvent) }
  const lines = findings.map(({ check, count, ids }) => doctorTexts.finding(doctorTexts.checks[check], count, ids))
  lines.push(...(await listDeadLetters(db)).map(doctorTexts.deadLetters))
  const isSound = lines.length === 0
  return { text: [doctorTexts.read(counts), ...(isSound ? [doctorTexts.sound] : lines)].join('\n'), isSound }
}
