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

/** The page as a stream that begins once everything outside Suspense stands. */
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
        // Beyond 12.8 kB React would send what is ready apart, hidden, for a script to move into its place.
        progressiveChunkSize: Infinity,
        onShellReady() {
          hasBegun = true
          resolve(Readable.toWeb(body) as ReadableStream)
          pipe(body)
        },
        // React Router renders once more, with its error boundary, and reports.
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

/** The style sheets of a page, for the header: there the browser meets them before the scripts that would hold them up. */
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
  // The nonce makes every page one of a kind.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const onError = context.get(reportContext)
  const page = await renderPage({ request, router, nonce: context.get(nonceContext), onError })
  return new Response(page, { status, headers })
}

// A wrong method or path is the visitor's fault, and one who leaves in the middle is nobody's.
const isOurFault = (error: unknown, request: Request): boolean =>
  !request.signal.aborted && !(isRouteErrorResponse(error) && error.status < 500)

/** Faults of loaders, and of pages before anything of them has been sent. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isOurFault(error, request)) context.get(reportContext)(error)
}
