import { setImmediate as otherWork } from 'node:timers/promises'
import pLimit from 'p-limit'

// A part has 64 kB. Hundreds of slow readers would otherwise fill their sockets with megabytes each in one turn.
const inTurn = pLimit(4)

/** Yields the parts of files and large answers: four of all of them in a turn of the event loop. */
export async function* pacedParts(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    await inTurn(() => otherWork())
    yield part
  }
}
