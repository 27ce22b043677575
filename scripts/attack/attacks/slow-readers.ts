import type { Attack } from '../attack.ts'
import { head, keepSockets } from '../sockets.ts'

/** 400 connections that ask for the longest list and do not read it. */
export const slowReaders: Attack = (target) =>
  keepSockets(target, {
    sockets: 400,
    begin: (socket) => {
      target.count('asked')
      socket.pause()
      socket.write(head('GET /api/companies/all-active-offers'))
    },
  })
