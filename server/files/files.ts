export const fileKinds = ['cv', 'photo', 'logo', 'picture', 'export'] as const

export type FileKind = (typeof fileKinds)[number]

/** Everybody may read logos of companies, and the pictures of the lists that operators edit. */
export const isPublicKind = (kind: FileKind): boolean => kind === 'logo' || kind === 'picture'

export type LinkVerdict = 'valid' | 'expired' | 'invalid'

/** The store of uploaded files. A key is random and contains only the kind of the file: `cv/ab/cdef….pdf`. */
export interface Files {
  /**
   * Stores the bytes unchanged, under a new key unless one is given, and returns the key. When it resolves, they survive a
   * crash and a power cut. For a file with a row use `storeFile`.
   */
  put(kind: FileKind, bytes: Uint8Array, key?: string): Promise<string>
  /** The file of a key; throws `not_found` if there is none. */
  open(key: string): Promise<StoredFile>
  /** The keys of all files in a folder, such as `cv/ab`. */
  list(folder: string): Promise<string[]>
  /** The id of the installation that the store belongs to; null if nobody has written one. */
  readOwner(): Promise<string | null>
  writeOwner(id: string): Promise<void>
  /** Adds a name to the list of destroyed accounts, an empty file that nothing removes. When it resolves, it survives a power cut. */
  markDestroyed(name: string): Promise<void>
  /** All names of that list. */
  listDestroyed(): Promise<string[]>
  /** Throws if the store cannot be reached. */
  requireStore(): Promise<void>
  /** Deletes a file. A missing file is fine. For a file with a row use `removeFiles`. */
  remove(key: string): Promise<void>
  /** A permanent root-relative link, for logos and pictures of lists only: no other file is public. */
  publicLink(key: string): string
  /**
   * A root-relative link to this one file for 5 minutes. The caller must check that the reader may see the file; each
   * request checks it again. `downloadName` is as people wrote it: a missing extension is added. An empty one shows the
   * file instead of downloading it.
   */
  signedLink(key: string, reader: Reader, downloadName?: string): string
  /** Whether the query of a link is valid for this file now. */
  checkLink(key: string, query: URLSearchParams): LinkVerdict
}

/**
 * The reader of a link: a company downloads (`candidatura`) or views (`vista`) files of an application, a candidate
 * reads own files, a session reads the data of its account. Spanish, because it is part of the link.
 */
export type Reader = `candidatura-${number}` | `vista-${number}` | `candidato-${number}` | `sesion-${number}`

export interface StoredFile {
  size: number
  storedAt: Date
  /** The bytes, read as fast as the reader takes them, so that a slow one costs no memory. */
  stream(): Promise<ReadableStream>
}
