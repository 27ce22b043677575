import { basename, dirname } from 'node:path'
import { readManifest } from './manifest.ts'
import { isBlobSound } from './stored-files.ts'
import { isTableSound } from './tables.ts'

export interface Checked {
  parts: number
  /** The tables, and the keys of the files, that cannot be restored. */
  damaged: string[]
}

/** Reads a whole backup and compares every checksum. */
export async function checkBackup(folder: string, identity: string): Promise<Checked> {
  const dir = dirname(folder)
  const { tables, files } = await readManifest(folder, identity)
  const damaged: string[] = []
  for (const table of tables) {
    if (!(await isTableSound(folder, table, identity))) damaged.push(`${basename(folder)}/tables/${table.name}.age`)
  }
  for (const file of files) {
    if (!(await isBlobSound(dir, file, identity))) damaged.push(`files/${file.blob} (${file.key})`)
  }
  return { parts: tables.length + files.length, damaged }
}
