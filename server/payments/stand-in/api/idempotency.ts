import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Handle } from '#server/database/open.ts'
import { standInAnswer } from '#server/database/schema/schema.ts'
import type { StandIn } from '../stand-in.ts'
import { StripeFault } from './stripe-error.ts'

const KEPT_MS = 24 * 3_600_000

interface Keyed {
  key: string | undefined
  /** Path and parameters as received. */
  asked: string
  answer: (tx: Handle) => Promise<object>
}

interface Answer {
  status: ContentfulStatusCode
  body: object
}

/**
 * A repeated key gets the first answer again, also if that was an error. The key is refused for another request, or
 * while the first request still runs.
 */
export async function answerOnce({ db, clock }: StandIn, { key, asked, answer }: Keyed): Promise<Answer> {
  if (!key) return { status: 200, body: await db.transaction(answer) }
  const fingerprint = createHash('sha256').update(asked).digest('hex')
  return db.transaction(async (tx) => {
    await requireAlone(tx, key)
    const [first] = await tx.select().from(standInAnswer).where(eq(standInAnswer.key, key))
    if (first) return repeat(first, fingerprint)
    const given = await answer(tx).then((body): Answer => ({ status: 200, body }), refusalOf)
    await tx.insert(standInAnswer).values({ key, fingerprint, ...given, createdAt: clock.now() })
    return given
  })
}

function refusalOf(error: unknown): Answer {
  if (!(error instanceof StripeFault)) throw error
  return { status: error.status, body: error.body }
}

// 53 identifies this use of advisory locks; no other use may have the same number.
async function requireAlone(tx: Handle, key: string): Promise<void> {
  const { rows } = await tx.execute<{ alone: boolean }>(
    sql`select pg_try_advisory_xact_lock(53, hashtext(${key})) as alone`,
  )
  if (rows[0]?.alone) return
  throw new StripeFault({
    status: 409,
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotency-Key.',
  })
}

function repeat(first: typeof standInAnswer.$inferSelect, fingerprint: string): Answer {
  if (first.fingerprint === fingerprint) return { status: first.status, body: first.body } as Answer
  throw new StripeFault({
    status: 400,
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      'Try using a key other than the one you meant to execute a different request.',
  })
}

/** As at Stripe, a key can be used again after a day. */
export const forgetAnswers = ({ db, clock }: StandIn) =>
  db.delete(standInAnswer).where(lt(standInAnswer.createdAt, new Date(clock.now().getTime() - KEPT_MS)))
