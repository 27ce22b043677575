import type { Attack } from '../attack.ts'
import { head, keepSockets } from '../sockets.ts'

const REQUEST = head('GET /pagina-principal', { Accept: 'text/html', Connection: 'close' })

/** 400 connections with one request each. All of them are new again and again. */
export const newConnections: Attack = (target) =>
  keepSockets(target, { sockets: 400, begin: (socket) => void socket.write(REQUEST) })
