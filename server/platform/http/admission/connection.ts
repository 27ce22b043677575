import type { Socket } from 'node:net'
import pLimit, { type LimitFunction } from 'p-limit'
import { capacity } from '#server/config/capacity.ts'
import { AppError } from '#server/platform/errors.ts'

export interface Connection {
  /** Runs the requests of a connection one after the other. Their answers must come in that order anyway. */
  inTurn: LimitFunction
  /** Aborted when the visitor closes the connection. */
  left: AbortSignal
  /** Requests that have had a place. */
  served: number
}

const connections = new WeakMap<Socket, Connection>()

/** The connection of a request. Without browsers' consent nobody sends many requests ahead: such a connection is closed. */
export function connectionOf(socket: Socket): Connection {
  const connection = connections.get(socket) ?? open(socket)
  if (connection.inTurn.pendingCount < capacity.pipelined) return connection
  socket.destroy()
  throw new AppError('busy')
}

function open(socket: Socket): Connection {
  const leaving = new AbortController()
  socket.once('close', () => leaving.abort())
  const connection = { inTurn: pLimit(1), left: leaving.signal, served: 0 }
  connections.set(socket, connection)
  return connection
}
