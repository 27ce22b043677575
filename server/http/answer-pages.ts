import { randomUUID } from 'node:crypto'
import type { Handler } from 'hono'
import { AppError } from '#server/errors.ts'
import type { RequestVariables } from './answer-error.ts'
import { contentSecurityPolicy } from './middleware/content-security-policy.ts'
import { sharedFor } from './response-cache/shared-for.ts'
import { hashScripts } from './static/hash-scripts.ts'

interface PageContext {
  /** Calls the API in the same process, with the request id of the page. */
  callApi: (request: Request) => Promise<Response>
  /** Marks the inline scripts of the page. A new secret for each rendering. */
  nonce: string
  requestId: string
  /** Takes the text of a page and the pattern of its address. Then the body of the answer is empty. */
  takePage: (page: string, route: string) => void
}

/** Renders the pages. */
export type Pages = (request: Request, context: PageContext) => Promise<Response>

const BUSY = 503

// The data of a page, a redirect, or headers alone: nothing is rendered, so no pattern is known.
const OTHER_PAGE = 'page'

/** Answers with a page. If one of its calls was refused for overload, the whole page is. */
export const answerPages =
  (
    pages: Pages,
    callApi: (request: Request, requestId: string) => Response | Promise<Response>,
  ): Handler<RequestVariables> =>
  async (c) => {
    // No page takes anything else, and what React Router refuses is logged with a stack.
    if (!['GET', 'HEAD'].includes(c.req.method)) throw new AppError('method_not_allowed')
    const requestId = c.get('requestId')
    const nonce = randomUUID()
    let isShared: boolean | undefined
    let rendered: string | undefined
    c.set('route', OTHER_PAGE)
    const takePage = (page: string, route: string) => {
      rendered = page
      c.set('route', route)
    }
    let retryAfterSeconds: number | undefined
    const callOfPage = async (request: Request) => {
      const answer = await callApi(request, requestId)
      isShared = isShared !== false && (answer.headers.get('cache-control')?.startsWith('public') ?? false)
      if (answer.status === BUSY) retryAfterSeconds = Number(answer.headers.get('retry-after'))
      return answer
    }
    const answer = await pages(c.req.raw, { callApi: callOfPage, nonce, requestId, takePage })
    if (retryAfterSeconds !== undefined && (answer.ok || answer.status >= 500)) {
      // Without what was refused the page would look whole, for example like a list without offers.
      await answer.body?.cancel()
      throw new AppError('busy', { retryAfterSeconds })
    }
    const { status, headers } = answer
    if (!headers.get('content-type')?.startsWith('text/html')) {
      // The data of a page, for a reader who comes from another one.
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
      return answer
    }
    const { page, hashes } = hashScripts(rendered ?? (await answer.text()), nonce)
    c.set('page', page)
    if (isShared && answer.ok) {
      c.set('sharedSeconds', 0)
      headers.set('cache-control', sharedFor(0))
    }
    headers.set('content-security-policy', contentSecurityPolicy(hashes))
    return new Response(c.req.method === 'HEAD' ? null : page, { status, headers })
  }
