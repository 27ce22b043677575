import { makeZip } from 'client-zip'
import type { Handle } from '#server/platform/database/open.ts'
import type { Cipher } from '#server/platform/encryption/cipher.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findKind } from '#server/platform/files/keys.ts'
import type { Files } from '#server/platform/files/files.ts'
import { accountSections } from './account-sections.ts'
import { companySections } from './company-sections.ts'
import { readmeText } from './readme-text.ts'

export const sections = [...accountSections, ...companySections]

type ZipDeps = Pick<Deps, 'db' | 'files' | 'cipher' | 'clock'>
type Rows = Record<string, Record<string, unknown>[]>

/** The ZIP of everything that is stored of an account: `LEEME.txt`, `datos.json` and the files. */
export async function zipData({ db, files, cipher, clock }: ZipDeps, accountId: number): Promise<Uint8Array> {
  // One snapshot, so that the lists agree with each other.
  const rows = await db.transaction((tx) => readAll(tx, accountId, cipher), { isolationLevel: 'repeatable read' })
  const zip = makeZip(listEntries(rows, files, clock.now()))
  // A store needs to know the size of what it gets. The quota of CVs limits it.
  return new Uint8Array(await new Response(zip).arrayBuffer())
}

async function* listEntries(rows: Rows, files: Files, lastModified: Date) {
  yield { name: 'LEEME.txt', input: readmeText(sections, lastModified), lastModified }
  yield { name: 'datos.json', input: `${JSON.stringify(rows, keyToPath, 2)}\n`, lastModified }
  for (const key of listKeys(rows)) {
    const file = await files.open(key)
    yield { name: pathOf(key), input: await file.stream(), lastModified }
  }
}

async function readAll(db: Handle, accountId: number, cipher: Cipher): Promise<Rows> {
  const rows: Rows = {}
  for (const { name, readRows } of sections) rows[name] = await readRows(db, accountId, cipher)
  return rows
}

const isKey = (value: unknown): value is string => typeof value === 'string' && findKind(value) !== null

const listKeys = (rows: Rows): string[] =>
  Object.values(rows).flatMap((list) => list.flatMap((row) => Object.values(row).filter(isKey)))

const pathOf = (key: string): string => `archivos/${key.replaceAll('/', '-')}`

const keyToPath = (_: string, value: unknown) => (isKey(value) ? pathOf(value) : value)
