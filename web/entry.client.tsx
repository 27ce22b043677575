import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startSession } from './session/start-session.ts'

void startSession()

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
