import { BODY_MAX_BYTES } from '#contract/constants.ts'
import type { BodyLimits } from '#server/config/capacity.ts'
import { AppError } from '#server/errors.ts'
import { createLane, createLanes } from '../admission/lane.ts'

export interface Expected {
  maxBytes: number
  /** Unset for strangers. They share a small budget, so that their bodies never take the room of uploads. */
  accountId?: number | undefined
}

/** Receives the body of a request and hands it over. An empty one if there is none. */
export type ReceiveBody = <Result>(
  request: Request,
  expected: Expected,
  handle: (bytes: Buffer<ArrayBuffer>) => Promise<Result>,
) => Promise<Result>

interface Received {
  bytes: Buffer<ArrayBuffer>
  /** Gives the room of the body back. */
  free: () => void
}

const SECOND = 1000
const WAITING_UPLOADS = 10

const lengthOf = ({ headers }: Request): number | undefined =>
  headers.has('content-length') ? Number(headers.get('content-length')) : undefined

/** A request on a connection that announces neither a length nor parts has no body. */
export const hasNoBody = (request: Request, isOnConnection: boolean): boolean =>
  lengthOf(request) === 0 ||
  (isOnConnection && lengthOf(request) === undefined && !request.headers.has('transfer-encoding'))

/**
 * Returns a function that receives bodies: each of at most `maxBytes`, all of them within a budget, none too slowly. The uploads of
 * one account have a small budget and are handled one at a time, so that they never delay those of others.
 */
export function createReceiveBody(limits: BodyLimits) {
  const ofKnown = createBudget(limits, limits.budgetBytes)
  const ofStrangers = createBudget(limits, limits.strangersBytes)
  const roomOf = createLanes({ ...limits, places: limits.accountBytes })
  const turnOf = createLanes({ places: 1, waiting: WAITING_UPLOADS, patienceMs: 2 * limits.patienceMs })

  return async (request: Request, { maxBytes, accountId }: Expected): Promise<Received> => {
    const size = lengthOf(request) ?? maxBytes
    if (size > maxBytes) throw new AppError('body_too_large')
    const held = new DisposableStack()
    try {
      if (accountId && size > limits.freeBytes) held.defer(await roomOf(accountId)(size))
      const { ended, add, complete, free: giveBack } = await (accountId ? ofKnown : ofStrangers)(size)
      held.defer(giveBack)
      // One piece of memory for the whole body: parts that wait to be joined would cost twice as much.
      const whole = Buffer.allocUnsafeSlow(size)
      // The memory is free at once. Garbage is collected much later.
      held.defer(() => void whole.buffer.transfer(0))
      const filled = await Promise.race([ended, read(request, whole, add)])
      complete()
      if (accountId && maxBytes > BODY_MAX_BYTES) held.defer(await turnOf(accountId)())
      return { bytes: whole.subarray(0, filled), free: () => held.dispose() }
    } catch (error) {
      held.dispose()
      // A visitor may leave during an upload.
      throw error instanceof AppError ? error : new AppError('invalid_json')
    }
  }
}

/** Fills the memory and returns how many bytes have arrived. Does not trust the announced size. */
async function read(request: Request, whole: Buffer, add: (bytes: number) => void): Promise<number> {
  let filled = 0
  for await (const part of request.body ?? []) {
    if (filled + part.byteLength > whole.byteLength) throw new AppError('body_too_large')
    whole.set(part, filled)
    filled += part.byteLength
    add(part.byteLength)
  }
  return filled
}

/** Bounds the bytes of all bodies. While others wait for room, a body that stands still has to leave. */
function createBudget({ freeBytes, leastBytes, slowSeconds, ...line }: BodyLimits, budgetBytes: number) {
  const lane = createLane({ ...line, places: budgetBytes })
  const stalled = new Set<() => void>()

  const waitForRoom = async (bytes: number): Promise<() => void> => {
    const making = setInterval(() => {
      for (const end of stalled) end()
    }, SECOND / 4)
    return lane(bytes).finally(() => clearInterval(making))
  }

  return async (bytes: number) => {
    const giveBack = bytes > freeBytes ? await waitForRoom(bytes) : () => undefined
    const { promise: ended, reject } = Promise.withResolvers<never>()
    ended.catch(() => undefined)
    const end = (): void => (free(), reject(new AppError('body_too_slow')))
    let arrived = 0
    let slow = 0
    const timer = setInterval(() => {
      slow = arrived < leastBytes ? slow + 1 : 0
      arrived = 0
      if (slow > 0) stalled.add(end)
      else stalled.delete(end)
      if (slow >= slowSeconds) end()
    }, SECOND)
    const complete = (): void => (clearInterval(timer), void stalled.delete(end))
    const free = (): void => (complete(), giveBack())
    return { ended, add: (count: number) => void (arrived += count), complete, free }
  }
}
