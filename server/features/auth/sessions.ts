import { randomBytes } from 'node:crypto'
import { eq, lte, or } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { session } from '#server/database/schema/schema.ts'
import { newSession, type SessionStart } from '#server/http/caller.ts'

/** Opens a session and returns its token: 256 random bits that only the browser keeps. */
export async function openSession(db: Handle, start: SessionStart): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(session).values(newSession(token, start))
  return token
}

/** Signs out: also ends the device that stayed signed in, and with it its other sessions. */
export async function closeSession(db: Handle, tokenHash: Buffer): Promise<void> {
  const isThis = eq(session.tokenHash, tokenHash)
  const stayId = db.select({ id: session.stayId }).from(session).where(isThis)
  await db.delete(session).where(or(isThis, eq(session.id, stayId)))
}

/** Deletes expired sessions. */
export const sweepSessions = (db: Handle, now: Date) => db.delete(session).where(lte(session.expiresAt, now))
