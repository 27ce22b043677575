import { ReadableStream as Stream } from 'node:stream/web'

interface FileSource<Row> {
  begin: string
  end: string
  first: Row[]
  /** The rows with ids above `after`, `chunkSize` at most. */
  next: (after: number) => Promise<Row[]>
  chunkSize: number
  entryOf: (row: Row) => string
}

// The stream types of Node and of the browser differ in a signature that is not used here.
export const streamFile = <Row extends { id: number }>(source: FileSource<Row>) =>
  Stream.from(piecesOf(source)) as ReadableStream<Uint8Array>

/** Streams the file. If the database fails, the stream ends with an error and not as a complete file. */
async function* piecesOf<Row extends { id: number }>(source: FileSource<Row>): AsyncGenerator<Uint8Array> {
  const { begin, end, first, next, chunkSize, entryOf } = source
  const encoder = new TextEncoder()
  yield encoder.encode(begin)
  for (let rows = first; rows.length > 0; rows = await next(rows.at(-1)?.id ?? 0)) {
    yield encoder.encode(rows.map(entryOf).join(''))
    if (rows.length < chunkSize) break
  }
  yield encoder.encode(end)
}
