import { createRandom } from '#demo/random.ts'
import type { RunningServer } from '../../e2e/support/running-server.ts'
import { timeOf } from './processor-time.ts'
import { runLoad } from './run-load.ts'

const CONNECTIONS = 16
const WARMING_SECONDS = 60
const MEASURED_SECONDS = 10

const zipfPaths = {
  'Zipf: offer JSON': '/api/companies/offer-information/',
  'Zipf: offer page': '/vista-oferta-completa/',
}

export interface ZipfFigures {
  route: string
  offers: number
  /** While nothing is warm, and after a minute. */
  perSecondAtFirst: number
  perSecond: number
  /** Processor time of a request after a minute, in milliseconds. */
  node: number
}

/** The n-th offer is asked for in proportion to 1/n (Zipf's law, s = 1), as visitors choose among offers. */
function createZipf(offerIds: readonly number[]): () => number {
  const random = createRandom(22_112_026)
  let sum = 0
  const sums = Float64Array.from(offerIds, (_, place) => (sum += 1 / (place + 1)))
  return () => {
    const wanted = random.next() * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return offerIds[low] ?? 0
  }
}

/** Asks a server that has just started for offers, for a minute and a little more. */
export async function measureZipf(
  route: keyof typeof zipfPaths,
  { offerIds, server }: { offerIds: readonly number[]; server: RunningServer },
): Promise<ZipfFigures> {
  const next = createZipf(offerIds)
  const asked = { name: route, isKept: false, next: () => ({ path: zipfPaths[route] + next() }) }
  const target = { address: server.address, headers: { 'accept-encoding': 'gzip' }, connections: CONNECTIONS }
  const first = await runLoad(asked, { ...target, seconds: WARMING_SECONDS })
  const before = await timeOf(server.pid)
  const requests = await runLoad(asked, { ...target, seconds: MEASURED_SECONDS })
  return {
    route,
    offers: offerIds.length,
    perSecondAtFirst: first / WARMING_SECONDS,
    perSecond: requests / MEASURED_SECONDS,
    node: ((await timeOf(server.pid)) - before) / requests,
  }
}
