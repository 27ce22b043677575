import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import { capacity } from '#server/config/capacity.ts'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** The HTTP server of an application, with limits for clients that send or read too slowly. */
export function createServer(fetch: Fetch, limits = capacity.server): Server {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.keepAliveMs,
    },
  }) as Server
  server.maxConnections = limits.connections
  // Progress of a slow reader counts as activity.
  server.timeout = limits.idleMs
  return server
}
