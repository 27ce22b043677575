import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'
import { readOrMakePrivateFile } from './private-file.ts'
import { fileTexts } from './texts.ts'

type Settings = Pick<Env, 'dataDir'> & Partial<Pick<Env, 'appSecret'>>

const fileIn = (dataDir: string): string => join(dataDir, 'app-secret')

/** The secret that signs links and cookies: APP_SECRET, or a generated one that is stored in DATA_DIR. */
export async function readAppSecret(env: Settings): Promise<string> {
  if (env.appSecret) return env.appSecret
  const path = fileIn(env.dataDir)
  const secret = (await readOrMakePrivateFile(path, () => randomBytes(32).toString('base64url'))).trim()
  if (secret.length < 32) throw new Error(fileTexts.damaged(path))
  return secret
}

export const hasAppSecret = ({ appSecret, dataDir }: Settings): boolean =>
  appSecret !== undefined || existsSync(fileIn(dataDir))

/** The secret of a service that has started before. Creates none. */
export async function requireAppSecret(env: Settings): Promise<string> {
  if (!hasAppSecret(env)) throw new Error(fileTexts.secretMissing(fileIn(env.dataDir)))
  return readAppSecret(env)
}
