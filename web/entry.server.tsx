import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { delayScripts } from './document/late-scripts/delay-scripts.ts'
import { lateScripts } from './document/late-scripts/late-scripts.ts'
import { Nonce, nonceContext } from './document/nonce.ts'
import { takePageContext } from './document/page-text.ts'
import { Reference, referenceContext } from './document/reference.ts'
import { reportContext } from './document/report.ts'
import styles from './styles/app.css?url'

interface Page {
  request: Request
  router: EntryContext
  nonce: string
  reference: string
}

/**
 * The whole page as text. The data of its loaders is complete before React starts, so React has nothing to wait for. Its streams
 * cost as much again as the rendering.
 */
async function renderPage({ request, router, nonce, reference }: Page): Promise<string> {
  const { serverHandoffStream, ...context } = router
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const page = renderToString(
    <Nonce value={nonce}>
      <Reference value={reference}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </Reference>
    </Nonce>,
  )
  const end = page.lastIndexOf('</body>')
  return `<!DOCTYPE html>${page.slice(0, end)}${handOver(data, nonce)}${page.slice(end)}`
}

/** Hands the data of the loaders to the browser, as `ServerRouter` does in a stream. */
function handOver(data: string, nonce: string): string {
  const code = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${code});${controller}.close()</script>`
}

/** The style sheets of a page, for the Link header, so that the browser loads them before the scripts. */
const styleLinks = ({ manifest, staticHandlerContext }: EntryContext): string =>
  [styles, ...staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])]
    .map((href) => `<${href}>; rel=preload; as=style`)
    .join(', ')

/** Whether a page of the match says with its `handle` that its scripts may load late. While developing Vite adds scripts of its own. */
const isLate = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  import.meta.env.PROD &&
  staticHandlerContext.matches.some(({ route }) => routeModules[route.id]?.handle === lateScripts)

/** The pattern of the address of a page: `/gestion/cuentas/:accountId`. */
const patternOf = ({ staticHandlerContext: { matches } }: EntryContext): string =>
  `/${matches.flatMap(({ route }) => (route.path ? [route.path.replace(/^\//, '')] : [])).join('/')}`

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.append('link', styleLinks(router))
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const page = await renderPage({ request, router, nonce, reference: context.get(referenceContext) })
  context.get(takePageContext)(isLate(router) ? delayScripts(page, nonce) : page, patternOf(router))
  return new Response(null, { status, headers })
}

// Not for a wrong method or path, nor for a visitor who leaves before the end.
const isOurFault = (error: unknown, request: Request): boolean =>
  !request.signal.aborted && !(isRouteErrorResponse(error) && error.status < 500)

/** Errors of loaders, and of pages before their first byte. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isOurFault(error, request)) context.get(reportContext)(error)
}
