import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import { closeServer } from './stop.ts'

const host = '127.0.0.1'
const servers: Server[] = []

const newServer = (answer?: Parameters<typeof createServer>[1]): Server => {
  const server = answer ? createServer(answer) : createServer()
  servers.push(server)
  return server
}

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

describe('a server', () => {
  test('returns the port that it got for port 0', async () => {
    const server = newServer()
    expect(await listen(server, { host, port: 0 })).toBeGreaterThan(0)
    await closeServer(server)
  })

  test('reports a port that is in use with one sentence', async () => {
    const first = newServer()
    const port = await listen(first, { host, port: 0 })
    await expect(listen(newServer(), { host, port })).rejects.toThrow(`El puerto ${port} ya está en uso`)
    await closeServer(first)
  })

  test('finishes the current request and then closes, although the client keeps the connection', async () => {
    const arrived = Promise.withResolvers<() => void>()
    const server = newServer((_request, response) => arrived.resolve(() => response.end('done')))
    server.keepAliveTimeout = 60_000
    const port = await listen(server, { host, port: 0 })
    const agent = new Agent({ keepAlive: true })
    const answered = new Promise<IncomingMessage>((resolve) => get({ host, port, agent }, resolve))
    const finish = await arrived.promise
    const looked = vi.spyOn(server, 'closeIdleConnections')
    const closed = closeServer(server, Number.POSITIVE_INFINITY)
    // Once by Node's own close, and once more while the request is still under way.
    await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(2), 10_000)
    finish()
    expect(await text(await answered)).toBe('done')
    await closed
  })

  test('closes during a request that never ends', async () => {
    const arrived = Promise.withResolvers<void>()
    const server = newServer(() => arrived.resolve())
    const port = await listen(server, { host, port: 0 })
    get({ host, port }).on('error', () => undefined)
    await arrived.promise
    await closeServer(server, 0)
    expect(server.listening).toBe(false)
  })
})
