import { data } from 'react-router'
import { hasStatus } from './api-error.ts'

/**
 * For loaders: `api.offers.getOffer({ id }).catch(showNotFound)`. A 404 shows the not-found page: the server answers it
 * with status 404, and the browser goes on to /pagina-no-encontrada. Other errors are thrown again.
 */
export function showNotFound(error: unknown): never {
  if (!hasStatus(error, 404)) throw error
  return leaveToNotFound()
}

/** For loaders: the same for an address that cannot exist. A redirect would replace the page before it in the history. */
export function leaveToNotFound(): never {
  throw data(null, { status: 404 })
}
