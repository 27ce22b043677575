import { keptOwner } from '#web/tab-storage/kept-session.ts'

let pending: Promise<string | null> | undefined

/** The token of a new session, if this browser keeps the session. Calls at the same time share one. */
export function renewSession(): Promise<string | null> {
  if (keptOwner.read() === null) return Promise.resolve(null)
  pending ??= ask()
    .catch(() => null)
    .finally(() => (pending = undefined))
  return pending
}

/** Without the client of the API, which public pages load late. */
async function ask(): Promise<string | null> {
  // `keepalive`: a tab that closes too early must not lose the new secret.
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}', keepalive: true }
  const response = await fetch(new Request(`${location.origin}/api/auth/renew-session`, request))
  if (!response.ok) return null
  const { session } = (await response.json()) as { session: string | null }
  if (session === null) keptOwner.remove()
  return session
}
