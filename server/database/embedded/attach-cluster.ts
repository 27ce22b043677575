import type { Cluster } from './open-cluster.ts'

/** The embedded server as the primary process describes it to its workers, at the start and at each change. */
export interface ClusterState {
  url: string
  where: string
  /** False after a crash, until the server runs again. */
  isUp: boolean
}

export const describeCluster = ({ url, where, lifetime }: Cluster): { database: ClusterState } => ({
  database: { url, where, isUp: !lifetime.aborted },
})

/** The embedded server that the primary process runs. It describes the server in messages, because the port may change. */
export function attachCluster(): Promise<Cluster> {
  const attached = Promise.withResolvers<Cluster>()
  let url = ''
  let lifetime = new AbortController()

  process.on('message', ({ database }: { database?: ClusterState }) => {
    if (!database) return
    url = database.url
    if (!database.isUp) return lifetime.abort(new Error('Connection terminated: PostgreSQL has crashed'))
    if (lifetime.signal.aborted) lifetime = new AbortController()
    attached.resolve({
      get url() {
        return url
      },
      get lifetime() {
        return lifetime.signal
      },
      where: database.where,
      // The primary closes it after its workers have ended.
      close: async () => undefined,
    })
  })
  // Asks for the first message: one that had come before this listener would be lost.
  process.send?.({ kind: 'attach' })
  return attached.promise
}
