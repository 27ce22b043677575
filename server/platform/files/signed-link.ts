import { SIGNED_LINK_SECONDS } from '#contract/constants.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createSigner } from '#server/platform/signer.ts'
import type { LinkVerdict } from './files.ts'

/** The names are Spanish because users see them in URLs. */
export const NAME_PARAMETER = 'nombre'
const EXPIRY_PARAMETER = 'caduca'
const SIGNATURE_PARAMETER = 'firma'

export interface LinkSigner {
  /** The query of a link to `key` for five minutes. A `name` that is not empty becomes the name of the download. */
  sign(key: string, name: string): URLSearchParams
  check(key: string, query: URLSearchParams): LinkVerdict
}

/** Signs and checks links. */
export function createLinkSigner(secret: string | Uint8Array, clock: Clock): LinkSigner {
  const signer = createSigner(secret, 'file links')
  const nowInSeconds = () => Math.floor(clock.now().getTime() / 1000)

  return {
    sign(key, name) {
      const expires = String(nowInSeconds() + SIGNED_LINK_SECONDS)
      const query = new URLSearchParams({ [EXPIRY_PARAMETER]: expires })
      if (name) query.set(NAME_PARAMETER, name)
      query.set(SIGNATURE_PARAMETER, signer.sign([key, expires, name]))
      return query
    },

    check(key, query) {
      const expires = onlyValue(query, EXPIRY_PARAMETER)
      const name = query.has(NAME_PARAMETER) ? onlyValue(query, NAME_PARAMETER) : ''
      const signature = onlyValue(query, SIGNATURE_PARAMETER)
      if (expires === null || name === null || signature === null) return 'invalid'
      if (!signer.isSigned(signature, [key, expires, name])) return 'invalid'
      // Only a link with a valid signature learns that it has expired.
      return Number(expires) > nowInSeconds() ? 'valid' : 'expired'
    },
  }
}

/** A parameter that occurs twice counts as missing, since other programs could use the other value. */
function onlyValue(query: URLSearchParams, parameter: string): string | null {
  const values = query.getAll(parameter)
  return values.length === 1 ? (values[0] ?? null) : null
}
