import { Secret, TOTP } from 'otpauth'
import { createSigner } from '#server/encryption/signer.ts'

const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** A code is accepted one step before and after its own, for clocks that differ. */
const WINDOW_STEPS = 1

/**
 * The secret of the device that a setup link offers with this seed. It is derived, so that nothing is stored before a
 * code proves the device. The seed is random, so an earlier visitor of the link does not know the stored secret.
 */
export function deviceSecret(appSecret: string, setupToken: string, seed: string): string {
  const bytes = Buffer.from(createSigner(appSecret, 'second factor').sign([setupToken, seed]), 'base64url')
  return new Secret({ buffer: new Uint8Array(bytes.subarray(0, SECRET_BYTES)).buffer }).base32
}

/** The address in the QR code, for authenticator apps. */
export const deviceAddress = (secret: string, { email, issuer }: { email: string; issuer: string }): string =>
  new TOTP({ issuer, label: email, secret, period: PERIOD_SECONDS }).toString()

/** The time step of a code that is right now. Null if it is wrong. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = new TOTP({ secret, period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
