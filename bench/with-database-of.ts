import { join } from 'node:path'
import pg from 'pg'
import { application } from '#server/database/embedded/prepare-database.ts'
import { findRecord } from '#server/database/embedded/location/cluster-record.ts'

/** Runs statements in the embedded database of a server that runs. Throws if none runs for this DATA_DIR. */
export async function withDatabaseOf(dataDir: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const record = await findRecord(dataDir)
  if (!record?.port) throw new Error(`no database runs for ${join(dataDir, 'postgres.json')}`)
  const client = new pg.Client(
    `postgres://${application}:${record.applicationPassword}@127.0.0.1:${record.port}/${application}`,
  )
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}
