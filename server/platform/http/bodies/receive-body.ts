import type { BodyLimits } from '#server/config/capacity.ts'
import { AppError } from '#server/platform/errors.ts'
import { createBodyBudget, type Room } from './body-budget.ts'

interface Wanted {
  maxBytes: number
  left: AbortSignal | undefined
}

/** Receives a body of at most `maxBytes` and hands it over. Its bytes count in the budget until `handle` has ended. */
export type ReceiveBody = <Result>(
  request: Request,
  wanted: Wanted,
  handle: (bytes: Buffer<ArrayBuffer>) => Promise<Result>,
) => Promise<Result>

export function createReceiveBody(limits: BodyLimits): ReceiveBody {
  const takeRoom = createBodyBudget(limits)
  return async (request, { maxBytes, left }, handle) => {
    const announced = request.headers.get('content-length')
    if (Number(announced ?? 0) > maxBytes) throw new AppError('body_too_large')
    const room = await takeRoom(announced === null ? maxBytes : Number(announced), left)
    try {
      return await handle(await read(request, { maxBytes, room }))
    } finally {
      room.free()
    }
  }
}

/** Does not trust Content-Length. */
async function read(request: Request, { maxBytes, room }: { maxBytes: number; room: Room }) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request, room.lost)) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('body_too_large')
    room.add(chunk.byteLength)
    chunks.push(chunk)
  }
  room.complete()
  return Buffer.concat(chunks)
}

/** A body that ends early is not an internal error: a visitor may leave during an upload. */
async function* chunksOf({ body }: Request, lost: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  const giveUp = () => void reader?.cancel().catch(() => undefined)
  lost.addEventListener('abort', giveUp)
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) yield part.value
  } catch {
    throw new AppError(lost.aborted ? 'body_too_slow' : 'invalid_json')
  } finally {
    lost.removeEventListener('abort', giveUp)
  }
  if (lost.aborted) throw new AppError('body_too_slow')
}
