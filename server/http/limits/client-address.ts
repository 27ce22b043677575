import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'

/**
 * The visitor's address: that of the connection, or the one that the proxy reports if TRUST_PROXY is set. For IPv6 only the
 * network counts: one customer has all its addresses and could use a new one for each try.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  if (incoming) return addressOf(incoming, trustProxy)
  // A call in the same process (tests, server rendering) has no connection.
  return visitorAt((trustProxy && reportedBy(c.req.header('x-forwarded-for'))) || 'in-process')
}

/** The same for a request that no framework has seen. */
export const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string =>
  visitorAt((trustProxy && reportedBy(headers['x-forwarded-for'])) || socket.remoteAddress || 'unknown')

/** The last entry, which the proxy has added. Undefined if it is no address: its visitors then share the proxy's limits. */
function reportedBy(header: string | string[] | undefined): string | undefined {
  const addresses = String(header ?? '').split(',')
  const address = plain(addresses.at(-1) ?? '')
  return isIP(address) > 0 ? address : undefined
}

const BRACKETED = /^\[([^\]]*)\]/
// Behind a proxy that listens on IPv6 and IPv4, the address begins with «::ffff:».
const IPV4 = /^(?:::ffff:)?((?:\d+\.){3}\d+)(?::\d+)?$/i
// Of a machine in the same network: «%eth0». It may contain colons.
const ZONE = /%.*/

/** Without quotes, brackets, port and zone. Some proxies report the port, which is another one for each connection. */
function plain(entry: string): string {
  const unquoted = entry.replaceAll('"', '').trim()
  const [, address = unquoted] = BRACKETED.exec(unquoted) ?? []
  return (IPV4.exec(address)?.[1] ?? address).replace(ZONE, '')
}

const SITE_GROUPS = 3

/** The /48 of an IPv6 network, which one customer may have. Undefined for IPv4, where the address is the customer. */
export const siteOf = (address: string): string | undefined =>
  address.includes(':') ? address.split(':').slice(0, SITE_GROUPS).join(':') : undefined

/** The address in one notation. Of IPv6 the network: the first four groups. */
function visitorAt(reported: string): string {
  const address = plain(reported)
  if (!isIPv6(address)) return address
  const bits = convertIPv6ToBinary(address)
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
  return [112n, 96n, 80n, 64n].map((shift) => ((bits >> shift) & 0xff_ffn).toString(16)).join(':')
}
