import { requireTriesLeft } from '#server/http/limits/rate-limit.ts'
import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { ROLE_OPERATOR } from '#contract/constants.ts'
import { dayInWords } from '#contract/values/spanish/day.ts'
import type { Handle } from '#server/database/open.ts'
import { markUsed } from '#server/database/queries/mark-used.ts'
import { account } from '#server/database/schema/schema.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { accountDisabled, accountLeaving } from '#server/texts.ts'
import { findDeletion, type Deletion } from '../deletion/queries.ts'
import { hashInTurn } from '../hash-queue.ts'
import { spendCodeTry, spendCode } from '../operators/spend-code.ts'
import { findDevice, rememberDevice, sendsDevices } from './known-device.ts'
import { passwordMatches } from '../password.ts'
import { openSession } from '../sessions.ts'
import { openStay } from '../stay/open-stay.ts'
import { clearStay } from '../stay/stay-cookie.ts'
import { triesOf } from './sign-in-tries.ts'

interface Given {
  email: string
  password: string
  /** Of an operator's second factor. */
  code: string | undefined
  /** Whether new tabs of this browser open the account for 30 days. */
  stays: boolean | undefined
}

/** Returns a session token, or logs why not. */
export async function signIn(context: ApiContext, given: Given, signal?: AbortSignal): Promise<string> {
  try {
    return await checkAndOpen(context, given, signal)
  } catch (error) {
    if (error instanceof AppError) logRefusal(context, { email: given.email, code: error.code })
    throw error
  }
}

/** Never the e-mail or the password: people type one in the place of the other. */
function logRefusal(
  { log, appSecret, address, requestId }: ApiContext,
  { email, code }: { email: string; code: string },
) {
  const hash = createHmac('sha256', appSecret).update(`sign-in ${email.toLowerCase()}`).digest('base64url').slice(0, 16)
  log.warn({ account: hash, address, code, requestId }, 'a sign-in was refused')
}

const DEMO = /@demo\.example$/i

/** Only failed tries count towards the limits. */
async function checkAndOpen(
  context: ApiContext,
  { email, password, code, stays }: Given,
  signal?: AbortSignal,
): Promise<string> {
  const { db, limits, address, env } = context
  // Everybody can read their passwords. Nobody else can own an e-mail of «.example».
  if (!env.isLocal && DEMO.test(email)) throw new AppError('demo_account')
  // A refused address costs no query, unless its browser may be a known device.
  if (!sendsDevices(context)) await requireTriesLeft(limits.signInByAddress, address)
  const found = await findAccount(db, email)
  const device = found.id === null ? undefined : findDevice(context, found.id)
  const tries = triesOf(limits, { email: found.email, address, device })
  await tries.requireOne()
  const check = async () => {
    await tries.spend()
    return passwordMatches(password, found.passwordHash)
  }
  const isRight = await hashInTurn(device ? 'known' : 'unknown', check, signal)
  if (!isRight || found.id === null) {
    await tries.keep()
    throw new AppError('bad_credentials')
  }
  await tries.giveBack()
  const checked = { id: found.id, passwordHash: found.passwordHash, code, stays }
  const session = await (found.role === ROLE_OPERATOR ? openWithCode : openIfUnchanged)(context, checked)
  rememberDevice(context, found.id)
  // The browser may keep the session of somebody else who signed in here before.
  if (!stays) clearStay(context)
  return session
}

const leavingSentence = ({ dueAt, isIdle }: Deletion): string =>
  accountLeaving[isIdle ? 'idle' : 'asked'](dayInWords(dueAt))

type Checked = Pick<Given, 'code' | 'stays'> & { id: number; passwordHash: string | null }

/** Wrong codes have a limit of their own. */
async function openWithCode(context: ApiContext, checked: Checked): Promise<string> {
  const { limits } = context
  await spendCodeTry(limits, { accountId: checked.id, code: checked.code })
  const session = await openIfUnchanged(context, checked)
  await limits.secondFactor.delete(checked.id)
  return session
}

/**
 * Opens a session, unless the password was changed while it was checked: that ends all sessions, this one included. Nor does an
 * account get one that is being deleted, or that an operator has disabled.
 */
const openIfUnchanged = (context: ApiContext, { id, passwordHash, code, stays }: Checked): Promise<string> =>
  context.db.transaction(async (tx) => {
    const { clock, userAgent, env } = context
    // Sign-ins at the same time run one after the other, because each may write the row.
    const row = await lockAccount(tx, id)
    if (row?.passwordHash !== passwordHash) throw new AppError('bad_credentials')
    if (row.disabledAt) throw new AppError('account_disabled', { sentence: accountDisabled(env.brand.email) })
    const deletion = await findDeletion(tx, id)
    if (deletion) throw new AppError('account_leaving', { sentence: leavingSentence(deletion) })
    const hasSecondFactor = row.role === ROLE_OPERATOR
    if (hasSecondFactor) await spendCode(tx, context, { accountId: id, code })
    // An operator's browser that somebody finds open must not show everybody's data.
    if (hasSecondFactor && stays) throw new AppError('forbidden')
    const now = clock.now()
    await markUsed(tx, id, now)
    const stayId = stays ? await openStay(tx, context, id) : undefined
    return openSession(tx, { accountId: id, now, userAgent, hasSecondFactor, stayId })
  })

/** The account that has confirmed an e-mail, if any, and the e-mail in lower case as the database writes it. */
export async function findAccount(db: Handle, email: string) {
  const asked = sql`lower(${email}::text)`
  const [row] = await db
    .select({ email: sql<string>`asked.email`, id: account.id, role: account.role, passwordHash: account.passwordHash })
    .from(sql`(select ${asked} as email) as asked`)
    .leftJoin(account, and(eq(sql`lower(${account.email})`, sql`asked.email`), account.isConfirmed))
  if (!row) throw new Error('select returned no row')
  return row
}
