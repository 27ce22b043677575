import { findRecord } from './location/cluster-record.ts'
import { application } from './prepare-database.ts'

/** The address at which the embedded server of a DATA_DIR last ran. Undefined if it never ran. It may not be running now. */
export async function findLastAddress(dataDir: string): Promise<string | undefined> {
  const record = await findRecord(dataDir)
  if (!record?.port) return undefined
  return `postgres://${application}:${record.applicationPassword}@127.0.0.1:${record.port}/${application}`
}
