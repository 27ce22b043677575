import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '#server/deps.ts'
import { isOwnStore } from '#server/files/pending/is-own-store.ts'

/** Data of nobody: a number and the time of creation. A restored database may give the same number to somebody else. */
export interface Destroyed {
  id: number
  createdAt: Date
}

type Context = Pick<Deps, 'db' | 'files' | 'env'>

/** Adds an account to the list, and returns when it would survive a power cut. */
export type RecordDestroyed = (one: Destroyed) => Promise<void>

/**
 * The list is outside the database, because a restored backup does not know what was deleted after it: in DATA_DIR, and in the store of
 * files, which other machines and a new disk can read. Throws if the store is away. The store of another installation is left alone.
 */
export async function openDestroyedAccounts({ db, files, env }: Context): Promise<RecordDestroyed> {
  const isOwn = await isOwnStore({ db, files })
  return async (one) => {
    await append(env.dataDir, one)
    if (isOwn) await files.markDestroyed(markOf(one))
  }
}

/** All accounts of the list in DATA_DIR. A line that a crash has cut is left out: its account was not deleted yet. */
export async function listInDataDir(dataDir: string): Promise<Destroyed[]> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return [...text.matchAll(/^(\d+) (\S+Z)$/gm)].map(([, id, createdAt]) => ({
    id: Number(id),
    createdAt: new Date(String(createdAt)),
  }))
}

/** All accounts of the list in the store, after adding those of the other list. Throws if the store is away. */
export async function listInStore({ db, files }: Context, others: readonly Destroyed[]): Promise<Destroyed[]> {
  if (!(await isOwnStore({ db, files }))) return []
  const marks = new Set(await files.listDestroyed())
  for (const mark of others.map(markOf)) if (!marks.has(mark)) await files.markDestroyed(mark)
  return [...marks].flatMap((mark) => {
    const [, id, createdAt] = /^(\d+)-(\d+)$/.exec(mark) ?? []
    return id ? [{ id: Number(id), createdAt: new Date(Number(createdAt)) }] : []
  })
}

const pathIn = (dataDir: string): string => join(dataDir, 'destroyed-accounts')

const markOf = ({ id, createdAt }: Destroyed): string => `${id}-${createdAt.getTime()}`

async function append(dataDir: string, { id, createdAt }: Destroyed): Promise<void> {
  const file = await open(pathIn(dataDir), 'a', 0o600)
  try {
    // The line before may have been cut by a crash.
    await file.write(`\n${id} ${createdAt.toISOString()}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}
