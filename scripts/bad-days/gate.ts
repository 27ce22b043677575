import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Gate {
  port: number
  /** The ports that new connections go to, by turns. Without any they are refused. */
  lead: (...ports: number[]) => void
  /** Ends every connection at once, as a broken network does. */
  cut: () => void
  close: () => void
}

/** An address in front of servers, as a load balancer gives one: the servers behind it can change. */
export async function openGate(...first: number[]): Promise<Gate> {
  let targets = first
  let turn = 0
  const open = new Set<Socket>()
  const listener = createServer((client) => {
    const target = targets[(turn += 1) % targets.length]
    if (target === undefined) return client.destroy()
    const server = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()))
      one.pipe(other)
    }
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    port: (listener.address() as AddressInfo).port,
    lead: (...ports) => void (targets = ports),
    cut,
    close: () => {
      cut()
      listener.close()
    },
  }
}
