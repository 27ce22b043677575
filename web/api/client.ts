import type { ApiClient } from './api-client.ts'
import { noConnection } from './api-error.ts'

type NetworkClient = typeof import('./network-client.ts')

// Kept, because a repeated `import()` takes a slow phone 100 ms while it renders.
let loaded: NetworkClient | undefined
let hasFailed = false

async function loadClient(): Promise<NetworkClient> {
  try {
    return (loaded ??= await import('./network-client.ts'))
  } catch (cause) {
    hasFailed = true
    throw noConnection(cause)
  }
}

/** Only another page can make calls: until Chromium 156 a browser never asks again for a script that failed to load. */
export const needsNewPage = (): boolean => hasFailed && loaded === undefined

/** Loads ahead what makes calls. */
export const prepareCalls = (): void => void loadClient().catch(() => undefined)

interface Calls {
  [name: string]: Calls
  (...args: unknown[]): Promise<unknown>
}

const callsAt = (path: readonly string[]): Calls =>
  new Proxy((() => undefined) as unknown as Calls, {
    get: (_target, name: string) => callsAt([...path, name]),
    apply: async (_target, _this, args: unknown[]) => {
      const { networkApi } = await loadClient()
      const call = path.reduce<Calls>((calls, name) => calls[name] as Calls, networkApi as unknown as Calls)
      return call(...args)
    },
  })

/** The API for the browser. The first call loads what makes calls, because most visitors of a public page make none. */
export const api = callsAt([]) as unknown as ApiClient
