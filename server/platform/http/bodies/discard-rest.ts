import type { IncomingMessage } from 'node:http'
import { nextBodyRound } from '#server/platform/lanes/rounds.ts'
import { partsOfIncoming } from './body.ts'

/** Reads and drops what is left of a body that was answered before it was read. The connection is closed if it takes long. */
export async function discardRest(incoming: IncomingMessage, patienceMs: number): Promise<void> {
  if (incoming.complete) return
  const timer = setTimeout(() => incoming.socket.destroySoon(), patienceMs)
  const parts = partsOfIncoming(incoming)
  // A client that leaves meanwhile is no error.
  const isAtEnd = () =>
    parts.next().then(
      ({ done }) => done === true,
      () => true,
    )
  // The first part at once: of a body that nobody has begun to read Node would now read everything.
  while (!(await isAtEnd())) await nextBodyRound()
  clearTimeout(timer)
}
