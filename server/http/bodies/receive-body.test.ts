import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { capacity, type BodyLimits } from '#server/config/capacity.ts'
import { FILE_BODY_MAX_BYTES } from '#contract/constants.ts'
import { createServer } from '../admission/create-server.ts'
import { listen } from '#server/process/listen.ts'
import { aCandidate } from '#server/testing/factories.ts'
import { openRawConnection } from '#server/testing/raw-connection.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createReceiveBody } from './receive-body.ts'

const app = await createTestApp()
const tokens = [(await aCandidate(app)).token, (await aCandidate(app)).token]

const BODY = JSON.stringify({ name: 'CV', file: 'x'.repeat(80_000) })
// Room for one such body.
const oneBody = { ...capacity.bodies, budgetBytes: 100_000, patienceMs: 60_000 }

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function serve(bodies: BodyLimits) {
  const server = createServer(createApp(app.deps, undefined, { limits: { ...capacity, bodies } }).fetch)
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  ends.push(() => (server.closeAllConnections(), server.close()))
  const upload = (token: string | undefined, sent = BODY) => {
    const connection = openRawConnection(port)
    ends.push(connection.close)
    const lines = [
      'POST /api/users/upload-cv-file HTTP/1.1',
      'Host: test',
      'Content-Type: application/json',
      `Authorization: Bearer ${token}`,
      `Content-Length: ${BODY.length}`,
    ]
    connection.send(`${lines.join('\r\n')}\r\n\r\n${sent}`)
    return connection
  }
  return { port, upload, withhold: (token: string | undefined) => upload(token, BODY.slice(0, -1)) }
}

/** When the server has read its part of a body there is no room left. */
const untilReceiving = async (port: number) => {
  await fetch(`http://127.0.0.1:${port}/healthz`)
  await fetch(`http://127.0.0.1:${port}/healthz`)
}

describe('where there is no room for another body', () => {
  // Seen to fail without `stalled`: the second upload waited.
  test('one that does not come on is ended with 408, and the next one is received', async () => {
    const { port, upload, withhold } = await serve(oneBody)
    const stalled = withhold(tokens[0])
    await untilReceiving(port)
    const next = upload(tokens[1])
    await next.untilAnswers(1)
    expect(next.text()).toContain('invalid_input')
    await stalled.untilClosed()
    expect(stalled.statuses()).toEqual([408])
    expect(stalled.text()).toContain('body_too_slow')
  })

  // Seen to fail without `waitForRoom`: the body was received.
  test('the next one is refused before it is read, with the seconds to wait', async () => {
    const { port, upload, withhold } = await serve({ ...oneBody, patienceMs: 1 })
    withhold(tokens[0])
    await untilReceiving(port)
    const next = upload(tokens[1], '')
    await next.untilAnswers(1)
    expect(next.statuses()).toEqual([503])
    expect(next.text()).toMatch(/retry-after: 5/i)
  })

  test('a small body is received all the same', async () => {
    const { port, withhold } = await serve({ ...oneBody, patienceMs: 1 })
    withhold(tokens[0])
    await untilReceiving(port)
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@prueba.example', password: 'not hers' }),
    })
    expect(answer.status).toBe(401)
  })

  // Seen to fail where only a length of 0 meant no body: both were refused as busy.
  test('calls that send no body, and no length either, are answered one after the other', async () => {
    const { port, withhold } = await serve({ ...oneBody, patienceMs: 1 })
    withhold(tokens[0])
    await untilReceiving(port)
    const { token } = await aCandidate(app)
    const client = openRawConnection(port)
    ends.push(client.close)
    const logout = `POST /api/auth/logout HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer ${token}\r\n\r\n`
    for (const count of [1, 2]) {
      client.send(logout)
      await client.untilAnswers(count)
    }
    // The session has ended with the first one.
    expect(client.statuses()).toEqual([200, 401])
  })
})

// Seen to fail with one budget for all: the candidate's upload was refused.
test('bodies of strangers do not take the room of a candidate’s upload', async () => {
  const { port, upload } = await serve({ ...oneBody, strangersBytes: 100_000, patienceMs: 1 })
  const stranger = openRawConnection(port)
  ends.push(stranger.close)
  stranger.send(
    'POST /api/stripe/webhook HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
  )
  await untilReceiving(port)
  const candidate = upload(tokens[0])
  await candidate.untilAnswers(1)
  expect(candidate.text()).toContain('invalid_input')
})

// Seen to fail without the timer: the test ran into its time limit.
test('a body that comes too slowly is ended with 408, although there is room', async () => {
  const { withhold } = await serve({ ...capacity.bodies, slowSeconds: 1 })
  const slow = withhold(tokens[0])
  await slow.untilClosed()
  expect(slow.statuses()).toEqual([408])
})

// Seen to fail without `place.leave`: the other call waited for the place.
test('a slow body keeps no place from other calls', async () => {
  const privateLane = { places: 1, waiting: 10, patienceMs: 1 }
  const server = createServer(createApp(app.deps, undefined, { limits: { ...capacity, privateLane } }).fetch)
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  ends.push(() => (server.closeAllConnections(), server.close()))
  const slow = openRawConnection(port)
  ends.push(slow.close)
  slow.send(
    'POST /api/stripe/webhook HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  await untilReceiving(port)
  const headers = { authorization: `Bearer ${tokens[0]}` }
  expect((await fetch(`http://127.0.0.1:${port}/api/users/get-cvs-info`, { headers })).status).toBe(200)
})

// Seen to fail without the check of the announced size: the visitor waited for room that is never there.
test('a body that announces more than is allowed is refused before it is sent', async () => {
  const { port } = await serve({ ...capacity.bodies, patienceMs: 1 })
  const connection = openRawConnection(port)
  ends.push(connection.close)
  connection.send(
    'POST /api/stripe/webhook HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n',
  )
  await connection.untilAnswers(1)
  expect(connection.statuses()).toEqual([413])
})

// Seen to fail with one budget for all accounts: the other candidate's upload was refused.
test('many uploads of one account leave room for those of others', async () => {
  const bodies = { ...capacity.bodies, budgetBytes: 200_000, accountBytes: 100_000, patienceMs: 1 }
  const { port, upload, withhold } = await serve(bodies)
  const many = [withhold(tokens[0]), withhold(tokens[0]), withhold(tokens[0])]
  await untilReceiving(port)
  const other = upload(tokens[1])
  await other.untilAnswers(1)
  expect(other.text()).toContain('invalid_input')
  // Any of the three may be the first whose session has been read.
  const statuses = () => many.map((one) => one.statuses().join(' ')).toSorted()
  await expect.poll(statuses, { timeout: 10_000 }).toEqual(['', '503', '503'])
})

// Seen to fail without turns: all of them were handled at the same time.
test('the uploads of one account are handled one at a time, and those of others do not wait', async () => {
  const receive = createReceiveBody({ ...capacity.bodies, patienceMs: 1 })
  const uploadOf = (accountId: number) =>
    receive(new Request('http://test', { method: 'POST', body: '{}' }), { maxBytes: FILE_BODY_MAX_BYTES, accountId })
  const { free } = await uploadOf(1)
  await expect(uploadOf(1)).rejects.toMatchObject({ code: 'busy' })
  await uploadOf(2)
  free()
  await uploadOf(1)
})
