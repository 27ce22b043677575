import { join } from 'node:path'
import pg from 'pg'
import { findLastAddress } from '#server/database/embedded/cluster-record.ts'

/** Runs statements in the embedded database of a server that runs. Throws if none runs for this DATA_DIR. */
export async function withDatabaseOf(dataDir: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const address = await findLastAddress(dataDir)
  if (!address) throw new Error(`no database runs for ${join(dataDir, 'postgres.json')}`)
  const client = new pg.Client(address)
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}
