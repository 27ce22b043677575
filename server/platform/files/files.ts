export type FileKind = 'cv' | 'photo' | 'logo'

export type LinkVerdict = 'valid' | 'expired' | 'invalid'

/** Where uploaded files are kept. A key is random and says only its kind: `cv/ab/cdef….pdf`. */
export interface Files {
  /** Keeps the bytes as they are and answers their new key. Once it resolves they survive a crash and a power cut. */
  put(kind: FileKind, bytes: Uint8Array): Promise<string>
  /** The bytes behind a key; `not_found` where there are none. */
  read(key: string): Promise<Uint8Array>
  /** Forgets a file; one that is already gone is fine. Inside a transaction: call it after the commit. */
  remove(key: string): Promise<void>
  /** A lasting root-relative link, for logos only: nothing else is public. */
  publicLink(key: string): string
  /** A root-relative link to this one file for 5 minutes. Make it only for who may see the file. */
  signedLink(key: string, options?: SignedLinkOptions): string
  /** Whether a link's query opens this file now. */
  checkLink(key: string, query: URLSearchParams): LinkVerdict
}

export interface SignedLinkOptions {
  /** The name that a download is saved under, as people wrote it; the ending is added where it lacks. */
  downloadName?: string
}
