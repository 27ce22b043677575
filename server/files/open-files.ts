import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { S3Settings } from '#server/config/env.ts'
import type { Clock } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'
import { downloadNameFor } from './download-name.ts'
import { isPublicKind, type FileKind, type Files } from './files.ts'
import { findKind, newKey } from './keys.ts'
import { pacedParts } from './paced-parts.ts'
import { openDisk, type DiskSettings } from './disk/open-disk.ts'
import { openS3 } from './s3/open-s3.ts'
import { createLinkSigner } from './signed-link.ts'

// The specification's default name of a downloaded CV.
const CV_NAME = 'CV_Documento.pdf'

// No key of a file looks like these.
const OWNER = 'installation.txt'
const DESTROYED = 'destroyed'

interface FilesOptions {
  env: DiskSettings & { s3?: S3Settings | undefined }
  secret: string | Uint8Array
  clock: Clock
  /** How long a bucket may take to begin an answer. */
  answerMs?: number
}

/** Opens the store of uploaded files: a bucket if one is configured, otherwise a folder. Links are the same for both. */
export async function openFiles({ env, secret, clock, answerMs }: FilesOptions): Promise<Files> {
  const disk = env.s3 ? await openS3(env.s3, answerMs) : await openDisk(env, clock)
  const signer = createLinkSigner(secret, clock)
  const rethrow = (error: unknown): never => {
    if (isMissing(error)) throw new AppError('not_found')
    throw env.s3 ? new AppError('files_unavailable', { cause: error }) : error
  }

  return {
    async put(kind, bytes, key = newKey(kind, bytes)) {
      await disk.put(key, bytes).catch(rethrow)
      return key
    },

    async open(key) {
      requireKind(key)
      const { contentLength: size, lastModified: storedAt } = await disk.getMetaData(key).catch(rethrow)
      return {
        size,
        storedAt,
        stream: async () => toPacedStream(await disk.getStream(key).catch(rethrow)),
      }
    },

    list: (folder) => listFolder(disk, folder).catch(rethrow),

    async remove(key) {
      requireKind(key)
      await disk.delete(key).catch(rethrow)
    },

    readOwner: () => disk.get(OWNER).catch((error: unknown) => (isMissing(error) ? null : rethrow(error))),

    writeOwner: (id) => disk.put(OWNER, id).catch(rethrow),

    markDestroyed: (name) => disk.put(`${DESTROYED}/${name}`, new Uint8Array()).catch(rethrow),

    listDestroyed: async () =>
      (await listFolder(disk, DESTROYED).catch(rethrow)).map((key) => key.slice(DESTROYED.length + 1)),

    async requireStore() {
      if (env.s3) await disk.listAll('cv').catch(rethrow)
    },

    publicLink(key) {
      if (!isPublicKind(requireKind(key))) throw new Error('Only logos and pictures have a public link')
      return `/files/${key}`
    },

    signedLink(key, reader, downloadName) {
      const kind = requireKind(key)
      const written = downloadName ?? (kind === 'cv' ? CV_NAME : '')
      const name = written && downloadNameFor(key, written)
      return `/files/${key}?${signer.sign(key, name, reader)}`
    },

    checkLink: (key, query) => signer.check(key, query),
  }
}

async function listFolder(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = []
  let page: Awaited<ReturnType<Disk['listAll']>> | undefined
  do {
    const { paginationToken } = page ?? {}
    page = await disk.listAll(folder, paginationToken ? { paginationToken } : {}).catch(emptyIfMissing)
    for (const entry of page.objects) if (entry.isFile) keys.push(entry.key)
  } while (page.paginationToken)
  return keys
}

/** A missing folder is an empty one: the disk stores no empty folders. */
function emptyIfMissing(error: unknown) {
  if (causeOf(error)['code'] === 'ENOENT') return { objects: [] }
  throw error
}

const toPacedStream = (stream: Readable) =>
  Readable.toWeb(Readable.from(pacedParts(stream), { objectMode: false })) as ReadableStream

function requireKind(key: string): FileKind {
  const kind = findKind(key)
  if (!kind) throw new AppError('not_found')
  return kind
}

/** Only a missing file counts, not a missing bucket. */
function isMissing(error: unknown): boolean {
  const { code, name } = causeOf(error)
  return code === 'ENOENT' || name === 'NotFound' || name === 'NoSuchKey'
}

/** flydrive wraps the error of the store. */
const causeOf = (error: unknown): { code?: unknown; name?: unknown } =>
  error instanceof Error && error.cause instanceof Error ? error.cause : {}
