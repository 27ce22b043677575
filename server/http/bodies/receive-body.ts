import type { BodyLimits } from '#server/config/capacity.ts'
import { AppError } from '#server/errors.ts'
import type { Visitor } from '#server/lanes/lane.ts'
import { nextBodyRound } from '#server/lanes/rounds.ts'
import { release, type Body } from './body.ts'
import { createBodyBudget, type Room } from './body-budget.ts'

export interface Expected {
  maxBytes: number
  /** Whether the sender has a session. Strangers share a small budget, so that their bodies never take the room of uploads. */
  isKnown: boolean
}

/** Receives a body of at most `maxBytes` and hands it over. Its bytes count in a budget until `handle` has ended. Then they are gone. */
export type ReceiveBody = <Result>(
  body: Body,
  expected: Expected & { visitor: Visitor },
  handle: (bytes: Buffer<ArrayBuffer>) => Promise<Result>,
) => Promise<Result>

export function createReceiveBody(limits: BodyLimits): ReceiveBody {
  const takeRoomOfKnown = createBodyBudget(limits)
  const takeRoomOfStranger = createBodyBudget({
    ...limits,
    budgetBytes: limits.strangersBytes,
    patienceMs: limits.strangersPatienceMs,
  })
  return async (body, { maxBytes, isKnown, visitor }, handle) => {
    const bytes = body.announcedBytes ?? maxBytes
    if (bytes > maxBytes) throw new AppError('body_too_large')
    const room = await (isKnown ? takeRoomOfKnown : takeRoomOfStranger)(bytes, visitor)
    // One piece of memory for the whole body: parts that wait to be joined would cost twice as much.
    const memory = Buffer.allocUnsafeSlow(bytes)
    try {
      return await handle(await read(body, memory, room))
    } finally {
      room.free()
      release(memory)
    }
  }
}

/** Does not trust the announced size. */
async function read(body: Body, whole: Buffer<ArrayBuffer>, room: Room): Promise<Buffer<ArrayBuffer>> {
  let size = 0
  const next = partsUntilLost(body, room.lost)
  for (let part = await next(); part; part = await next()) {
    if (size + part.byteLength > whole.byteLength) throw new AppError('body_too_large')
    whole.set(part, size)
    size += part.byteLength
    room.add(part.byteLength)
  }
  room.complete()
  return whole.subarray(0, size)
}

/** A body that ends early is not an internal error: a visitor may leave during an upload. */
function partsUntilLost(body: Body, lost: AbortSignal): () => Promise<Uint8Array | undefined> {
  const losing = new Promise<never>((_, reject) => {
    lost.addEventListener('abort', () => reject(new AppError('body_too_slow')))
  })
  losing.catch(() => undefined)
  const parts = body.parts()
  return async () => {
    await nextBodyRound()
    const { done, value } = await Promise.race([losing, parts.next()]).catch((error: unknown) => {
      throw error instanceof AppError ? error : new AppError('invalid_json')
    })
    return done ? undefined : value
  }
}
