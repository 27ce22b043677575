import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Nobody's data: a number, and when the account was created. A restored database may give the same number to somebody else. */
export interface Destroyed {
  id: number
  createdAt: Date
}

const pathIn = (dataDir: string): string => join(dataDir, 'destroyed-accounts')

/** Adds an account to the list, which is outside the database: a restored backup does not know what was deleted after it. */
export async function recordDestroyed(dataDir: string, { id, createdAt }: Destroyed): Promise<void> {
  const file = await open(pathIn(dataDir), 'a', 0o600)
  try {
    await file.write(`${id} ${createdAt.toISOString()}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** All accounts of the list. A line that a crash has cut is left out: its account was not deleted yet. */
export async function listDestroyed(dataDir: string): Promise<Destroyed[]> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return [...text.matchAll(/^(\d+) (\S+Z)$/gm)].map(([, id, createdAt]) => ({
    id: Number(id),
    createdAt: new Date(String(createdAt)),
  }))
}
