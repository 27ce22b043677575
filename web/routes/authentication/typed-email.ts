import { useLocation } from 'react-router'

/** The e-mail that was typed on the page before, in the history's state: no server sees it. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state
  return typeof state === 'string' ? state : ''
}
