import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Handle, Tx } from '#server/database/open.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import { account, operator, session } from '#server/database/schema/schema.ts'
import { encryptTotpSecret } from '#server/encryption/totp-secret.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import { hashToken } from '#server/http/caller.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { findDeletion } from '../deletion/queries.ts'
import { requireGoodPassword } from '../good-password/require-good-password.ts'
import { hashInTurn } from '../hash-queue.ts'
import { hashPassword } from '../password.ts'
import { endOldAccess } from '../end-old-access.ts'
import { openSession } from '../sessions.ts'
import { forgetTries } from '../sign-in/sign-in-tries.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { openSetup } from './setup-link.ts'
import { deviceAddress, deviceSecret, findStep } from './totp.ts'
import { spendCodeTry, spendCode } from './spend-code.ts'

// A signed-in operator sets up the device at once.
const RENEWAL_MINUTES = 15

interface Setup {
  token: string
  /** Of the device that the page showed. */
  seed: string
  password: string
  confirmPassword: string
  code: string
}

/** The operator of a link, and a new device for it. */
export async function findSetup({ db, clock, appSecret, env }: ApiContext, token: string) {
  const { email } = await requireSetup(db, token, clock.now())
  const seed = randomBytes(16).toString('base64url')
  const secret = deviceSecret(appSecret, token, seed)
  return { email, seed, secret, address: deviceAddress(secret, { email, issuer: env.brand.name }) }
}

/** Saves password and device of a link's operator, and ends what the old password opened. Returns a session and new recovery codes. */
export async function setUpOperator(context: ApiContext, given: Setup, signal?: AbortSignal) {
  const { db, clock, appSecret, env, limits } = context
  const { token, seed, password, code } = given
  if (password !== given.confirmPassword) throw new AppError('password_mismatch')
  const now = clock.now()
  const { id: accountId, email } = await requireSetup(db, token, now)
  await requireGoodPassword(password, email, env)
  const secret = deviceSecret(appSecret, token, seed)
  const lastStep = findStep(secret, code.replaceAll(/\s/g, ''), now)
  if (lastStep === null) throw new AppError('second_factor_wrong')
  const passwordHash = await hashInTurn('unknown', () => hashPassword(password), signal)
  const made = await db.transaction(async (tx) => {
    // The account is locked first, as by a sign-in. Otherwise the two could block each other.
    await lockAccount(tx, accountId)
    await requireSetup(tx, token, now)
    if (await findDeletion(tx, accountId)) throw new AppError('account_leaving')
    await tx.update(account).set({ passwordHash }).where(eq(account.id, accountId))
    await saveDevice(tx, accountId, { ...encryptTotpSecret(context.cipher, accountId, secret), lastStep })
    await tx.delete(session).where(eq(session.accountId, accountId))
    await endOldAccess(tx, context, accountId)
    const codes = await replaceRecoveryCodes(tx, accountId)
    await recordAct(tx, accountId, { kind: 'set-up-second-factor', now, subjectId: accountId })
    const start = { accountId, now, userAgent: context.userAgent, hasSecondFactor: true }
    return { codes, session: await openSession(tx, start) }
  })
  await Promise.all([forgetTries(limits, email), limits.secondFactor.delete(accountId)])
  return made
}

/** After a code of the present device: a token that sets up another one. The present one is valid until then. */
export async function renewSecondFactor(context: ApiContext, code: string): Promise<string> {
  const { db, clock, limits } = context
  const { accountId } = requireCaller(context)
  const now = clock.now()
  await spendCodeTry(limits, { accountId, code })
  const token = await db.transaction(async (tx) => {
    await spendCode(tx, context, { accountId, code })
    await recordAct(tx, accountId, { kind: 'renew-second-factor', now, subjectId: accountId })
    return openSetup(tx, accountId, new Date(now.getTime() + RENEWAL_MINUTES * 60_000))
  })
  await limits.secondFactor.delete(accountId)
  return token
}

/** The operator of a token. In a transaction its row stays locked, so that of two uses of a link one finds it used. */
async function requireSetup(db: Handle, token: string, now: Date) {
  const [row] = await db
    .select({ id: account.id, email: account.email })
    .from(operator)
    .innerJoin(account, eq(account.id, operator.accountId))
    .where(and(eq(operator.setupTokenHash, hashToken(token)), gt(operator.setupExpiresAt, now)))
    .for('update', { of: operator })
  if (!row) throw new AppError('setup_link_invalid')
  return row
}

type Device = Pick<typeof operator.$inferInsert, 'totpSecret' | 'totpKeyId' | 'lastStep'>

const saveDevice = (tx: Tx, accountId: number, device: Device) =>
  tx
    .update(operator)
    .set({ ...device, setupTokenHash: null, setupExpiresAt: null, disabledAt: null })
    .where(eq(operator.accountId, accountId))
