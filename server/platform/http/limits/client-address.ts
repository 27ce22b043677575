import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The visitor's address: of the connection, or as the proxy in front names it where TRUST_PROXY says there is one. Of
 * an IPv6 address only the network: one customer has all that are in it, and could change it with every try.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return networkOf(forwarded)
  // Called in process (tests, server rendering) there is no connection to ask.
  return c.env?.incoming ? networkOf(getConnInfo(c).remote.address ?? 'unknown') : 'in-process'
}

const IPV4_INSIDE = /^::ffff:(?=[\d.]+$)/i
const GROUPS = 8
const NETWORK_GROUPS = 4

function networkOf(address: string): string {
  const plain = address.replace(IPV4_INSIDE, '')
  if (!isIPv6(plain)) return plain
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
