import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const FRESH_MS = 30_000

// What the server refuses it refuses again; a hiccup deserves one more try.
const isHiccup = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** What a private page has loaded, for as long as private pages are open. */
export const createQueryClient = (onError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      // 'always': without a network a call has to fail and be shown as failed, not to wait in silence.
      queries: { staleTime: FRESH_MS, networkMode: 'always', retry: (count, error) => count < 1 && isHiccup(error) },
      mutations: { networkMode: 'always' },
    },
  })
