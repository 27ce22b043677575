import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { hasStatus } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

/** The cache of private data. An account without a profile is sent to create one. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [client] = useState(() =>
    createQueryClient((error) => {
      if (hasStatus(error, 409) && error.code === 'profile_missing') void navigate('/seleccion-rol', { replace: true })
    }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
