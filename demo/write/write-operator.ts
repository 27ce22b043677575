import { ROLE_OPERATOR } from '#contract/constants.ts'
import { account, operator } from '#server/database/schema/schema.ts'
import { encryptTotpSecret } from '#server/encryption/totp-secret.ts'
import { DEMO_OPERATOR_EMAIL, DEMO_TOTP_SECRET } from '../emails.ts'
import type { Writing } from './write-accounts.ts'

/** Writes the operator of the demo data. README.md publishes its password and its secret, so it signs in on this machine alone. */
export async function writeOperator({ tx, cipher, today }: Writing, passwordHash: string): Promise<void> {
  const values = { email: DEMO_OPERATOR_EMAIL, role: ROLE_OPERATOR, passwordHash, createdAt: new Date(today) }
  const rows = await tx.insert(account).values(values).returning({ id: account.id })
  for (const { id } of rows) {
    const secret = encryptTotpSecret(cipher, id, DEMO_TOTP_SECRET)
    await tx.insert(operator).values({ accountId: id, ...secret, isDemo: true })
  }
}
