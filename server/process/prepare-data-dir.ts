import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startTexts } from './texts.ts'

/** Creates DATA_DIR if it is missing, and tries to write to it. Throws one sentence for the operator. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `write-test-${process.pid}`)
  try {
    await createFolder(dataDir)
    await writeFile(probe, 'x').finally(() => rm(probe, { force: true }))
  } catch (error) {
    throw meaningOf(error as NodeJS.ErrnoException, dataDir)
  }
}

// Not `recursive`: in /proc Node would retry that forever.
async function createFolder(folder: string): Promise<void> {
  const parent = dirname(folder)
  if (!existsSync(parent)) await createFolder(parent)
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Translates an error of the file system into a sentence about DATA_DIR. */
export function meaningOf(error: NodeJS.ErrnoException, dataDir: string): Error {
  return new Error(sentenceFor(error.code ?? error.message, dataDir), { cause: error })
}

function sentenceFor(code: string, dataDir: string): string {
  if (code === 'EACCES' || code === 'EPERM') return startTexts.dataForbidden(dataDir)
  if (code === 'ENOTDIR') return startTexts.dataIsFile(dataDir)
  if (code === 'ENAMETOOLONG') return startTexts.dataNameTooLong
  if (code === 'EROFS') return startTexts.dataReadOnly(dataDir)
  if (code === 'ENOSPC' || code === 'EDQUOT') return startTexts.diskFull(dataDir)
  return startTexts.dataUnusable(dataDir, code)
}
