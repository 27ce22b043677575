import type { IncomingMessage } from 'node:http'

/** A body that has not been received yet. */
export interface Body {
  announcedBytes: number | undefined
  /** The parts that arrive. Nothing is read before the first one is asked for. */
  parts: () => AsyncIterator<Uint8Array>
}

/** The body on a connection, or else of a request in the same process. */
export function bodyOf(request: Request, incoming: IncomingMessage | undefined): Body {
  // `request.body` is read only where nothing comes on a connection: its getter begins to read the connection.
  const announced = request.headers.get('content-length')
  return {
    announcedBytes: announced === null ? undefined : Number(announced),
    parts: () => (incoming ? partsOfIncoming(incoming) : partsOfStream(request.body)),
  }
}

/** Leaves the connection open at the end, because the answer is still to be sent. */
export const partsOfIncoming = (incoming: IncomingMessage): AsyncIterator<Buffer> =>
  incoming.iterator({ destroyOnReturn: false })

async function* partsOfStream(body: Request['body']): AsyncGenerator<Uint8Array> {
  if (body) yield* body
}
