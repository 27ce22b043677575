import type { Context } from 'hono'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#server/testing/any-text.ts'
import { clientAddress } from './client-address.ts'

const addressOf = (forwarded: string) => {
  const request = { req: { header: () => forwarded } } as unknown as Context
  return clientAddress(request, true)
}

test('a visitor has an address for any header of a proxy', () => {
  const property = fc.property(anyText, (text) => {
    expect(addressOf(text)).not.toBe('')
  })
  fc.assert(property)
})

const port = fc.integer({ min: 1, max: 0xff_ff })

test('an IPv4 address is one visitor in every notation', () => {
  const property = fc.property(fc.ipV4(), port, (address, from) => {
    const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
    const inHex = `::ffff:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    const mapped = [`::ffff:${address}`, `0:0:0:0:0:FFFF:${address}`, inHex]
    const plain = [address, ...mapped, ...mapped.map((one) => `[${one}]`)]
    const withPort = [`${address}:${from}`, `::ffff:${address}:${from}`, ...mapped.map((one) => `[${one}]:${from}`)]
    const notations = [
      ...plain,
      ...withPort,
      ...withPort.map((one) => `"${one}"`),
      ` ${address} `,
      `1.2.3.4, ${address}`,
    ]
    for (const notation of notations) expect([notation, addressOf(notation)]).toEqual([notation, address])
  })
  fc.assert(property)
})

test('an IPv6 network is one visitor in every notation', () => {
  const zone = fc.constantFrom('', '%eth0', '%3')
  const property = fc.property(fc.ipV6(), zone, port, (address, name, from) => {
    const visitor = addressOf(address)
    for (const notation of [
      address + name,
      `[${address}${name}]`,
      `[${address}${name}]:${from}`,
      `"[${address}]:${from}"`,
    ]) {
      expect([notation, addressOf(notation)]).toEqual([notation, visitor])
    }
  })
  fc.assert(property)
})

test('an entry that is no address is no visitor of its own', () => {
  const property = fc.property(anyText, (text) => {
    const entry = `x${text.replaceAll(',', '')}`
    expect(addressOf(entry)).toBe('in-process')
  })
  fc.assert(property)
})

test('all addresses of an IPv6 network are one visitor, and those of another network another', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 0xff_ff }), { minLength: 4, maxLength: 4 })
  const written = (parts: number[]) => parts.map((part) => part.toString(16)).join(':')
  const property = fc.property(groups, groups, groups, (network, one, other) => {
    const address = addressOf(`${written(network)}:${written(one)}`)
    expect(addressOf(`${written(network)}:${written(other)}`.toUpperCase())).toBe(address)
    expect(addressOf(`${written(network)}::${written(one.slice(0, 2))}`)).toBe(address)
    expect(addressOf(`${written(network)}::`)).toBe(address)
    expect(addressOf(`${written(one)}:${written(network)}`) === address).toBe(written(one) === written(network))
  })
  fc.assert(property)
})
