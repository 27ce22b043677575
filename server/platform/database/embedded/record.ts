import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrMakePrivateFile, readPrivateFile, writePrivateFile } from '#server/config/private-file.ts'

/** What DATA_DIR remembers of its cluster. */
export interface ClusterRecord {
  password: string
  /** The folder outside DATA_DIR that holds the cluster, or null: it lies inside. */
  outside: string | null
  /** The port of the last start, so that tools that knew it find the database again. */
  port: number | null
}

const fileOf = (dataDir: string): string => join(dataDir, 'postgres.json')

export async function findRecord(dataDir: string): Promise<ClusterRecord | null> {
  const content = await readPrivateFile(fileOf(dataDir))
  return content === null ? null : parse(dataDir, content)
}

/** Makes the record of a DATA_DIR that has none. Another process may have been faster: what it wrote counts. */
export async function makeRecord(dataDir: string, outside: string | null): Promise<ClusterRecord> {
  const record: ClusterRecord = { password: randomBytes(24).toString('hex'), outside, port: null }
  return parse(dataDir, await readOrMakePrivateFile(fileOf(dataDir), () => print(record)))
}

interface SavePort {
  dataDir: string
  record: ClusterRecord
  port: number
}

/** Remembers the port of this start. */
export async function savePort({ dataDir, record, port }: SavePort): Promise<void> {
  if (record.port === port) return
  record.port = port
  await writePrivateFile(fileOf(dataDir), print(record))
}

const print = (record: ClusterRecord): string => `${JSON.stringify(record, null, 2)}\n`

function parse(dataDir: string, content: string): ClusterRecord {
  try {
    return JSON.parse(content) as ClusterRecord
  } catch (cause) {
    throw new Error(`${fileOf(dataDir)} is damaged: restore it from a backup. It holds the database's password.`, {
      cause,
    })
  }
}
