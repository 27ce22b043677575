import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to the server of this URL that can fall silent, as if its machine had gone without closing its connections. */
export async function openSilentProxy(url: string) {
  const { port, hostname } = new URL(url)
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let isSilent = false
  let accepted = 0

  const pass = (from: Socket, to: Socket) => {
    const send = (action: () => void) => void (isSilent ? held.push(action) : action())
    sockets.add(from)
    from.on('data', (chunk) => send(() => to.write(chunk)))
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      send(() => to.destroy())
    })
  }
  const server = createServer((socket) => {
    accepted += 1
    const onward = connect(Number(port), hostname)
    pass(socket, onward)
    pass(onward, socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = new URL(url)
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    /** How many connections there have been. */
    accepted: () => accepted,
    fallSilent: () => void (isSilent = true),
    /** Passes on everything that was sent meanwhile. */
    return: () => {
      isSilent = false
      for (const action of held.splice(0)) action()
    },
  }
}
