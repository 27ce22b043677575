import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { SIGNED_LINK_SECONDS } from '#contract/constants.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { LinkVerdict } from './files.ts'

/** The names stand in URLs, hence Spanish. */
export const NAME_PARAMETER = 'nombre'
const EXPIRY_PARAMETER = 'caduca'
const SIGNATURE_PARAMETER = 'firma'

interface Claim {
  key: string
  expires: string
  name: string
}

export interface LinkSigner {
  /** The query that opens `key` for five minutes, and saves it as `name` where that is not empty. */
  sign(key: string, name: string): URLSearchParams
  check(key: string, query: URLSearchParams): LinkVerdict
}

/** Signs and checks links. Its own key is derived, so that the secret's other uses can't be played against this one. */
export function createLinkSigner(secret: string | Uint8Array, clock: Clock): LinkSigner {
  const signingKey = new Uint8Array(hkdfSync('sha256', secret, '', 'file links', 32))
  const nowInSeconds = () => Math.floor(clock.now().getTime() / 1000)

  // JSON keeps the three apart: no two claims give the same text.
  const signatureOf = ({ key, expires, name }: Claim) =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([key, expires, name]))
      .digest('base64url')

  return {
    sign(key, name) {
      const expires = String(nowInSeconds() + SIGNED_LINK_SECONDS)
      const query = new URLSearchParams({ [EXPIRY_PARAMETER]: expires })
      if (name) query.set(NAME_PARAMETER, name)
      query.set(SIGNATURE_PARAMETER, signatureOf({ key, expires, name }))
      return query
    },

    check(key, query) {
      const expires = onlyValue(query, EXPIRY_PARAMETER)
      const name = query.has(NAME_PARAMETER) ? onlyValue(query, NAME_PARAMETER) : ''
      const signature = onlyValue(query, SIGNATURE_PARAMETER)
      if (expires === null || name === null || signature === null) return 'invalid'
      if (!isSameText(signature, signatureOf({ key, expires, name }))) return 'invalid'
      // Only a link of ours may learn that it is late.
      return Number(expires) > nowInSeconds() ? 'valid' : 'expired'
    },
  }
}

/** A parameter given twice could be read one way here and another elsewhere: it counts as missing. */
function onlyValue(query: URLSearchParams, parameter: string): string | null {
  const values = query.getAll(parameter)
  return values.length === 1 ? (values[0] ?? null) : null
}

function isSameText(given: string, expected: string): boolean {
  const givenBytes = Buffer.from(given)
  const expectedBytes = Buffer.from(expected)
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes)
}
