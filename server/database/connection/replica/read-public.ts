import { isConnectionLoss } from '../connection-loss.ts'
import type { Database } from '../../open.ts'
import type { ReplicaWatch } from './watch-replica.ts'

/** A copy of the database that PostgreSQL keeps, for public reads. */
export interface Replica extends ReplicaWatch {
  db: Database
}

interface Databases {
  db: Database
  replica?: Replica | undefined
}

/**
 * Reads public data: from the replica if it has all changes that this process has heard of, otherwise from the primary. A read that
 * the replica cannot finish is repeated on the primary, so `work` must change nothing.
 */
export async function readPublic<Result>(
  { db, replica }: Databases,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (!replica?.isCurrent()) return work(db)
  try {
    return await work(replica.db)
  } catch (error) {
    if (isConnectionLoss(error)) replica.suspect()
    else if (!isConflictWithReplay(error)) throw error
    return work(db)
  }
}

/** The replica had to remove rows that the query was reading. */
const isConflictWithReplay = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '40001' || isConflictWithReplay(error.cause))
