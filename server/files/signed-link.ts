import { SIGNED_LINK_SECONDS } from '#contract/constants.ts'
import type { Clock } from '#server/clock.ts'
import { createSigner } from '#server/encryption/signer.ts'
import type { LinkVerdict, Reader } from './files.ts'

/** The names are Spanish because users see them in URLs. */
export const NAME_PARAMETER = 'nombre'
export const READER_PARAMETER = 'lector'
const EXPIRY_PARAMETER = 'caduca'
const SIGNATURE_PARAMETER = 'firma'

export interface LinkSigner {
  /** The query of a link to `key` for five minutes. A `name` that is not empty becomes the name of the download. */
  sign(key: string, name: string, reader?: Reader): URLSearchParams
  check(key: string, query: URLSearchParams): LinkVerdict
}

/** Signs and checks links. */
export function createLinkSigner(secret: string | Uint8Array, clock: Clock): LinkSigner {
  const signer = createSigner(secret, 'file links')
  const nowInSeconds = () => Math.floor(clock.now().getTime() / 1000)

  return {
    sign(key, name, reader: Reader | '' = '') {
      const expires = String(nowInSeconds() + SIGNED_LINK_SECONDS)
      const query = new URLSearchParams({ [EXPIRY_PARAMETER]: expires })
      if (name) query.set(NAME_PARAMETER, name)
      if (reader) query.set(READER_PARAMETER, reader)
      query.set(SIGNATURE_PARAMETER, signer.sign([key, expires, name, reader]))
      return query
    },

    check(key, query) {
      const expires = onlyValue(query, EXPIRY_PARAMETER)
      const name = valueOrEmpty(query, NAME_PARAMETER)
      const reader = valueOrEmpty(query, READER_PARAMETER)
      const signature = onlyValue(query, SIGNATURE_PARAMETER)
      if (expires === null || name === null || reader === null || signature === null) return 'invalid'
      if (!signer.isSigned(signature, [key, expires, name, reader])) return 'invalid'
      // Only a link with a valid signature learns that it has expired.
      return Number(expires) > nowInSeconds() ? 'valid' : 'expired'
    },
  }
}

const valueOrEmpty = (query: URLSearchParams, parameter: string): string | null =>
  query.has(parameter) ? onlyValue(query, parameter) : ''

/** A parameter that occurs twice counts as missing, since other programs could use the other value. */
function onlyValue(query: URLSearchParams, parameter: string): string | null {
  const values = query.getAll(parameter)
  return values.length === 1 ? (values[0] ?? null) : null
}
