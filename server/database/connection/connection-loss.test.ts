import { createServer, type AddressInfo } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { isConnectionLoss } from './connection-loss.ts'
import { findRefusalCode } from '../refusal-code.ts'

const withCode = (code: string) => Object.assign(new Error('trouble'), { code })

// Seen to fail without the codes, and without the step to the cause.
test.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08000', '08006', '08P01'])(
  'an error with the code %s says that the database is away, also inside the error of Drizzle',
  (code) => {
    expect(isConnectionLoss(withCode(code))).toBe(true)
    expect(isConnectionLoss(new DrizzleQueryError('select', [], withCode(code)))).toBe(true)
  },
)

test.each(['23505', '40001', '57014', '53300', 'ENOSPC', '28P01', '3D000'])(
  'an error with the code %s comes from a database that is there',
  (code) => expect(isConnectionLoss(withCode(code))).toBe(false),
)

/** A server that accepts connections and then ends them, or never answers. */
const connectTo = async (behaviour: string) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => behaviour === 'hangs up' && socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 200 })
  client.on('error', () => undefined)
  return client.connect().catch((error: unknown) => error)
}

// Seen to fail without the messages of the driver.
test.each(['hangs up', 'is silent'])('a server that %s is away: the request is answered 503', async (behaviour) => {
  expect(findRefusalCode(await connectTo(behaviour))).toBe('database_unavailable')
})
