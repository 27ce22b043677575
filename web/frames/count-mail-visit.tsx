import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'

/** Counts a visit by a link in the mail of an alert (`?de=aviso`) once, and removes the mark from the address. */
export function CountMailVisit(): null {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isCounted = useRef(false)
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (parameters.get('de') !== 'aviso') return
    if (!isCounted.current) void api.alerts.countVisit().catch(() => undefined)
    isCounted.current = true
    parameters.delete('de')
    void navigate({ pathname, search: String(parameters), hash }, { replace: true, preventScrollReset: true })
  }, [pathname, search, hash, navigate])
  return null
}
