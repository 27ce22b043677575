import { removeCompanyFormData } from './company-form-data.ts'
import { removeDrafts } from './drafts.ts'

const TOKEN_KEY = 'accessToken'

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

/** What the tab has kept; null also where the browser forbids storage. */
export function findStoredToken(): string | null {
  try {
    return sessionStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

function store(token: string | null): void {
  try {
    if (token) sessionStorage.setItem(TOKEN_KEY, token)
    else sessionStorage.removeItem(TOKEN_KEY)
  } catch {
    // Without storage the session lasts as long as the page does.
  }
}

/** The token has been read, once, at start. A session that began meanwhile stays. */
export function initialise(token: string | null): void {
  if (session.initialised) return
  if (token) store(token)
  become({ initialised: true, token, end: null })
}

/** Signs in: after login and after sign-up. */
export function saveToken(token: string): void {
  store(token)
  become({ initialised: true, token, end: null })
}

/** Signs out. */
export function removeToken(): void {
  store(null)
  become({ initialised: true, token: null, end: null })
}

/** This token is worth nothing any more. News of an older token says nothing about the present one. */
export function endSession(token: string, end: SessionEnd): void {
  if (session.token !== token) return
  store(null)
  // Its user left by another tab; a session that was refused may be resumed with what was being typed.
  if (end === 'elsewhere') {
    removeDrafts()
    removeCompanyFormData()
  }
  become({ initialised: true, token: null, end })
}

/** The visitor has been led to sign in. */
export function acknowledgeEnd(): void {
  if (session.end) become({ ...session, end: null })
}
