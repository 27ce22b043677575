import autocannon from 'autocannon'
import type { Route } from './routes.ts'

export interface Load {
  connections: number
  requests: number
}

interface Target {
  address: string
  headers: Record<string, string>
}

/** Sends so many requests. Any answer but 200 is an error. */
export async function runLoad(route: Route, { address, headers, ...load }: Load & Target): Promise<void> {
  const { next, isKept } = route
  const request = (asked: ReturnType<Route['next']>) => ({ ...asked, headers: { ...headers, ...asked.headers } })
  const result = await autocannon({
    url: address,
    connections: load.connections,
    amount: load.requests,
    // A constant request is put into bytes only once.
    requests: [isKept ? request(next()) : { setupRequest: (given) => ({ ...given, ...request(next()) }) }],
  })
  const { errors, non2xx, requests } = result
  if (errors + non2xx > 0 || requests.total < load.requests) {
    throw new Error(`${route.name}: ${errors} errors, statuses ${JSON.stringify(result.statusCodeStats)}`)
  }
}
