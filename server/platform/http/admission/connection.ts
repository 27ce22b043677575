import type { Socket } from 'node:net'
import pLimit, { type LimitFunction } from 'p-limit'
import { capacity } from '#server/config/capacity.ts'
import { AppError } from '#server/platform/errors.ts'

export interface Connection {
  /** Runs the requests of a connection one after the other. Their answers must come in that order anyway. */
  inTurn: LimitFunction
  /** Aborted when the visitor closes the connection. */
  left: AbortSignal
  /** Requests so far, also those that were refused: who asks again and again goes behind who comes for the first time. */
  requests: number
}

const connections = new WeakMap<Socket, Connection>()

/** The connection of a request. Browsers send no requests ahead, so a connection with many unanswered ones is closed. */
export function connectionOf(socket: Socket): Connection {
  const connection = connections.get(socket) ?? open(socket)
  if (connection.inTurn.pendingCount < capacity.pipelined) return connection
  socket.destroy()
  throw new AppError('busy')
}

function open(socket: Socket): Connection {
  const leaving = new AbortController()
  socket.once('close', () => leaving.abort())
  const connection = { inTurn: pLimit(1), left: leaving.signal, requests: 0 }
  connections.set(socket, connection)
  return connection
}
