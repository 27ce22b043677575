import { fileURLToPath } from 'node:url'
import { fileTexts } from './texts.ts'

const beside = fileURLToPath(new URL('../../.env', import.meta.url))

/** Loads `.env` from the project's folder, if it exists. Variables that are already set keep their values. */
export function loadEnvFile(path = beside): void {
  try {
    process.loadEnvFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw new Error(fileTexts.unreadable(path), { cause: error })
  }
}
