import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { account, dataExport, session } from '#server/database/schema/schema.ts'

export type ExportRow = typeof dataExport.$inferSelect

// The queue gives up after about three hours. A process that was killed each time leaves no failure in the row.
const GIVEN_UP_MS = 4 * 3_600_000

/** Of a request that is older than this, no job runs any more. */
export const givenUpBefore = (now: Date): Date => new Date(now.getTime() - GIVEN_UP_MS)

export async function findExport(db: Handle, accountId: number): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(dataExport).where(eq(dataExport.accountId, accountId))
  return row
}

/** Begins a request and forgets the earlier one. Returns its id, or undefined while one is being made. */
export async function beginExport(tx: Handle, accountId: number, now: Date): Promise<string | undefined> {
  const { fileKey, failedAt, requestedAt } = dataExport
  const isOver = sql`${or(isNotNull(fileKey), isNotNull(failedAt), lte(requestedAt, givenUpBefore(now)))}`
  const nothing = { failedAt: null, fileKey: null, sizeBytes: null, expiresAt: null }
  const [row] = await tx
    .insert(dataExport)
    .values({ accountId, requestedAt: now })
    .onConflictDoUpdate({
      target: dataExport.accountId,
      set: { ...nothing, id: sql`gen_random_uuid()`, requestedAt: now },
      setWhere: isOver,
    })
    .returning({ id: dataExport.id })
  return row?.id
}

/** The request of a job with its owner. Undefined if there is a newer one, or if the account is gone. */
export async function findRequest(db: Handle, id: string) {
  const [row] = await db
    .select({
      accountId: account.id,
      email: account.email,
      isConfirmed: account.isConfirmed,
      fileKey: dataExport.fileKey,
    })
    .from(dataExport)
    .innerJoin(account, eq(account.id, dataExport.accountId))
    .where(eq(dataExport.id, id))
  return row
}

/** Saves the file of a request. Returns false if the request has one already, or is gone. */
export async function saveExport(
  db: Handle,
  id: string,
  file: { fileKey: string; sizeBytes: number; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(dataExport)
    .set({ ...file, failedAt: null })
    .where(and(eq(dataExport.id, id), isNull(dataExport.fileKey)))
  return rowCount === 1
}

export const markFailed = (db: Handle, id: string, now: Date) =>
  db
    .update(dataExport)
    .set({ failedAt: now })
    .where(and(eq(dataExport.id, id), isNull(dataExport.fileKey)))

/**
 * The reader of a link to the file: the session that asked for it. So a new password ends the links of a stolen session
 * too.
 */
export const readerOf = ({ sessionId }: { sessionId: number }) => `sesion-${sessionId}` as const

/** Whether the reader of a signed link may download the file: its owner, until the file or the session expires. */
export async function isOwnExport(db: Handle, { key, reader, now }: { key: string; reader: string; now: Date }) {
  const sessionId = Number(/^sesion-(\d+)$/.exec(reader)?.[1] ?? 0)
  const found = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(dataExport, eq(dataExport.accountId, session.accountId))
    .where(
      and(
        eq(session.id, sessionId),
        gt(session.expiresAt, now),
        eq(dataExport.fileKey, key),
        gt(dataExport.expiresAt, now),
      ),
    )
  return found.length > 0
}
