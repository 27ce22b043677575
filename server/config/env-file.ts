import { join } from 'node:path'
import { projectRoot } from './project-root.ts'
import { fileTexts } from './texts.ts'

const usual = join(projectRoot, '.env')

/** Loads `.env` from the project's folder, if it exists. Variables that are already set keep their values. */
export function loadEnvFile(path = usual): void {
  try {
    process.loadEnvFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw new Error(fileTexts.unreadable(path), { cause: error })
  }
}
