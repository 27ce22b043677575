import { PassThrough, Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { Nonce, nonceContext } from './document/nonce.ts'
import { reportContext } from './document/report.ts'

const RENDER_MS = 10_000

interface Page {
  request: Request
  router: EntryContext
  nonce: string
  onError: (error: unknown) => void
}

/** The page as a stream. It starts when everything outside Suspense is rendered. */
function renderPage({ request, router, nonce, onError }: Page): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough()
    let hasBegun = false
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        // Above 12.8 kB React would send parts of the page hidden, and move them by script.
        progressiveChunkSize: Infinity,
        onShellReady() {
          hasBegun = true
          resolve(Readable.toWeb(body) as ReadableStream)
          pipe(body)
        },
        // React Router renders again with its error boundary, and reports the error.
        onShellError(error) {
          body.destroy()
          reject(error)
        },
        onError(error) {
          if (hasBegun && !body.destroyed) onError(error)
        },
      },
    )
    const timer = setTimeout(abort, RENDER_MS)
    body.once('close', () => {
      clearTimeout(timer)
      // The visitor has left before the end.
      if (!body.writableFinished) abort()
    })
  })
}

/** The style sheets of a page, for the Link header, so that the browser loads them before the scripts. */
const styleLinks = ({ manifest, staticHandlerContext }: EntryContext): string =>
  staticHandlerContext.matches
    .flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
    .map((href) => `<${href}>; rel=preload; as=style`)
    .join(', ')

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
  // The nonce makes every page different, so that no cache may keep it.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const onError = context.get(reportContext)
  const page = await renderPage({ request, router, nonce: context.get(nonceContext), onError })
  return new Response(page, { status, headers })
}

// Not for a wrong method or path, nor for a visitor who leaves before the end.
const isOurFault = (error: unknown, request: Request): boolean =>
  !request.signal.aborted && !(isRouteErrorResponse(error) && error.status < 500)

/** Errors of loaders, and of pages before their first byte. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isOurFault(error, request)) context.get(reportContext)(error)
}
