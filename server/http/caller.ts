import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { dayInMadrid } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'
import { prepareOnce } from '#server/database/prepare-once.ts'
import { markUsed } from '#server/database/queries/mark-used.ts'
import { readsApplicants, suspendedReadsSince } from './reads-applicants.ts'
import { account, candidate, company, session } from '#server/database/schema/schema.ts'

export interface SessionStart {
  accountId: number
  now: Date
  /** The header User-Agent of the browser. */
  userAgent?: string
  hasSecondFactor?: boolean
  stayId?: number | undefined
}

const HOUR = 3_600_000
/** A session ends when it is not used for so long, and after the longest time in any case. */
const usual = { idle: 12 * HOUR, longest: 30 * 24 * HOUR }
const ofOperators = { idle: HOUR / 2, longest: 12 * HOUR }
// The last use of a session is saved at most this often, so that not every read causes a write.
const SEEN_STEP = HOUR / 12
const USER_AGENT_MAX = 400

/** Only the hash of a token is stored, so that a stolen table gives no access. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The row of a session that starts now. */
export const newSession = (
  token: string,
  { accountId, now, userAgent = '', hasSecondFactor = false, stayId }: SessionStart,
) => ({
  tokenHash: hashToken(token),
  accountId,
  userAgent: userAgent.slice(0, USER_AGENT_MAX),
  createdAt: now,
  lastSeenAt: now,
  hasSecondFactor,
  stayId,
  expiresAt: sessionEnd(now, { createdAt: now, hasSecondFactor }),
})

/** The end of a session that is used now. Those with a second factor are shorter: they can read and change everybody's data. */
function sessionEnd(now: Date, { createdAt, hasSecondFactor }: { createdAt: Date; hasSecondFactor: boolean }): Date {
  const { idle, longest } = hasSecondFactor ? ofOperators : usual
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + longest))
}

/** The token of `Authorization: Bearer …`. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +([\w-]{20,100})$/i.exec(header ?? '')?.[1]

const callerByToken = prepareOnce((db) =>
  db
    .select({
      tokenHash: session.tokenHash,
      accountId: session.accountId,
      sessionId: session.id,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      /** Whether the session was opened with a second factor. */
      hasSecondFactor: session.hasSecondFactor,
      role: account.role,
      /** Whether the account has confirmed its e-mail. */
      isConfirmed: account.isConfirmed,
      candidateId: candidate.id,
      companyId: company.id,
      /** False where its company is suspended and may not read applicants. */
      readsApplicants: sql<boolean>`coalesce(${readsApplicants(sql.placeholder('suspendedSince'))}, true)`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(candidate, eq(candidate.accountId, account.id))
    .leftJoin(company, eq(company.accountId, account.id))
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), gt(session.expiresAt, sql.placeholder('now')))),
)

type Row = Awaited<ReturnType<ReturnType<typeof callerByToken>['execute']>>[number]

/** The account that makes a call. The role is null until it is chosen, an id until the profile is created. */
export type Caller = Omit<Row, 'createdAt' | 'lastSeenAt'>

/** The caller of a token; null if it is unknown, expired or revoked. Each use extends the session. */
export async function findCaller(db: Handle, { token, now }: { token: string; now: Date }): Promise<Caller | null> {
  const [row] = await callerByToken(db).execute({
    tokenHash: hashToken(token),
    now,
    suspendedSince: suspendedReadsSince(now),
  })
  if (!row) return null
  const { createdAt, lastSeenAt, ...caller } = row
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_STEP) {
    // The session names the day that was kept last.
    if (dayInMadrid(now) !== dayInMadrid(lastSeenAt)) await markUsed(db, row.accountId, now)
    const used = { lastSeenAt: now, expiresAt: sessionEnd(now, row) }
    await db.update(session).set(used).where(eq(session.tokenHash, row.tokenHash))
  }
  return caller
}
