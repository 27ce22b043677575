/** Receives the share of the body that has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void

// `new Response` takes no body with these.
const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * `fetch` with progress of the upload, which fetch itself does not report. Aborting the request's signal ends the upload
 * and throws the same error as fetch.
 */
export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.blob()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const sending = new XMLHttpRequest()
  sending.open(request.method, request.url)
  for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
  sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  sending.addEventListener('load', () => resolve(answerOf(sending)))
  sending.addEventListener('error', () => reject(new TypeError('Failed to send')))
  sending.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')))
  request.signal.addEventListener('abort', () => sending.abort())
  if (request.signal.aborted) throw new DOMException('Called off', 'AbortError')
  sending.send(body)
  return promise
}

function answerOf(sending: XMLHttpRequest): Response {
  const { status, responseText } = sending
  const type = sending.getResponseHeader('content-type') ?? ''
  return new Response(WITHOUT_BODY.has(status) ? null : responseText, { status, headers: { 'content-type': type } })
}
