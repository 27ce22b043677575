import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { RECOVERY_CODES } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { recoveryCode } from '#server/database/schema/schema.ts'
import { hashToken } from '#server/http/caller.ts'

// 32 characters, without those that look alike. 16 of them are 80 bits: nobody can guess a code, or find it from its hash.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 16

const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** People type it with or without hyphens, spaces and capitals. */
const hashOf = (code: string): Buffer => hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** Makes new codes. The older ones are no longer valid. */
export async function replaceRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await tx.insert(recoveryCode).values(codes.map((code) => ({ accountId, codeHash: hashOf(code) })))
  return codes
}

/** Uses a code. Returns false for an unknown or used code. */
export async function spendRecoveryCode(tx: Tx, accountId: number, code: string): Promise<boolean> {
  const isThis = and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, hashOf(code)))
  const { rowCount } = await tx.delete(recoveryCode).where(isThis)
  return rowCount === 1
}
