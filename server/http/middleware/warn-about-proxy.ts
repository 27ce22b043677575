import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { createMiddleware } from 'hono/factory'
import { isForwarded } from '../limits/is-forwarded.ts'

const ownNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  ownNetworks.addSubnet(network, prefix, 'ipv6')
}

/**
 * Warns once if a proxy forwards requests and TRUST_PROXY is not set: all visitors then have the proxy's address, and share one
 * limit. Strangers can send the headers too, but not from a loopback or private address.
 */
export function warnAboutProxy(log: Logger, trustProxy: boolean): MiddlewareHandler {
  let isSettled = trustProxy
  return createMiddleware(async (c, next) => {
    if (!isSettled && isFromProxy(c.env as { incoming?: IncomingMessage } | undefined)) {
      isSettled = true
      log.warn('a proxy forwards requests, and all visitors share one limit: set TRUST_PROXY=1 if the proxy is yours')
    }
    await next()
  })
}

function isFromProxy(bindings: { incoming?: IncomingMessage } | undefined): boolean {
  const { headers, socket } = bindings?.incoming ?? {}
  if (!headers || !isForwarded(headers)) return false
  const address = (socket?.remoteAddress ?? '').replace(/%.*/, '')
  return ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
