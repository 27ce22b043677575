import { data } from 'react-router'

/**
 * For loaders: shows the not-found page. The server answers it with status 404, and the browser goes on to /pagina-no-encontrada. A
 * redirect would replace the page before it in the history.
 */
export function leaveToNotFound(): never {
  throw data(null, { status: 404 })
}
