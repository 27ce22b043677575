import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { capacity } from '#server/config/capacity.ts'
import { createReceiveBody } from '../bodies/receive-body.ts'
import { createVisit } from './visit.ts'

const receive = createReceiveBody(capacity.bodies)

/** A visit to a lane, with the headers of its request. Counts how often it has queued for a place. */
function visitWith(headers: Record<string, string>) {
  const incoming = new IncomingMessage(new Socket())
  Object.assign(incoming.headers, headers)
  let queued = 0
  const lane = async () => {
    queued += 1
    return () => undefined
  }
  const request = new Request('http://localhost/api/auth/logout', { method: 'POST', headers })
  const visit = createVisit({ lane, visitor: {}, incoming, receive })
  const receiveAll = () =>
    visit.receiveBody(request, { maxBytes: 100, isKnown: true }, async (bytes) => bytes.toString())
  return { visit, incoming, receiveAll, countQueued: () => queued }
}

// Seen to fail with 2: it gave its place back to wait for nothing.
test.each([[{}], [{ 'content-length': '0' }]])(
  'a call without a body queues once for a place (%j)',
  async (headers) => {
    const { visit, receiveAll, countQueued } = visitWith(headers)
    await visit.enter()
    expect(await receiveAll()).toBe('')
    expect(countQueued()).toBe(1)
  },
)

// Seen to fail without `enter`: the call was handled without a place.
test('a call without a body that has left its place queues for another one', async () => {
  const { visit, receiveAll, countQueued } = visitWith({})
  await visit.enter()
  visit.leave()
  await receiveAll()
  expect(countQueued()).toBe(2)
})

test.each([{ 'content-length': '2' }, { 'transfer-encoding': 'chunked' }])(
  'a call with a body gives its place to others until the body is there (%j)',
  async (headers) => {
    const { visit, incoming, receiveAll, countQueued } = visitWith(headers)
    await visit.enter()
    const text = receiveAll()
    incoming.push('{}')
    incoming.push(null)
    expect(await text).toBe('{}')
    expect(countQueued()).toBe(2)
  },
)
