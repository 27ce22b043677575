import { SIGNED_LINK_SECONDS } from '#contract/constants.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createSigner } from '#server/platform/signer.ts'
import type { LinkVerdict } from './files.ts'

/** The names are Spanish because users see them in URLs. */
export const NAME_PARAMETER = 'nombre'
export const APPLICATION_PARAMETER = 'candidatura'
const EXPIRY_PARAMETER = 'caduca'
const SIGNATURE_PARAMETER = 'firma'

export interface LinkSigner {
  /** The query of a link to `key` for five minutes. A `name` that is not empty becomes the name of the download. */
  sign(key: string, name: string, applicationId?: number): URLSearchParams
  check(key: string, query: URLSearchParams): LinkVerdict
}

/** Signs and checks links. */
export function createLinkSigner(secret: string | Uint8Array, clock: Clock): LinkSigner {
  const signer = createSigner(secret, 'file links')
  const nowInSeconds = () => Math.floor(clock.now().getTime() / 1000)

  return {
    sign(key, name, applicationId) {
      const expires = String(nowInSeconds() + SIGNED_LINK_SECONDS)
      const query = new URLSearchParams({ [EXPIRY_PARAMETER]: expires })
      const application = applicationId === undefined ? '' : String(applicationId)
      if (name) query.set(NAME_PARAMETER, name)
      if (application) query.set(APPLICATION_PARAMETER, application)
      query.set(SIGNATURE_PARAMETER, signer.sign([key, expires, name, application]))
      return query
    },

    check(key, query) {
      const expires = onlyValue(query, EXPIRY_PARAMETER)
      const name = valueOrEmpty(query, NAME_PARAMETER)
      const application = valueOrEmpty(query, APPLICATION_PARAMETER)
      const signature = onlyValue(query, SIGNATURE_PARAMETER)
      if (expires === null || name === null || application === null || signature === null) return 'invalid'
      if (!signer.isSigned(signature, [key, expires, name, application])) return 'invalid'
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
