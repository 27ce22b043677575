import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { account, operatorAct } from '#server/database/schema/schema.ts'
import type { ActKind } from './act-names.ts'

export interface Act {
  kind: ActKind
  now: Date
  /** The account that it was done to, if it was done to one. */
  subjectId?: number
  reason?: string
  /** The values that changed. Neither secrets nor document numbers. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Records an act in the transaction that does it. `operatorId` is the account of the operator; null: somebody at the shell. */
export async function recordAct(tx: Tx, operatorId: number | null, { now, ...act }: Act): Promise<void> {
  await tx.insert(operatorAct).values({ ...act, happenedAt: now, operatorId, operatorEmail: nameOfDoer(operatorId) })
}

/** The e-mail of an operator; «consola» for somebody at the shell. */
export const nameOfDoer = (operatorId: number | null): SQL =>
  sql`coalesce((select ${account.email} from ${account} where ${account.id} = ${operatorId}), 'consola')`
