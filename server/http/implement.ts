import { implement } from '@orpc/server'
import { contract } from '#contract/contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from './caller.ts'
import type { RateLimits } from './limits/rate-limit.ts'

/** The context that every handler gets besides its input. */
export interface ApiContext extends Deps {
  caller: Caller | null
  requestId: string
  /** The visitor's address, for limits and the log of refused sign-ins. */
  address: string
  /** Whether a program of this machine called, without a proxy or a tunnel between. */
  isLocalCall: boolean
  /** Another site sent the request. */
  isForeign: boolean
  /** Nobody reads the answer yet: the method is HEAD, or a browser fetches it in advance. */
  isPreview: boolean
  /** The header User-Agent; empty if there is none. */
  userAgent: string
  limits: RateLimits
  cookies: Record<string, string>
  /** Further headers of the answer. */
  answerHeaders: Headers
  /** Prevents the caching of this answer, although the contract allows it for this call. */
  cacheNothing: () => void
}

/** Binds calls of the contract to code: `os.offers.getOffer.handler(…)`. The access is checked before the handler. */
export const os = implement(contract).$context<ApiContext>()
