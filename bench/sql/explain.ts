import type pg from 'pg'
import { literal } from './literal.ts'
import { listScannedTables, type PlanNode } from './plan.ts'
import { processorTime } from './processor-time.ts'

export interface Statement {
  /** Of a prepared statement. */
  name?: string | undefined
  text: string
  values: readonly unknown[]
}

/** The function of a connection that really sends a statement. */
export type Send = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult<Record<string, unknown>>>

export interface Explained {
  plan: PlanNode
  processorMs: number
  /** Tables that were read from end to end, also by functions, triggers and foreign keys. */
  scanned: string[]
}

const EXPLAIN = 'explain (analyze, buffers, timing off, format json)'

/** Runs a statement with the plan for its values. Must be rolled back. */
export const explain = (send: Send, pid: number, { text, values }: Statement): Promise<Explained> =>
  examine(send, pid, () => send(`${EXPLAIN} ${text}`, values))

/** Runs a statement with the plan that serves all values, which PostgreSQL may choose for prepared statements. Must be rolled back. */
export async function explainGeneric(send: Send, pid: number, { text, values }: Statement): Promise<Explained> {
  await send(`prepare examined as ${text}`)
  try {
    await send('set local plan_cache_mode = force_generic_plan')
    const parameters = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
    return await examine(send, pid, () => send(`${EXPLAIN} execute examined${parameters}`))
  } finally {
    await send('deallocate examined')
  }
}

async function examine(send: Send, pid: number, run: () => ReturnType<Send>): Promise<Explained> {
  const scansBefore = await countScans(send)
  const before = await processorTime(pid)
  const { rows } = await run()
  const processorMs = (await processorTime(pid)) - before
  const scansAfter = await countScans(send)
  const [{ 'QUERY PLAN': explained } = {}] = rows as { 'QUERY PLAN'?: [{ Plan: PlanNode }] }[]
  if (!explained) throw new Error('EXPLAIN returned no plan')
  const hidden = [...scansAfter].filter(([table, scans]) => scans > (scansBefore.get(table) ?? 0))
  const scanned = new Set([...listScannedTables(explained[0].Plan), ...hidden.map(([table]) => table)])
  return { plan: explained[0].Plan, processorMs, scanned: [...scanned] }
}

/** How often this transaction has read each table from end to end. */
async function countScans(send: Send): Promise<Map<string, number>> {
  const { rows } = await send('select relname, seq_scan from pg_stat_xact_user_tables where seq_scan > 0')
  return new Map(rows.map(({ relname, seq_scan: scans }) => [String(relname), Number(scans)]))
}
