import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const FRESH_MS = 30_000

// A refused request would be refused again. A network or server failure is retried once.
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** The cache of private data while private pages are open. */
export const createQueryClient = (onError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      // 'always': without a network a call must fail, so that the page can show it. The default would wait.
      queries: { staleTime: FRESH_MS, networkMode: 'always', retry: (count, error) => count < 1 && isTemporary(error) },
      mutations: { networkMode: 'always' },
    },
  })
