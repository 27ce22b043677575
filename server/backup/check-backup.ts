import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readManifest } from './manifest.ts'
import { blobsIn } from './place.ts'
import { isBlobSound } from './stored-files.ts'
import { isTableSound } from './tables.ts'

export interface Checked {
  parts: number
  /** The tables, and the keys of the files, that cannot be restored. */
  damaged: string[]
}

/** Reads a whole backup and compares every checksum. Files of `earlier` backups may have another key, and only have to exist. */
export async function checkBackup(folder: string, identity: string, earlier = new Set<string>()): Promise<Checked> {
  const dir = dirname(folder)
  const { tables, files } = await readManifest(folder, identity)
  const damaged: string[] = []
  for (const table of tables) {
    if (!(await isTableSound(folder, table, identity))) damaged.push(`${basename(folder)}/tables/${table.name}.age`)
  }
  for (const file of files) {
    const isKept = earlier.has(file.blob) && existsSync(join(blobsIn(dir), file.blob))
    if (!isKept && !(await isBlobSound(dir, file, identity))) damaged.push(`files/${file.blob} (${file.key})`)
  }
  return { parts: tables.length + files.length, damaged }
}
