import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type pg from 'pg'

/** What node-postgres knows of its connection, beyond its types. */
interface Connection {
  processID: number
  secretKey: number
  connection: { stream: Socket }
}

const LENGTH = 16
const CANCEL_REQUEST = 80_877_102
/** Milliseconds until a server that does not react is given up. Its time limit for queries still applies. */
const PATIENCE_MS = 2000

/** Sends PostgreSQL's CancelRequest, on a connection of its own as the protocol wants. Resolves when the server has acted on it. */
export async function cancelQuery(client: pg.PoolClient): Promise<void> {
  const { processID, secretKey, connection } = client as unknown as Connection
  const { remoteAddress: host, remotePort: port } = connection.stream
  if (!host || !port) return
  const message = Buffer.alloc(LENGTH)
  for (const [place, value] of [LENGTH, CANCEL_REQUEST, processID, secretKey].entries()) {
    message.writeInt32BE(value, place * 4)
  }
  const socket = connect({ host, port, timeout: PATIENCE_MS })
  socket.on('timeout', () => socket.destroy())
  socket.on('error', () => undefined)
  socket.end(message)
  socket.resume()
  await once(socket, 'close').catch(() => undefined)
}
