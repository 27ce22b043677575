import { fileURLToPath } from 'node:url'

const beside = fileURLToPath(new URL('../../.env', import.meta.url))

/** Settings of a `.env` in the project's folder, if there is one. What the environment says already stays as it is. */
export function loadEnvFile(path = beside): void {
  try {
    process.loadEnvFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
