import { makeZip } from 'client-zip'
import type { Handle } from '#server/database/open.ts'
import type { Cipher } from '#server/encryption/cipher.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Files } from '#server/files/files.ts'
import { accountSections } from './account-sections.ts'
import { candidateSections } from './candidate-sections.ts'
import { companySections } from './company-sections.ts'
import { readmeText } from './readme-text.ts'
import type { Section } from './section.ts'

const all = [accountSections, candidateSections, companySections]

/** The lists of the file, with their Spanish names. */
export const sections: [string, Section][] = all.flatMap((some) => Object.entries<Section>(some))

type ZipDeps = Pick<Deps, 'db' | 'files' | 'cipher' | 'clock'>
type Rows = Record<string, Record<string, unknown>[]>

interface Read {
  rows: Rows
  /** The keys of the files. In the rows they are paths in the ZIP. */
  keys: string[]
}

/** The ZIP of everything that is stored of an account: `LEEME.txt`, `datos.json` and the files. */
export async function zipData({ db, files, cipher, clock }: ZipDeps, accountId: number): Promise<Uint8Array> {
  // One snapshot, so that the lists agree with each other.
  const read = await db.transaction((tx) => readAll(tx, accountId, cipher), { isolationLevel: 'repeatable read' })
  const zip = makeZip(listEntries(read, files, clock.now()))
  // A store needs to know the size of what it gets. The quota of CVs limits it.
  return new Uint8Array(await new Response(zip).arrayBuffer())
}

async function* listEntries({ rows, keys }: Read, files: Files, lastModified: Date) {
  yield { name: 'LEEME.txt', input: readmeText(sections, lastModified), lastModified }
  yield { name: 'datos.json', input: `${JSON.stringify(rows, null, 2)}\n`, lastModified }
  for (const key of keys) {
    const file = await files.open(key).catch(nullIfMissing)
    // The nightly comparison names lost files in the log. Its owner gets everything else.
    if (file) yield { name: pathOf(key), input: await file.stream(), lastModified }
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null
  throw error
}

async function readAll(db: Handle, accountId: number, cipher: Cipher): Promise<Read> {
  const rows: Rows = {}
  const keys: string[] = []
  for (const [name, section] of sections) {
    const found = await section.readRows(db, accountId, cipher)
    for (const row of found) keys.push(...replaceKeys(row, section))
    rows[name] = found
  }
  return { rows, keys }
}

/** Writes paths over the keys of a row, and returns the keys. */
function replaceKeys(row: Record<string, unknown>, { files }: Section): string[] {
  return files.flatMap((name) => {
    const key = row[name]
    if (typeof key !== 'string') return []
    row[name] = pathOf(key)
    return [key]
  })
}

const pathOf = (key: string): string => `archivos/${key.replaceAll('/', '-')}`
