import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * The visitor's address: that of the connection, or the one that the proxy reports if TRUST_PROXY is set. For IPv6 only the
 * network counts: one customer has all its addresses and could use a new one for each try.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  if (incoming) return addressOf(incoming, trustProxy)
  // A call in the same process (tests, server rendering) has no connection.
  return networkOf(reportedBy(c.req.header('x-forwarded-for'), trustProxy) ?? 'in-process')
}

/** The same for a request that no framework has seen. */
export const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string =>
  networkOf(reportedBy(headers['x-forwarded-for'], trustProxy) ?? socket.remoteAddress ?? 'unknown')

function reportedBy(header: string | string[] | undefined, trustProxy: boolean): string | undefined {
  const addresses = String(header ?? '').split(',')
  return (trustProxy && addresses.at(-1)?.trim()) || undefined
}

const IPV4_INSIDE = /^::ffff:(?=[\d.]+$)/i
// Of a machine in the same network: «%eth0». It may contain colons.
const ZONE = /%.*/
const GROUPS = 8
const NETWORK_GROUPS = 4

function networkOf(address: string): string {
  const plain = address.replace(IPV4_INSIDE, '')
  if (!isIPv6(plain)) return plain
  const [before = [], after = []] = plain
    .replace(ZONE, '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
