import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { RunningServer } from './running-server.ts'

/** Every state of every application is explained by its history: what `npm run doctor` says. Throws with the applications that are not. */
export async function expectExplained({ dataDir, address }: Pick<RunningServer, 'dataDir' | 'address'>): Promise<void> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, BASE_URL: address }
  const examined = promisify(execFile)(process.execPath, ['server/commands/cli.ts', 'doctor'], { env })
  await examined.catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`The doctor found applications that no history explains:\n${error.stdout}${error.stderr}`)
  })
}
