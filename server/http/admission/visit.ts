import type { IncomingMessage } from 'node:http'
import { AppError } from '#server/errors.ts'
import type { Lane, Visitor } from '#server/lanes/lane.ts'
import { bodyOf } from '../bodies/body.ts'
import type { Expected, ReceiveBody } from '../bodies/receive-body.ts'

/** A request and its place in a lane. */
export interface Visit {
  enter(): Promise<void>
  /** Frees the place for as long as the request waits for its sender. */
  leave(): void
  /** Runs work without the place. After a failure it stays without: the answer costs little. */
  withoutPlace<Result>(work: () => Promise<Result>): Promise<Result>
  /** Receives the body without a place and hands it over with one. A request without a body keeps its place. */
  receiveBody<Result>(
    request: Request,
    expected: Expected,
    handle: (bytes: Buffer<ArrayBuffer>) => Promise<Result>,
  ): Promise<Result>
}

interface Options {
  /** Undefined for a call in the same process: its page has a place already. */
  lane: Lane | undefined
  visitor: Visitor
  /** The request on its connection. */
  incoming?: IncomingMessage
  receive: ReceiveBody
}

export function createVisit({ lane, visitor, incoming, receive }: Options): Visit {
  let free: (() => void) | undefined
  const enter = async (): Promise<void> => {
    free ??= await lane?.(visitor)
  }
  const leave = (): void => {
    free?.()
    free = undefined
  }
  return {
    enter,
    leave,
    async withoutPlace(work) {
      leave()
      const result = await work()
      await enter()
      return result
    },
    async receiveBody(request, expected, handle) {
      const body = bodyOf(request, incoming)
      if (body.announcedBytes === 0) {
        await enter()
        return handle(Buffer.alloc(0))
      }
      leave()
      return receive(body, { ...expected, visitor }, async (bytes) => {
        if (visitor.left?.aborted) throw new AppError('upload_interrupted')
        await enter()
        return handle(bytes)
      })
    },
  }
}
