import { forgetPerson } from './forget-person.ts'
import { keptOwner } from './kept-session.ts'
import { sessionOwner } from './session-owner.ts'
import { textEntry } from './tab-entry.ts'

/** Why a session ended although its user did not sign out here: the server refused it, or another tab signed out. */
export type SessionEnd = 'refused' | 'elsewhere'

export interface Session {
  /** False until the stored token has been read. Before that nobody is signed in or out. */
  initialised: boolean
  token: string | null
  end: SessionEnd | null
}

// session-hint.tsx reads the same key before the first paint.
const storedToken = textEntry('accessToken')

const unread: Session = { initialised: false, token: null, end: null }

let session = unread
const listeners = new Set<() => void>()

const setSession = (next: Session): void => {
  session = next
  for (const listener of listeners) listener()
}

export const getSession = (): Session => session

/** The session while rendering on the server, and in the browser until it has hydrated. */
export const getUnreadSession = (): Session => unread

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Also null if the browser forbids storage. Then the session lasts until the page is reloaded. */
export const findStoredToken = storedToken.read

/** Sets the token that was found at start. It does not replace a session that started in the meantime. */
export function initialise(token: string | null): void {
  if (session.initialised) return
  if (token) storedToken.write(token)
  setSession({ initialised: true, token, end: null })
}

/** Signs in: after login and after sign-up. `owner`: the e-mail of the account. `isKept`: the browser keeps the session. */
export function saveToken(token: string, owner?: string, isKept = false): void {
  storedToken.write(token)
  if (isKept && owner) keptOwner.write(owner)
  else keptOwner.remove()
  if (owner === undefined) sessionOwner.remove()
  else sessionOwner.write(owner)
  setSession({ initialised: true, token, end: null })
}

/** Signs out. */
export function removeToken(): void {
  storedToken.remove()
  keptOwner.remove()
  sessionOwner.remove()
  setSession({ initialised: true, token: null, end: null })
}

/** Ends the session of this token. A session with another token continues. */
export function endSession(token: string, end: SessionEnd): void {
  if (session.token !== token) return
  storedToken.remove()
  // After a sign-out in another tab the unsaved values are removed. After a refusal they stay: the same user may sign in again.
  if (end === 'elsewhere') {
    forgetPerson()
    sessionOwner.remove()
  }
  setSession({ initialised: true, token: null, end })
}

/** Call it when the visitor has been sent to the sign-in page. */
export function acknowledgeEnd(): void {
  if (session.end) setSession({ ...session, end: null })
}
