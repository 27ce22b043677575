import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import type { ActKind } from '#server/domain/operators/act-names.ts'
import { account, operatorAct } from '#server/database/schema/schema.ts'

export interface ActFilters {
  /** A part of the operator's e-mail. */
  operator: string | undefined
  kind: ActKind | undefined
  subjectId: number | undefined
  /** Days in Madrid, both included. */
  from: string | undefined
  until: string | undefined
  /** Only acts before this one. */
  beforeId?: number | undefined
}

const startOf = (day: string): SQL => sql`${day}::date::timestamp at time zone 'Europe/Madrid'`
const endOf = (day: string): SQL => sql`(${day}::date + 1)::timestamp at time zone 'Europe/Madrid'`

/** The newest acts. E-mails of accounts are read from them, so that none outlives its account here. */
export const listActs = (db: Handle, filters: ActFilters, limit: number) => {
  const { operator, kind, subjectId, from, until, beforeId } = filters
  return db
    .select({
      id: operatorAct.id,
      happenedAt: operatorAct.happenedAt,
      operatorEmail: operatorAct.operatorEmail,
      kind: sql<ActKind>`${operatorAct.kind}`,
      subjectId: operatorAct.subjectId,
      subjectEmail: account.email,
      subjectRole: account.role,
      reason: operatorAct.reason,
      before: operatorAct.before,
      after: operatorAct.after,
    })
    .from(operatorAct)
    .leftJoin(account, eq(account.id, operatorAct.subjectId))
    .where(
      and(
        operator ? sql`strpos(lower(${operatorAct.operatorEmail}), lower(${operator}::text)) > 0` : undefined,
        kind && eq(operatorAct.kind, kind),
        subjectId ? eq(operatorAct.subjectId, subjectId) : undefined,
        from ? gte(operatorAct.happenedAt, startOf(from)) : undefined,
        until ? lt(operatorAct.happenedAt, endOf(until)) : undefined,
        beforeId ? lt(operatorAct.id, beforeId) : undefined,
      ),
    )
    .orderBy(desc(operatorAct.id))
    .limit(limit)
}

export type ActRow = Awaited<ReturnType<typeof listActs>>[number]
