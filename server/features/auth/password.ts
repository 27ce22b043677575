import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_MAX } from '#contract/constants.ts'
import { AppError } from '#server/platform/errors.ts'
import { commonPasswords } from './common-passwords.ts'

// The package's defaults are argon2id with OWASP's parameters: 19 MiB, 2 passes, 1 lane.
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Whether the password belongs to the hash. Without a hash it takes as long, so that nobody can measure which e-mails have accounts. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoyHash), password)
  return matches && passwordHash !== null
}

const decoyHash = hashPassword('nobody has this password')

/** Refuses a new password that is too short, very common or equal to the e-mail. No composition rules. */
export function requireGoodPassword(password: string, email: string, minLength: number): void {
  if (password.length < minLength || password.length > PASSWORD_MAX) throw new AppError('password_short')
  const plain = password.toLowerCase()
  if (plain === email.toLowerCase() || commonPasswords.has(plain)) throw new AppError('password_common')
}
