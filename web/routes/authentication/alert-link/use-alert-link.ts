import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { useSession } from '#web/session/use-session.ts'

interface Outcome {
  sentences: readonly string[]
  /** The alerts of the visitor can be opened. */
  hasList?: boolean
}

interface Reached {
  token: string
  outcome: Outcome | 'invalid'
}

/** The token of a link to one alert, and what pressing it has led to. A used token leaves the address, and so the history. */
export function useAlertLink(spend: (token: string) => Promise<Outcome>) {
  const { initialised } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [reached, setReached] = useState<Reached | null>(null)
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? ''
  const press = async () => {
    try {
      setReached({ token, outcome: await spend(token) })
      await navigate(pathname, { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'alert_link_invalid') throw error
      setReached({ token, outcome: 'invalid' })
    }
  }
  const isReached = reached !== null && (token === '' || token === reached.token)
  // The server renders the button, since it does not know the fragment.
  const withoutToken = initialised && token === '' ? ('invalid' as const) : null
  return { press, outcome: isReached ? reached.outcome : withoutToken }
}
