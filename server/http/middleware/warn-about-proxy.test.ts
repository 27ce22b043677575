import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { warnAboutProxy } from './warn-about-proxy.ts'

/** How often a site warns while these requests arrive: the address of the connection, and the headers. */
async function countWarnings(requests: [string | undefined, Record<string, string>][], trustProxy = false) {
  const lines: string[] = []
  const app = new Hono()
  app.use(warnAboutProxy(pino({ level: 'warn' }, { write: (line) => void lines.push(line) }), trustProxy))
  app.get('/', (c) => c.text('ok'))
  for (const [remoteAddress, headers] of requests) {
    const incoming = { headers, socket: { remoteAddress } }
    const response = await app.request('/', { headers }, remoteAddress ? { incoming } : undefined)
    expect(response.status).toBe(200)
  }
  return lines.filter((line) => line.includes('TRUST_PROXY')).length
}

const forwardedFor = { 'x-forwarded-for': '203.0.113.7' }

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.0.0.2',
  '172.31.0.1',
  '192.168.1.9',
  '::ffff:10.0.0.2',
  'fd00::1',
  'fe80::1%eth0',
])('a proxy at %s is named once', async (address) => {
  expect(
    await countWarnings([
      [address, forwardedFor],
      [address, forwardedFor],
      [address, { forwarded: 'for=203.0.113.7' }],
    ]),
  ).toBe(1)
})

test('the header Forwarded counts too', async () => {
  expect(await countWarnings([['127.0.0.1', { forwarded: 'for=203.0.113.7' }]])).toBe(1)
})

test.each(['203.0.113.9', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.9', ''])(
  'a stranger at «%s» who sends the header is not',
  async (address) => {
    expect(await countWarnings([[address || undefined, forwardedFor]])).toBe(0)
  },
)

test('requests without the header are not, and none with TRUST_PROXY', async () => {
  expect(await countWarnings([['127.0.0.1', {}]])).toBe(0)
  expect(await countWarnings([['127.0.0.1', forwardedFor]], true)).toBe(0)
})
