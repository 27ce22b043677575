import { existsSync } from 'node:fs'
import * as z from 'zod'
import { manifestIn } from './place.ts'
import { readEncrypted, writeEncrypted } from './encryption.ts'
import { backupTexts as texts } from './texts.ts'

const Table = z.object({
  /** With its schema, quoted: `public.offer`. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the text that COPY writes. */
  sha256: z.string(),
})

const Manifest = z.object({
  version: z.literal(1),
  madeAt: z.string(),
  /** The version of the program. */
  release: z.string(),
  /** The time of the last migration. */
  migration: z.number(),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** The uploaded files: their keys, and the paths of what holds them below `files/`. */
  files: z.array(z.object({ key: z.string(), blob: z.string() })),
  /** The installation that the store of files belongs to. */
  owner: z.string().nullable(),
})

export type Manifest = z.output<typeof Manifest>
export type BackedUpTable = z.output<typeof Table>

export const writeManifest = (folder: string, manifest: Manifest, recipients: readonly string[]): Promise<void> =>
  writeEncrypted(manifestIn(folder), [Buffer.from(JSON.stringify(manifest))], recipients)

/** The first thing that is read of a backup: a wrong key is noticed here. */
export async function readManifest(folder: string, identity: string): Promise<Manifest> {
  if (!existsSync(manifestIn(folder))) throw new Error(texts.noBackup(folder))
  const parts: Uint8Array[] = []
  try {
    for await (const part of readEncrypted(manifestIn(folder), identity)) parts.push(part)
  } catch (error) {
    const isWrongKey = error instanceof Error && error.message.includes('no identity matched')
    throw new Error(isWrongKey ? texts.wrongIdentity : texts.damaged(['manifest.age']), { cause: error })
  }
  return Manifest.parse(JSON.parse(Buffer.concat(parts).toString()))
}
