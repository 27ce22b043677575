import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

interface Departure {
  to: string
  afterMs: number
}

/** Goes to another page after a delay, unless the user leaves this page first. */
export function useGoLater() {
  const navigate = useNavigate()
  const [departure, goLater] = useState<Departure | null>(null)
  useEffect(() => {
    if (!departure) return undefined
    const timer = setTimeout(() => void navigate(departure.to, { replace: true }), departure.afterMs)
    return () => clearTimeout(timer)
  }, [departure, navigate])
  return { goLater, isLeaving: departure !== null }
}
