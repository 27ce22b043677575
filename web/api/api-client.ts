import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { contract } from '#contract/contract.ts'
import { apiErrorOf, noConnection } from './api-error.ts'
import browserContract from './contract.json' with { type: 'json' }
import type { OnProgress } from './send-with-progress.ts'

/** The options of a single call: `api.cvs.uploadCv(cv, { signal, context: { onProgress } })`. */
interface CallContext {
  /** Is called with the share of a large body that has been sent. */
  onProgress?: OnProgress
  /** The answer is read without being shown, so it does not count as a visit. */
  isPreview?: boolean
  /** The request goes on after the page has closed. */
  isLast?: boolean
}

/** Every call of the contract as a typed function: `api.offers.getOffer({ id })`. */
export type ApiClient = ContractRouterClient<typeof contract, CallContext>

type Path = readonly string[]
type Call = () => Promise<unknown>

interface ApiClientOptions {
  origin: () => string
  fetch: (request: Request, init: RequestInit) => Promise<Response>
  /** Replaces `fetch` if the caller passes `onProgress`. */
  sendWithProgress?: (request: Request, onProgress: OnProgress) => Promise<Response>
  /** Wraps every call. `path` is its place in the contract: `['offers', 'getOffer']`. */
  around?: (call: Call, path: Path) => Promise<unknown>
  headers?: () => Record<string, string>
}

const answerOf = async (call: () => Promise<Response>): Promise<Response> => {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw noConnection(cause)
  }
}

/** The one client: over the network in the browser, in process while rendering on the server. */
export function createApiClient({
  origin,
  around = (call) => call(),
  headers = () => ({}),
  ...send
}: ApiClientOptions) {
  const link = new OpenAPILink<CallContext>(browserContract as unknown as AnyContractRouter, {
    url: () => origin(),
    headers: ({ context }) => ({ ...headers(), ...(context?.isPreview && { purpose: 'prefetch' }) }),
    fetch: (...[request, init, { context }]) => {
      const { onProgress } = context
      const { sendWithProgress } = send
      return answerOf(() =>
        onProgress && sendWithProgress
          ? sendWithProgress(request, onProgress)
          : send.fetch(request, { ...init, ...(context.isLast && { keepalive: true }) }),
      )
    },
    interceptors: [({ next, path }) => around(next, path)],
    customErrorResponseBodyDecoder: (body, { status }) => {
      throw apiErrorOf(body, status)
    },
  })
  return createORPCClient<ApiClient>(link)
}
