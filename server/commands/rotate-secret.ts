import { requireAppSecret } from '#server/config/app-secret.ts'
import { loadEnvFile } from '#server/config/env-file.ts'
import { readEnv } from '#server/config/env.ts'
import { findServer } from '#server/database/connection/find-server.ts'
import { openDatabase } from '#server/database/open.ts'
import { requireCluster, requireTables } from '#server/database/require-site.ts'
import { encryptAgain } from '#server/encryption/encrypt-again.ts'
import { openCipher } from '#server/encryption/open-cipher.ts'
import { encryptionTexts } from '#server/encryption/texts.ts'
import { openLog } from '#server/log/log.ts'
import { failureLine } from '#server/process/failure-line.ts'

// Encrypts everything with APP_SECRET that APP_SECRET_PREVIOUS encrypted. The service does the same in the background.

async function rotate(closers: (() => Promise<void>)[]): Promise<void> {
  loadEnvFile()
  const env = readEnv()
  await requireCluster(env)
  const log = openLog(env)
  const server = await findServer(env, log, closers)
  const { db, close } = await openDatabase(server.url, { log })
  closers.push(close)
  await requireTables(db)
  const secret = await requireAppSecret(env)
  const cipher = await openCipher(db, { secret, previous: env.appSecretPrevious })
  const rows = await encryptAgain({ db, cipher, log })
  await openCipher(db, { secret })
  console.log(encryptionTexts.rotated(rows))
}

const closers: (() => Promise<void>)[] = []
try {
  await rotate(closers)
} catch (error) {
  console.error(failureLine(error))
  process.exitCode = 1
} finally {
  for (const close of closers.toReversed()) await close().catch(() => undefined)
}
