import { forgetPerson } from '#web/tab-storage/forget-person.ts'
import { tokenEntry } from '#web/tab-storage/token.ts'

/** How a session ended without a word from its user: the server refused it, or another tab signed out. */
export type SessionEnd = 'refused' | 'elsewhere'

export interface Session {
  /** False until the stored token has been read; before that nobody is signed in or out. */
  initialised: boolean
  token: string | null
  end: SessionEnd | null
}

const unread: Session = { initialised: false, token: null, end: null }

let session = unread
const listeners = new Set<() => void>()

const become = (next: Session): void => {
  session = next
  for (const listener of listeners) listener()
}

export const getSession = (): Session => session

/** What the server renders, and the browser until it has hydrated. */
export const getUnreadSession = (): Session => unread

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null also where the browser forbids storage: there the session lasts as long as the page does. */
export const findStoredToken = tokenEntry.read

/** The token has been read, once, at start. A session that began meanwhile stays. */
export function initialise(token: string | null): void {
  if (session.initialised) return
  if (token) tokenEntry.write(token)
  become({ initialised: true, token, end: null })
}

/** Signs in: after login and after sign-up. */
export function saveToken(token: string): void {
  tokenEntry.write(token)
  become({ initialised: true, token, end: null })
}

/** Signs out. */
export function removeToken(): void {
  tokenEntry.remove()
  become({ initialised: true, token: null, end: null })
}

/** This token is worth nothing any more. News of an older token says nothing about the present one. */
export function endSession(token: string, end: SessionEnd): void {
  if (session.token !== token) return
  tokenEntry.remove()
  // The user signed out in another tab. After a refusal the same user may sign in again and go on with the same form.
  if (end === 'elsewhere') forgetPerson()
  become({ initialised: true, token: null, end })
}

/** The visitor has been led to sign in. */
export function acknowledgeEnd(): void {
  if (session.end) become({ ...session, end: null })
}
