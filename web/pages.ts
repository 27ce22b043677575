import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createApiClient } from './api/api-client.ts'
import { apiContext } from './api/context.ts'
import { nonceContext } from './document/nonce.ts'
import { takePageContext } from './document/page-text.ts'
import { referenceContext } from './document/reference.ts'
import { reportContext, type Report } from './document/report.ts'
import { siteContext, siteOf, type Settings } from './document/site.ts'

interface PagesOptions {
  site: Settings
  report: Report
}

interface PageContext {
  /** Calls the API in the same process. */
  callApi: (request: Request) => Promise<Response>
  nonce: string
  requestId: string
  takePage: (page: string, route: string) => void
}

/** All pages as one function, for every request that is not for the API. */
export function createPages({ site, report }: PagesOptions) {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return (request: Request, { callApi, nonce, requestId, takePage }: PageContext): Promise<Response> => {
    const { method } = request
    const { origin, pathname: path } = new URL(request.url)
    const context = new RouterContextProvider()
    context.set(apiContext, createApiClient({ origin: () => origin, fetch: callApi }))
    context.set(nonceContext, nonce)
    context.set(referenceContext, requestId)
    context.set(takePageContext, takePage)
    context.set(reportContext, (error) => report(error, { requestId, method, path }))
    context.set(siteContext, siteOf(site))
    return handle(request, context)
  }
}
