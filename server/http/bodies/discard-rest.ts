import type { IncomingMessage } from 'node:http'
import type { Capacity } from '#server/config/capacity.ts'
import { nextBodyRound } from '#server/lanes/rounds.ts'
import { partsOfIncoming } from './body.ts'

let reading = 0

/**
 * Reads and drops what is left of a body that was answered before it was read. The connection is closed if it takes long.
 * Beyond `discardedAtOnce` only one part is read: hundreds of refused bodies would cost more than everything that is served.
 */
export async function discardRest(
  incoming: IncomingMessage,
  { discardMs, discardedAtOnce }: Pick<Capacity['server'], 'discardMs' | 'discardedAtOnce'>,
): Promise<void> {
  if (incoming.complete) return
  const timer = setTimeout(() => incoming.socket.destroySoon(), discardMs)
  const parts = partsOfIncoming(incoming)
  // A client that leaves meanwhile is no error.
  const isAtEnd = () =>
    parts.next().then(
      ({ done }) => done === true,
      () => true,
    )
  // The first part at once: of a body that nobody has begun to read Node would now read everything.
  if (await isAtEnd()) return clearTimeout(timer)
  if (reading >= discardedAtOnce) return
  reading += 1
  do await nextBodyRound()
  while (!(await isAtEnd()))
  reading -= 1
  clearTimeout(timer)
}
