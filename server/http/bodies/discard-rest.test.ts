import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { capacity } from '#server/config/capacity.ts'
import { createServer } from '../admission/create-server.ts'
import { listen } from '#server/process/listen.ts'
import { openRawConnection } from '#server/testing/raw-connection.ts'
import { bodyOf } from './body.ts'
import { createReceiveBody } from './receive-body.ts'

const BODIES = 12
const BODY_BYTES = 2_000_000
// A round reads parts of four bodies, and each new connection is read once.
const MOST_IN_ONE_ROUND = 1_000_000

const patient = { ...capacity.server, discardMs: 60_000 }

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

type Answer = Parameters<typeof createServer>[0]

async function serve(answer: Answer, limits = capacity.server) {
  const server = createServer(answer, limits)
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  ends.push(() => (server.closeAllConnections(), server.close()))
  const send = (text: string) => {
    const connection = openRawConnection(port)
    ends.push(connection.close)
    connection.send(`POST / HTTP/1.1\r\nHost: test\r\nContent-Length: ${BODY_BYTES}\r\n\r\n${text}`)
    return connection
  }
  return { send, bytesRead: () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0) }
}

const receive = createReceiveBody(capacity.bodies)
const receiving: Answer = (request, { incoming }) =>
  receive(
    bodyOf(request, incoming as IncomingMessage),
    { maxBytes: BODY_BYTES, isKnown: true, visitor: {} },
    async (bytes) => {
      return new Response(String(bytes.byteLength))
    },
  )

// Node accepts one connection in each round of its event loop, so a new visitor waits behind rounds that read much.
// Seen to fail without `nextBodyRound` in `receive-body.ts`, and without `discardRest` in `create-server.ts`.
test.each([
  ['received', receiving],
  ['refused', () => new Response('refused', { status: 413 })],
] satisfies [string, Answer][])(
  'a round of the event loop reads little of many bodies that are %s',
  async (_, answer) => {
    const { send, bytesRead } = await serve(answer, patient)
    const connections = Array.from({ length: BODIES }, () => send('a'.repeat(BODY_BYTES)))
    let most = 0
    for (let before = 0; before < BODIES * BODY_BYTES;) {
      await nextRound()
      most = Math.max(most, bytesRead() - before)
      before = bytesRead()
    }
    expect(most).toBeLessThan(MOST_IN_ONE_ROUND)
    await Promise.all(connections.map(({ untilAnswers }) => untilAnswers(1)))
  },
)

// Seen to fail without the timer in `discardRest`: the connection stayed open.
test('the rest of a refused body that does not come is not awaited for long', async () => {
  const { send } = await serve(() => new Response('refused', { status: 413 }), { ...capacity.server, discardMs: 50 })
  const connection = send('a')
  await connection.untilClosed()
  expect(connection.statuses()).toEqual([413])
})

// Seen to fail without the check of `discardedAtOnce`: all 24 MB were read.
test('of many refused bodies only a few are read, and the connections of the others are closed', async () => {
  const limits = { ...capacity.server, discardMs: 500, discardedAtOnce: 1 }
  const { send, bytesRead } = await serve(() => new Response('refused', { status: 413 }), limits)
  const connections = Array.from({ length: BODIES }, () => send('a'.repeat(BODY_BYTES)))
  await Promise.all(connections.map(({ untilClosed }) => untilClosed()))
  expect(bytesRead()).toBeLessThan((BODIES * BODY_BYTES) / 2)
})
