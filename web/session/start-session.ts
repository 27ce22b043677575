import { renewSession } from '#web/api/renew-session.ts'
import { askOtherTabs, followOtherTabs } from './other-tabs.ts'
import { keptOwner } from '#web/tab-storage/kept-session.ts'
import { sessionOwner } from '#web/tab-storage/session-owner.ts'
import { findStoredToken, getSession, initialise, subscribe } from '#web/tab-storage/session-store.ts'

/** Reads the session once: from this tab's storage, else from another tab, else from the cookie that keeps it. */
export async function startSession(): Promise<void> {
  followOtherTabs()
  initialise(findStoredToken() ?? (await askOtherTabs()) ?? (await reopenKept()))
}

async function reopenKept(): Promise<string | null> {
  const token = await renewSession()
  const owner = keptOwner.read()
  if (token && owner) sessionOwner.write(owner)
  return token
}

/** For guards: resolves as soon as the stored token has been read. */
export function sessionRead(): Promise<void> {
  if (getSession().initialised) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!getSession().initialised) return
      stop()
      resolve()
    })
  })
}
