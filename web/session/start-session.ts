import { askOtherTabs, followOtherTabs } from './other-tabs.ts'
import { findStoredToken, getSession, initialise, subscribe } from '#web/tab-storage/session-store.ts'

/** Reads the session once: from this tab's storage, or else from another tab. */
export async function startSession(): Promise<void> {
  followOtherTabs()
  initialise(findStoredToken() ?? (await askOtherTabs()))
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
