import { data, replace } from 'react-router'
import { hasStatus } from './api-error.ts'

/**
 * For loaders: `api.offers.getOffer({ id }).catch(showNotFound)`. After a 404 the server renders the not-found page with
 * status 404, and the browser goes to /pagina-no-encontrada. Other errors are thrown again.
 */
export function showNotFound(error: unknown): never {
  if (!hasStatus(error, 404)) throw error
  return leaveToNotFound()
}

/** For loaders: the same for an address that cannot exist. */
export function leaveToNotFound(): never {
  if (import.meta.env.SSR) throw data(null, { status: 404 })
  throw replace('/pagina-no-encontrada')
}
