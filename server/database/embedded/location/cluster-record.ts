import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrMakePrivateFile, readPrivateFile, writePrivateFile } from '#server/config/private-file.ts'
import { clusterTexts } from '../texts.ts'

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

export async function findRecord(dataDir: string): Promise<ClusterRecord | null> {
  const content = await readPrivateFile(fileOf(dataDir))
  return content === null ? null : parse(dataDir, content)
}

/** Creates the record of a DATA_DIR. If another process created it at the same time, returns that one. */
export async function createRecord(dataDir: string, outside: string | null): Promise<ClusterRecord> {
  const record = { password: newPassword(), applicationPassword: newPassword(), outside, port: null }
  return parse(dataDir, await readOrMakePrivateFile(fileOf(dataDir), () => print(record)))
}

export async function saveRecord(dataDir: string, record: ClusterRecord): Promise<void> {
  const content = print(record)
  if ((await readPrivateFile(fileOf(dataDir))) !== content) await writePrivateFile(fileOf(dataDir), content)
}

const newPassword = (): string => randomBytes(24).toString('hex')

const print = (record: ClusterRecord): string => `${JSON.stringify(record, null, 2)}\n`

function parse(dataDir: string, content: string): ClusterRecord {
  try {
    // Older records have one password, for both roles.
    return {
      applicationPassword: newPassword(),
      ...(JSON.parse(content) as Omit<ClusterRecord, 'applicationPassword'>),
    }
  } catch (cause) {
    throw new Error(clusterTexts.recordDamaged(fileOf(dataDir)), { cause })
  }
}
