import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'

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

const GROUPS = 8
const NETWORK_GROUPS = 4
const IPV4_INSIDE = '0:0:0:0:0:ffff'

function visitorAt(reported: string): string {
  const address = plain(reported)
  if (!isIPv6(address)) return address
  // URL writes each address in one way: lower case, no leading zeros, no dots.
  const [before = [], after = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after]
  if (groups.slice(0, -2).join(':') !== IPV4_INSIDE) return groups.slice(0, NETWORK_GROUPS).join(':')
  const bytes = groups
    .slice(-2)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
  return bytes.join('.')
}
