/** An embedded PostgreSQL server that runs as long as this process. */
export interface Cluster {
  /** The present address. Its port changes with a restart. Without a server it is port 0, which refuses connections. */
  url: string
  /** Its folder and port, and why it is there, for the operator. */
  where: string
  close(): Promise<void>
}

/** The embedded server as the primary process describes it to its workers, at the start and at each change. */
export const describeCluster = ({ url, where }: Cluster) => ({ database: { url, where } })

/** The embedded server that the primary process runs and closes. It describes the server in messages. */
export function attachCluster(): Promise<Cluster> {
  const cluster = { url: '', where: '', close: async () => undefined }
  const attached = Promise.withResolvers<Cluster>()
  process.on('message', ({ database }: Partial<ReturnType<typeof describeCluster>>) => {
    if (database) attached.resolve(Object.assign(cluster, database))
  })
  // Asks for the first message: one that had come before this listener would be lost.
  process.send?.({ kind: 'attach' })
  return attached.promise
}
