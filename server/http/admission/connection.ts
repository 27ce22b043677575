import type { Socket } from 'node:net'

export interface Connection {
  /** Aborted when the visitor closes the connection. */
  left: AbortSignal
  /** Requests so far, also those that were refused: who asks again and again goes behind who comes for the first time. */
  requests: number
}

const connections = new WeakMap<Socket, Connection>()

export function connectionOf(socket: Socket): Connection {
  const known = connections.get(socket)
  if (known) return known
  const leaving = new AbortController()
  socket.once('close', () => leaving.abort())
  const connection = { left: leaving.signal, requests: 0 }
  connections.set(socket, connection)
  return connection
}
