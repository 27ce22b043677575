import { statfs } from 'node:fs/promises'

/**
 * Throws the error of a full disk while less than `minBytes` are free, so that files leave space for the database and the
 * log.
 */
export async function requireFreeSpace(folder: string, minBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < minBytes) throw Object.assign(new Error(`${folder} has too little space`), { code: 'ENOSPC' })
}
