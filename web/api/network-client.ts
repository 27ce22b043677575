import { keptOwner } from '#web/tab-storage/kept-session.ts'
import { sessionOwner } from '#web/tab-storage/session-owner.ts'
import { endSession, getSession, saveToken } from '#web/tab-storage/session-store.ts'
import { createApiClient } from './api-client.ts'
import { hasStatus } from './api-error.ts'
import browserContract from './contract.json' with { type: 'json' }
import { renewSession } from './renew-session.ts'
import { sendWithProgress } from './send-with-progress.ts'

type Path = readonly string[]
type Access = Record<string, Record<string, { '~orpc': { meta: { access: string } } } | undefined> | undefined>

const isPrivate = ([feature = '', name = '']: Path): boolean =>
  (browserContract as Access)[feature]?.[name]?.['~orpc'].meta.access !== 'public'

// A wrong password is a 401 too, but the session is still valid.
const refusesToken = (error: unknown, path: Path): boolean =>
  isPrivate(path) && hasStatus(error, 401) && error.code !== 'bad_credentials'

async function withSession(call: () => Promise<unknown>, path: Path): Promise<unknown> {
  const { token } = getSession()
  try {
    return await call()
  } catch (error) {
    if (!token || !refusesToken(error, path)) throw error
    // An unsaved form of one account never goes to another that has signed in since.
    const owner = sessionOwner.read()
    const renewed = owner !== null && owner === keptOwner.read() ? await renewSession() : null
    if (!renewed || !owner) {
      endSession(token, 'refused')
      throw error
    }
    saveToken(renewed, owner, true)
    return call()
  }
}

const bearer = (): Record<string, string> => {
  const { token } = getSession()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** The API over the network. It sends the session's token, and ends the session when the server refuses the token. */
export const networkApi = createApiClient({
  origin: () => location.origin,
  fetch: (request, init) => fetch(request, init),
  sendWithProgress,
  headers: bearer,
  around: withSession,
})
