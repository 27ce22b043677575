import { implement } from '@orpc/server'
import { contract } from '#contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Caller } from './caller.ts'
import type { RateLimits } from './limits/rate-limit.ts'

/** What every handler is given besides its input. */
export interface ApiContext extends Deps {
  caller: Caller | null
  requestId: string
  /** The visitor's address, for limits only. */
  address: string
  limits: RateLimits
  /** This answer is not worth keeping, though the contract lets browsers keep those of this call. */
  keepNothing: () => void
}

/** Binds calls of the contract to code: `os.offers.getOffer.handler(…)`. Access has been decided before. */
export const os = implement(contract).$context<ApiContext>()
