import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { useSession } from '#web/session/use-session.ts'
import type { Outcome } from './outcome-note.tsx'
import { authenticationTexts } from './texts.ts'

/** Uses the link. It ends without an outcome if it leaves the page. */
export type Spend = (token: string) => Promise<Outcome | void>

export interface LinkRules {
  /** The outcome of a link without a token, and of one that the server does not accept. */
  invalid: Partial<Outcome> & Pick<Outcome, 'sentences'>
  /** Other final decisions of the server. Undefined if another press may succeed. */
  refuse?: (error: ApiError) => Outcome | undefined
  /** A token that stays valid leaves the address, and so the history. */
  hidesToken?: boolean
}

/** The token of the link that was opened, and what using it has led to. A failure that may pass is thrown. */
export function useLink({ refuse, hidesToken = false, ...rules }: LinkRules) {
  const invalid = { title: authenticationTexts.invalidLink, ...rules.invalid }
  const { initialised } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? ''
  // After the token is removed from the address, the page looks for its outcome under an empty token.
  const end = (outcome: Outcome) => setOutcomes((all) => ({ ...all, [token]: outcome, '': outcome }))
  const press = async (spend: Spend) => {
    try {
      const reached = await spend(token)
      if (reached) end(reached)
      if (reached && hidesToken) await navigate(pathname, { replace: true })
    } catch (error) {
      const refused = error instanceof ApiError && (isInvalid(error) ? invalid : refuse?.(error))
      if (!refused) throw error
      end(refused)
    }
  }
  // The server renders the question, since it does not know the fragment.
  return { press, outcome: outcomes[token] ?? (initialised && token === '' ? invalid : null) }
}

/** Each kind of link has its own code, such as `undo_link_invalid`. */
const isInvalid = ({ code }: ApiError) => code.endsWith('_link_invalid')
