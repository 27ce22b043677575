import { createHash } from 'node:crypto'
import { type RateLimit, type RateLimits, requireTriesLeft, spendTry } from '#server/http/limits/rate-limit.ts'

const FIRST_WAIT_SECONDS = 15 * 60
const LONGEST_WAIT_SECONDS = 60 * 60

interface Visitor {
  /** In lower case, as the database writes it. */
  email: string
  address: string
  /** The id of a known device of the account. */
  device: string | undefined
}

/** E-mails are stored as hashes. */
const emailKeyOf = (email: string): string => createHash('sha256').update(email).digest('base64url')

export interface Tries {
  /** Refuses if none is left, without using one. */
  requireOne(): Promise<void>
  /** Uses one before the password is checked: of simultaneous tries only those that are left pass. */
  spend(): Promise<void>
  /** Returns the one used, after a right password. */
  giveBack(): Promise<void>
  /** After a wrong password. The last one for an e-mail makes the next wait longer: 15, 30, then 60 minutes. */
  keep(): Promise<void>
}

/** The tries of a visitor to sign in. It makes no difference whether the e-mail has an account. */
export function triesOf(limits: RateLimits, { email, address, device }: Visitor): Tries {
  const emailKey = emailKeyOf(email)
  const counted: [RateLimit, string][] = device
    ? [[limits.signInByDevice, device]]
    : [
        [limits.signInByAddress, address],
        [limits.signInByEmail, emailKey],
      ]
  let ofEmail = 0

  return {
    async requireOne() {
      for (const [limit, key] of counted) await requireTriesLeft(limit, key)
    },
    async spend() {
      for (const [limit, key] of counted) {
        const spent = await spendTry(limit, key)
        if (limit === limits.signInByEmail) ofEmail = spent
      }
    },
    async giveBack() {
      for (const [limit, key] of counted) await limit.reward(key)
    },
    async keep() {
      if (ofEmail < limits.signInByEmail.points) return
      const { consumedPoints: times } = await limits.signInWaits.penalty(emailKey)
      await limits.signInByEmail.block(emailKey, Math.min(FIRST_WAIT_SECONDS * 2 ** (times - 1), LONGEST_WAIT_SECONDS))
    },
  }
}

/** After a new password: the wrong ones before it no longer count. */
export async function forgetTries({ signInByEmail, signInWaits }: RateLimits, email: string): Promise<void> {
  const key = emailKeyOf(email)
  await Promise.all([signInByEmail.delete(key), signInWaits.delete(key)])
}
