import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileKinds, type Files, type FileKind } from '#server/files/files.ts'
import { findKind } from '#server/files/keys.ts'
import { readEncrypted, writeEncrypted } from './encryption.ts'
import type { Manifest } from './manifest.ts'
import { blobsIn, listBlobs } from './place.ts'

type BackedUpFile = Manifest['files'][number]

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const folders = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** A copy of one's data lives for a day, and is made again on demand. */
const kept: readonly FileKind[] = fileKinds.filter((kind) => kind !== 'export')

/**
 * Copies the files that no earlier backup has. The content of a key never changes, so a key is read once. A path has the
 * hash of the key, for the next backup, and of the content, for whoever checks.
 */
export async function copyFiles(
  files: Files,
  dir: string,
  recipients: readonly string[],
): Promise<{ files: BackedUpFile[]; earlier: Set<string> }> {
  const known = new Map((await listBlobs(dir)).map((blob) => [keyHashOf(blob), blob]))
  const copied: BackedUpFile[] = []
  for (const folder of kept.flatMap((kind) => folders.map((name) => `${kind}/${name}`))) {
    for (const key of await files.list(folder)) {
      const hash = sha256(key)
      const blob = known.get(hash) ?? (await copyFile(files, { dir, key, hash, recipients }))
      if (blob) copied.push({ key, blob })
    }
  }
  return { files: copied, earlier: new Set(known.values()) }
}

const keyHashOf = (blob: string): string => blob.slice(3).split('-')[0] ?? ''

interface Copied {
  dir: string
  key: string
  hash: string
  recipients: readonly string[]
}

/** Returns null if the file has been deleted meanwhile. */
async function copyFile(files: Files, { dir, key, hash, recipients }: Copied): Promise<string | null> {
  const bytes = await readFile(files, key)
  if (!bytes) return null
  const blob = `${hash.slice(0, 2)}/${hash}-${sha256(bytes)}.age`
  await writeEncrypted(join(blobsIn(dir), blob), [bytes], recipients)
  return blob
}

async function readFile(files: Files, key: string): Promise<Uint8Array | null> {
  try {
    const stored = await files.open(key)
    return new Uint8Array(await new Response(await stored.stream()).arrayBuffer())
  } catch (error) {
    if ((await files.list(key.slice(0, key.lastIndexOf('/')))).includes(key)) throw error
    return null
  }
}

/** The bytes of a file. Throws if they are not those that were copied. */
export async function readBlob(dir: string, { blob }: BackedUpFile, identity: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of readEncrypted(join(blobsIn(dir), blob), identity)) parts.push(part)
  const bytes = Buffer.concat(parts)
  if (!blob.endsWith(`-${sha256(bytes)}.age`)) throw new Error(`${blob} has another checksum`)
  return bytes
}

/** Whether a file can be restored as it was. */
export const isBlobSound = (dir: string, file: BackedUpFile, identity: string): Promise<boolean> =>
  readBlob(dir, file, identity).then(
    () => true,
    () => false,
  )

export async function restoreFiles(
  files: Files,
  { dir, identity, copied }: { dir: string; identity: string; copied: readonly BackedUpFile[] },
): Promise<void> {
  for (const file of copied) {
    const kind = findKind(file.key)
    if (kind) await files.put(kind, await readBlob(dir, file, identity), file.key)
  }
}

/** Removes the files that no backup needs any more. */
export async function removeBlobs(dir: string, needed: ReadonlySet<string>): Promise<void> {
  for (const blob of await listBlobs(dir)) if (!needed.has(blob)) await rm(join(blobsIn(dir), blob), { force: true })
}
