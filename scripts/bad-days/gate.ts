import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Gate {
  port: number
  /** The port that new connections go to; null refuses them. */
  lead: (port: number | null) => void
  /** Ends every connection at once, as a broken network does. */
  cut: () => void
  close: () => void
}

/** An address in front of PostgreSQL, as a load balancer gives one: the server behind it can change. */
export async function openGate(first: number): Promise<Gate> {
  let target: number | null = first
  const open = new Set<Socket>()
  const server = createServer((client) => {
    if (target === null) return client.destroy()
    const database = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()))
      one.pipe(other)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    lead: (port) => (target = port),
    cut,
    close: () => {
      cut()
      server.close()
    },
  }
}
