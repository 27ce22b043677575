import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { prepareCalls } from './api/client.ts'
import { prepareMenu } from './frames/use-late-menu.ts'
import { startSession } from './session/start-session.ts'
import { findStoredToken } from './tab-storage/session-store.ts'

void startSession()
// A page with a session makes calls and shows its menu at once, and a visitor who makes one has touched the page before.
if (findStoredToken()) {
  prepareCalls()
  prepareMenu()
}
const touched = new AbortController()
const prepareForTouch = () => {
  touched.abort()
  prepareCalls()
  // Without a press no element that has the focus disappears.
  void import('./ui/overlays/keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => undefined)
}
for (const touch of ['pointerdown', 'keydown']) {
  addEventListener(touch, prepareForTouch, { capture: true, signal: touched.signal })
}

/** Lets `startLate` repeat the press that was made while the page did not react. */
function AnnounceStart(): null {
  useEffect(() => void dispatchEvent(new Event('pagereacts')), [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <AnnounceStart />
    </StrictMode>,
  )
})
