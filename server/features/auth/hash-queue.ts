import { capacity } from '#server/config/capacity.ts'
import { AppError } from '#server/errors.ts'
import { createTurns } from '#server/http/admission/lane.ts'

// One hash takes about 25 ms of a core and 19 MiB. 50 of them take about a second on two cores: nobody waits for longer.
const inTurn = createTurns({ atOnce: capacity.hashesAtOnce, most: 50 })

// Known devices have a queue of their own, so that a full queue of unknown ones does not lock them out.
const queues = { known: 1, unknown: 2 }

/**
 * Hashes a password when its turn comes. Refuses as `busy` if too many wait, and skips requests whose client has
 * disconnected.
 */
export const hashInTurn = <Result>(
  device: keyof typeof queues,
  hash: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> =>
  inTurn(queues[device], () => {
    if (signal?.aborted) throw new AppError('busy')
    return hash()
  })
