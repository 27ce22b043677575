import { hash, verify } from '@node-rs/argon2'

// The package's defaults are argon2id with OWASP's parameters: 19 MiB, 2 passes, 1 lane.
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'))

/** Whether the password belongs to the hash. Without a hash it takes as long, so that nobody can measure which e-mails have accounts. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  const checked = passwordHash ?? (await decoyHash)
  // Hashes from before passwords were normalised belong to what was typed.
  for (const written of new Set([password.normalize('NFC'), password])) {
    if (await verify(checked, written)) return passwordHash !== null
  }
  return false
}

const decoyHash = hashPassword('nobody has this password')
