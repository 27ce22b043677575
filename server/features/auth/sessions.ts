import { randomBytes } from 'node:crypto'
import { eq, lte } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { session } from '#server/database/schema/schema.ts'
import { newSession, type SessionStart } from '#server/http/caller.ts'

/** Opens a session and returns its token: 256 random bits that only the browser keeps. */
export async function openSession(db: Handle, start: SessionStart): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(session).values(newSession(token, start))
  return token
}

export async function closeSession(db: Handle, tokenHash: Buffer): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash))
}

/** Deletes expired sessions. */
export const sweepSessions = (db: Handle, now: Date) => db.delete(session).where(lte(session.expiresAt, now))
