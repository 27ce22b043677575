import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Returns the wanted port if it is free, otherwise another free port. */
export async function freePort(wanted: number | null): Promise<number> {
  return (wanted && (await tryPort(wanted))) || ((await tryPort(0)) ?? 0)
}

async function tryPort(port: number): Promise<number | null> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const found = (server.address() as AddressInfo).port
    server.close()
    await once(server, 'close')
    return found
  } catch {
    return null
  }
}
