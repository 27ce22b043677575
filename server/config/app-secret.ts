import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from './env.ts'
import { readOrMakePrivateFile } from './private-file.ts'
import { fileTexts } from './texts.ts'

/** The secret that signs links and cookies: APP_SECRET, or a generated one that is stored in DATA_DIR. */
export async function readAppSecret(env: Pick<Env, 'appSecret' | 'dataDir'>): Promise<string> {
  if (env.appSecret) return env.appSecret
  const path = join(env.dataDir, 'app-secret')
  const secret = (await readOrMakePrivateFile(path, () => randomBytes(32).toString('base64url'))).trim()
  if (secret.length < 32) throw new Error(fileTexts.damaged(path))
  return secret
}
