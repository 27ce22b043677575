import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

async function addressOf(forwarded: string, trustProxy = true): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)))
  const response = await app.request('/', { headers: { 'x-forwarded-for': forwarded } })
  return response.text()
}

describe("A visitor's address", () => {
  test('is the last one in the header of the trusted proxy, never one that the visitor sent', async () => {
    expect(await addressOf('6.6.6.6, 203.0.113.7')).toBe('203.0.113.7')
    expect(await addressOf('203.0.113.7', false)).toBe('in-process')
  })

  test('is the same for a whole IPv6 network, since one customer has all its addresses', async () => {
    const networks = await Promise.all(
      ['2001:db8:0:7::1', '2001:DB8::7:ffff:1:2:3', '2001:db8:0:7::'].map((a) => addressOf(a)),
    )
    expect(new Set(networks)).toEqual(new Set(['2001:db8:0:7']))
    expect(await addressOf('2001:db8:0:8::1')).not.toBe(networks[0])
    expect(await addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(await addressOf('fe80::1%a:b:c:d:e:f:g:h:i')).toBe('fe80:0:0:0')
  })
})
