import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { syncFolder } from '#server/files/disk/durable-folder.ts'

type Bytes = AsyncIterable<Uint8Array>
/** A whole content, or its parts. */
type Source = Bytes | Iterable<Uint8Array>

/** Encrypts for the holders of these keys, in the format of age (age-encryption.org): `age -d` reads it without this project. */
async function* encrypt(bytes: Source, recipients: readonly string[]): Bytes {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* (await encrypter.encrypt(ReadableStream.from(bytes) as never)) as unknown as Bytes
}

/** Throws if a byte was changed. */
export async function* decrypt(bytes: Bytes, identity: string): Bytes {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  yield* (await decrypter.decrypt(ReadableStream.from(bytes) as never)) as unknown as Bytes
}

/** Writes a whole encrypted file or none. When it resolves, the file survives a power cut. */
export async function writeEncrypted(path: string, bytes: Source, recipients: readonly string[]): Promise<void> {
  const partial = `${path}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await pipeline(encrypt(bytes, recipients), createWriteStream(partial, { mode: 0o600, flush: true }))
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** The bytes that a file was made of. */
export const readEncrypted = (path: string, identity: string): Bytes => decrypt(createReadStream(path), identity)
