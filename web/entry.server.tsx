import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
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
import { reportContext } from './document/report.ts'

const RENDER_MS = 10_000

interface Page {
  request: Request
  router: EntryContext
  nonce: string
  onError: (error: unknown) => void
}

/** The whole page as text, so that it can be compressed at once and kept. */
function renderPage({ request, router, nonce, onError }: Page): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let hasShell = false
  const { pipe, abort } = renderToPipeableStream(
    <Nonce value={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </Nonce>,
    {
      nonce,
      // Above 12.8 kB React would send parts of the page hidden, and move them by script.
      progressiveChunkSize: Infinity,
      onShellReady: () => void (hasShell = true),
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      // React Router renders again with its error boundary, and reports the error.
      onShellError: reject,
      onError(error) {
        if (hasShell) onError(error)
      },
    },
  )
  const timer = setTimeout(abort, RENDER_MS)
  return promise.finally(() => clearTimeout(timer))
}

/** The style sheets of a page, for the Link header, so that the browser loads them before the scripts. */
const styleLinks = ({ manifest, staticHandlerContext }: EntryContext): string =>
  staticHandlerContext.matches
    .flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
    .map((href) => `<${href}>; rel=preload; as=style`)
    .join(', ')

/** Whether a page of the match says with its `handle` that its scripts may load late. While developing Vite adds scripts of its own. */
const isLate = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  import.meta.env.PROD &&
  staticHandlerContext.matches.some(({ route }) => routeModules[route.id]?.handle === lateScripts)

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const links = styleLinks(router)
  if (links) headers.append('link', links)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const onError = context.get(reportContext)
  const nonce = context.get(nonceContext)
  const page = await renderPage({ request, router, nonce, onError })
  return new Response(isLate(router) ? delayScripts(page, nonce) : page, { status, headers })
}

// Not for a wrong method or path, nor for a visitor who leaves before the end.
const isOurFault = (error: unknown, request: Request): boolean =>
  !request.signal.aborted && !(isRouteErrorResponse(error) && error.status < 500)

/** Errors of loaders, and of pages before their first byte. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isOurFault(error, request)) context.get(reportContext)(error)
}
