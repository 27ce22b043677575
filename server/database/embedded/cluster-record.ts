import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrMakePrivateFile, readPrivateFile, writePrivateFile } from '#server/config/private-file.ts'
import { clusterTexts } from './texts.ts'

/** The name of the application's role and database. The role may create databases (tests do) but is no superuser. */
export const application = 'faro_empleo'

/** The content of DATA_DIR/postgres.json. */
export interface ClusterRecord {
  /** The password of PostgreSQL's superuser. */
  password: string
  /** The password of the application's role. Every start sets it, so a new one needs no other step. */
  applicationPassword: string
  /** The external folder that holds the cluster; null if it is in DATA_DIR. */
  outside: string | null
  /** The port of the last start. It is used again, so that people's database tools stay connected. */
  port: number | null
}

const fileOf = (dataDir: string): string => join(dataDir, 'postgres.json')
const newPassword = (): string => randomBytes(24).toString('hex')
const print = (record: ClusterRecord): string => `${JSON.stringify(record, null, 2)}\n`

export async function findRecord(dataDir: string): Promise<ClusterRecord | null> {
  const content = await readPrivateFile(fileOf(dataDir))
  return content === null ? null : parse(dataDir, content)
}

/** Creates the record of a DATA_DIR. If another process created it at the same time, returns that one. */
export async function createRecord(dataDir: string, outside: string | null): Promise<ClusterRecord> {
  const record = { password: newPassword(), applicationPassword: newPassword(), outside, port: null }
  return parse(dataDir, await readOrMakePrivateFile(fileOf(dataDir), () => print(record)))
}

export const saveRecord = (dataDir: string, record: ClusterRecord): Promise<void> =>
  writePrivateFile(fileOf(dataDir), print(record))

/** The application's address of a server. No program listens on port 0, so it refuses every connection. */
export const addressOf = ({ applicationPassword }: ClusterRecord, port: number): string =>
  `postgres://${application}:${applicationPassword}@127.0.0.1:${port}/${application}`

/** The address at which the embedded server of a DATA_DIR last ran. Undefined if it never ran. It may not be running now. */
export async function findLastAddress(dataDir: string): Promise<string | undefined> {
  const record = await findRecord(dataDir)
  return record?.port ? addressOf(record, record.port) : undefined
}

function parse(dataDir: string, content: string): ClusterRecord {
  try {
    // Older records have one password, for both roles.
    return { applicationPassword: newPassword(), ...JSON.parse(content) }
  } catch (cause) {
    throw new Error(clusterTexts.recordDamaged(fileOf(dataDir)), { cause })
  }
}
