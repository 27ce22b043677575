import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { OPERATOR_SETUP_HOURS, ROLE_OPERATOR } from '#contract/constants.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { recordAct, type Act } from '#server/domain/operators/record-act.ts'
import { account, operator, session } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { commandTexts } from './texts.ts'
import { hashPassword } from '../password.ts'
import { openInvitation, openSetup } from './setup-link.ts'
import { spendCode, spendCodeTry } from './spend-code.ts'

type Context = Pick<Deps, 'db' | 'clock'> & { env: Pick<Deps['env'], 'baseUrl'> }

/**
 * Makes an operator, or a new link for one, which can be given by its account number too. Returns the link, with which the person
 * chooses a password and sets up the device.
 */
export async function createOperator({ db, clock, env }: Context, given: string): Promise<string> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + OPERATOR_SETUP_HOURS * 3_600_000)
  const token = await db.transaction(async (tx) =>
    openSetup(tx, await addOperator(tx, null, { given, now }), expiresAt),
  )
  return `${env.baseUrl}/gestion/alta#token=${token}`
}

/** Makes an operator by another one, whose device gives the code: a stolen session must not make one that outlives it. The link is mailed. */
export async function inviteOperator(context: ApiContext, given: Record<'email' | 'reason' | 'code', string>) {
  const { db, clock, jobs, limits } = context
  const own = { accountId: requireCaller(context).accountId, code: given.code }
  const now = clock.now()
  await spendCodeTry(limits, own)
  await db.transaction(async (tx) => {
    await spendCode(tx, context, own)
    const accountId = await addOperator(tx, own.accountId, { given: given.email, reason: given.reason, now })
    // The mail has a token of its own. Until then no link is valid.
    const isNew = await openInvitation(tx, accountId, { token: randomUUID(), now })
    if (!isNew) throw new AppError('operator_at_shell')
    await jobs.enqueue(tx, 'operator-invited', { accountId })
  })
  await limits.secondFactor.delete(own.accountId)
}

/** Finds the operator or makes it, and records that. Returns its account. */
async function addOperator(tx: Tx, by: number | null, act: Pick<Act, 'now' | 'reason'> & { given: string }) {
  const { given, ...kept } = act
  const found = await findOperator(tx, given)
  const subjectId = found?.id ?? (await insertOperator(tx, given, act.now))
  await recordAct(tx, by, { kind: 'create-operator', subjectId, ...kept })
  return subjectId
}

/** Ends the sessions of an operator and its links. Nothing signs it in until a new link has set it up again. Returns its e-mail. */
export async function disableOperator({ db, clock }: Pick<Context, 'db' | 'clock'>, given: string): Promise<string> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const found = await findOperator(tx, given)
    if (!found) throw new Error(commandTexts.noOperator(given))
    const { id: accountId, email } = found
    const closed = { disabledAt: now, setupTokenHash: null, setupExpiresAt: null }
    const isEnabled = and(eq(operator.accountId, accountId), isNull(operator.disabledAt))
    const { rowCount } = await tx.update(operator).set(closed).where(isEnabled)
    if (rowCount === 0) return email
    await tx.delete(session).where(eq(session.accountId, accountId))
    await recordAct(tx, null, { kind: 'disable-operator', now, subjectId: accountId })
    return email
  })
}

/** All operators, by e-mail. */
export const listOperators = (db: Handle) =>
  db
    .select({
      id: account.id,
      email: account.email,
      disabledAt: operator.disabledAt,
      hasDevice: sql<boolean>`${operator.totpSecret} is not null`,
      linkUntil: operator.setupExpiresAt,
    })
    .from(operator)
    .innerJoin(account, eq(account.id, operator.accountId))
    .orderBy(account.email)

/** Whether it is the number of an account. Otherwise it is an e-mail. */
export const isAccountNumber = (given: string): boolean => /^\d+$/.test(given)

async function findOperator(tx: Tx, given: string) {
  const isThis = isAccountNumber(given)
    ? eq(sql`${operator.accountId}::text`, given)
    : eq(sql`lower(${account.email})`, sql`lower(${given}::text)`)
  const [row] = await tx
    .select({ id: account.id, email: account.email })
    .from(account)
    .innerJoin(operator, eq(operator.accountId, account.id))
    .where(isThis)
  return row
}

async function insertOperator(tx: Tx, email: string, createdAt: Date) {
  if (isAccountNumber(email)) throw new Error(commandTexts.noOperator(email))
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const [row] = await tx
    .insert(account)
    .values({ email, passwordHash, createdAt, role: ROLE_OPERATOR })
    .onConflictDoNothing()
    .returning({ id: account.id })
  if (!row) throw new AppError('email_taken')
  await tx.insert(operator).values({ accountId: row.id })
  return row.id
}
