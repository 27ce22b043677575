import { data, replace } from 'react-router'
import { hasStatus } from './api-error.ts'

/**
 * For loaders, `api.offers.getOffer({ id }).catch(showNotFound)`: what does not exist is the not-found page with status
 * 404 on the server, and /pagina-no-encontrada in the browser. Other errors go on.
 */
export function showNotFound(error: unknown): never {
  if (!hasStatus(error, 404)) throw error
  return leaveToNotFound()
}

/** For loaders: the same where the address itself says that there is nothing. */
export function leaveToNotFound(): never {
  if (import.meta.env.SSR) throw data(null, { status: 404 })
  throw replace('/pagina-no-encontrada')
}
