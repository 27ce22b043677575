/** An embedded PostgreSQL server that runs as long as this process. */
export interface Cluster {
  /** The present address. Its port changes with a restart. Without a server it is port 0, which refuses connections. */
  url: string
  /** Aborted when the server at this address crashes. A restart begins another one. */
  lifetime: AbortSignal
  /** Its folder and port, and why it is there, for the operator. */
  where: string
  close(): Promise<void>
}

/** The embedded server as the primary process describes it to its workers, at the start and at each change. */
export const describeCluster = ({ url, where, lifetime }: Cluster) => ({
  database: { url, where, isUp: !lifetime.aborted },
})

/** A cluster whose server may change. */
export function createCluster(): { cluster: Cluster; change: (url: string, isUp: boolean) => void } {
  let life = new AbortController()
  const cluster = { url: '', lifetime: life.signal, where: '', close: async () => undefined }
  const change = (url: string, isUp: boolean): void => {
    cluster.url = url
    if (!isUp) return life.abort(new Error('Connection terminated: PostgreSQL has crashed'))
    if (life.signal.aborted) life = new AbortController()
    cluster.lifetime = life.signal
  }
  return { cluster, change }
}

/** The embedded server that the primary process runs and closes. It describes the server in messages. */
export function attachCluster(): Promise<Cluster> {
  const { cluster, change } = createCluster()
  const attached = Promise.withResolvers<Cluster>()
  process.on('message', ({ database }: Partial<ReturnType<typeof describeCluster>>) => {
    if (!database) return
    change(database.url, database.isUp)
    cluster.where = database.where
    if (database.isUp) attached.resolve(cluster)
  })
  // Asks for the first message: one that had come before this listener would be lost.
  process.send?.({ kind: 'attach' })
  return attached.promise
}
