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

test('an IPv4 address is one visitor in every notation', () => {
  const property = fc.property(fc.ipV4(), (address) => {
    expect([addressOf(address), addressOf(`::ffff:${address}`), addressOf(`1.2.3.4, ${address} `)]).toEqual([
      address,
      address,
      address,
    ])
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
