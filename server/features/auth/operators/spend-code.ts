import { eq } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { operator } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import type { Cipher } from '#server/encryption/cipher.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry, type RateLimits } from '#server/http/limits/rate-limit.ts'
import { decryptTotpSecret } from '#server/encryption/totp-secret.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { findStep } from './totp.ts'

type Context = Pick<ApiContext, 'cipher' | 'clock' | 'isLocalCall'>

interface Given {
  accountId: number
  code: string | undefined
}

/** Uses one try of the account. Codes are short: without a limit somebody with the password could guess one. */
export async function spendCodeTry({ secondFactor }: RateLimits, { accountId, code }: Given): Promise<void> {
  if (!code) throw new AppError('second_factor_required')
  await spendTry(secondFactor, accountId)
}

/** Accepts a code of the operator's device, or a recovery code, once. */
export async function spendCode(tx: Tx, context: Context, { accountId, code = '' }: Given): Promise<void> {
  const { cipher, clock, isLocalCall } = context
  // Of two uses of one code at the same time, the second waits and finds the code used.
  const [row] = await tx.select().from(operator).where(eq(operator.accountId, accountId)).for('update')
  if (!row || row.disabledAt || (row.isDemo && !isLocalCall)) throw new AppError('operator_disabled')
  const step = stepOf(cipher, row, { code, now: clock.now() })
  if (step === null && (await spendRecoveryCode(tx, accountId, code))) return
  if (step === null || step <= row.lastStep) throw new AppError('second_factor_wrong')
  await tx.update(operator).set({ lastStep: step }).where(eq(operator.accountId, accountId))
}

function stepOf(
  cipher: Cipher,
  row: typeof operator.$inferSelect,
  { code, now }: { code: string; now: Date },
): number | null {
  const secret = decryptTotpSecret(cipher, row)
  if (secret === null) throw new AppError('operator_disabled')
  return findStep(secret, code.replaceAll(/\s/g, ''), now)
}
