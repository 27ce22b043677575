import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTexts } from './texts.ts'

interface Place {
  host: string
  port: number
}

const meaningOf = (error: NodeJS.ErrnoException, { host, port }: Place): Error => {
  if (error.code === 'EADDRINUSE') return new Error(startTexts.portInUse(port), { cause: error })
  if (error.code === 'EACCES') return new Error(startTexts.portForbidden(port), { cause: error })
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(startTexts.hostUnknown(host), { cause: error })
  }
  return error
}

/** Starts to listen and returns the port. Port 0 picks a free one. */
export function listen(server: Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(meaningOf(error, place))
    server.once('error', refuse)
    server.listen(place.port, place.host, () => {
      server.off('error', refuse)
      resolve((server.address() as AddressInfo).port)
    })
  })
}
