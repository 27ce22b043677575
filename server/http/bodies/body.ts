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
    announcedBytes: announced === null ? bytesWithoutLength(incoming) : Number(announced),
    parts: () => (incoming ? partsOfIncoming(incoming) : partsOfStream(request.body)),
  }
}

/** A request on a connection that announces neither a length nor parts has no body. */
const bytesWithoutLength = (incoming: IncomingMessage | undefined): number | undefined =>
  incoming && !incoming.headers['transfer-encoding'] ? 0 : undefined

/** Leaves the connection open at the end, because the answer is still to be sent. A part is gone when the next one is asked for. */
export async function* partsOfIncoming(incoming: IncomingMessage): AsyncGenerator<Buffer<ArrayBuffer>> {
  const parts: AsyncIterable<Buffer<ArrayBuffer>> = incoming.iterator({ destroyOnReturn: false })
  for await (const part of parts) {
    yield part
    release(part)
  }
}

/** Gives memory back at once, because garbage is collected much later. Small buffers share their memory with others. */
export function release({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  if (buffer.byteLength === byteLength) buffer.transfer(0)
}

async function* partsOfStream(body: Request['body']): AsyncGenerator<Uint8Array> {
  if (body) yield* body
}
