import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { capacity } from '#server/config/capacity.ts'
import { openRawConnection, rawGet } from '#server/testing/raw-connection.ts'
import { createServer } from './create-server.ts'
import { listen } from '#server/process/listen.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const megabytes = new Uint8Array(40_000_000)

async function serve(limits: Partial<typeof capacity.server>) {
  const server = createServer(async (request) => (await request.text(), new Response(megabytes)), {
    limits: { ...capacity.server, ...limits },
  })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  ends.push(() => (server.closeAllConnections(), server.close()))
  const slow = openRawConnection(port)
  ends.push(slow.close)
  return { slow, server, port }
}

// Seen to fail with Node's own limit: a minute.
test('a request whose headers do not come is ended with 408', async () => {
  const { slow } = await serve({ headersMs: 50, checkMs: 10 })
  slow.send('GET / HTTP/1.1\r\nHost: te')
  await slow.untilClosed()
  expect(slow.statuses()).toEqual([408])
})

// Seen to fail with Node's own limit: five minutes.
test('a request whose body does not come is ended with 408', async () => {
  const { slow } = await serve({ headersMs: 50, requestMs: 50, checkMs: 10 })
  slow.send('POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\n\r\nslow')
  await slow.untilClosed()
  expect(slow.statuses()).toEqual([408])
})

// Seen to fail without `server.timeout`: the connection stayed open.
test('a connection that reads nothing of its answer is closed', async () => {
  const { slow, server } = await serve({ idleMs: 50 })
  const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)))
  slow.pause()
  slow.send(rawGet('/'))
  await closed
})

test('requests that one connection has sent ahead are answered in their order', async () => {
  const server = createServer(() => new Response('not cached'), {
    sendCached({ url }, outgoing) {
      if (url === '/other') return false
      outgoing.end(`<${url}>`)
      return true
    },
  })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const client = openRawConnection(port)
  ends.push(client.close, () => (server.closeAllConnections(), server.close()))
  client.send(['/1', '/other', '/2', '/3'].map((path) => rawGet(path)).join(''))
  await client.untilAnswers(4)
  expect(client.text().match(/<.*?>|not cached/g)).toEqual(['</1>', 'not cached', '</2>', '</3>'])
})

// Seen to fail without `maxConnections`: the second connection got an answer.
test('a connection beyond the limit is closed at once', async () => {
  const { server, port } = await serve({ connections: 1 })
  await once(server, 'connection')
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
})

// Seen to fail without the count: all of them were answered.
test('a connection that sends many requests ahead is closed', async () => {
  const { promise: never } = Promise.withResolvers<Response>()
  const server = createServer(() => never)
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const client = openRawConnection(port)
  ends.push(client.close, () => (server.closeAllConnections(), server.close()))
  client.send(rawGet('/').repeat(capacity.server.pipelined + 1))
  await client.untilClosed()
  expect(client.statuses()).toEqual([])
})
