import { requireAppSecret } from '#server/config/app-secret.ts'
import { encryptAgain } from '#server/encryption/encrypt-again.ts'
import { openCipher } from '#server/encryption/open-cipher.ts'
import { encryptionTexts } from '#server/encryption/texts.ts'
import { openLog } from '#server/log/log.ts'
import { requireYes } from './ask.ts'
import { openSite, type ShellRun } from './open-site.ts'
import { readWords } from './read-words.ts'
import { shellTexts as texts } from './texts.ts'

/** Encrypts everything with APP_SECRET that APP_SECRET_PREVIOUS encrypted. The service does the same in the background. */
export const rotateSecret: ShellRun = async (env, words, closers) => {
  const { flags } = readWords(words, { flags: ['yes'], most: 0 })
  await requireYes(texts.rotatesSecret, { isYes: flags.has('yes') })
  const db = await openSite(env, closers, 'reads')
  const secret = await requireAppSecret(env)
  const cipher = await openCipher(db, { secret, previous: env.appSecretPrevious })
  const rows = await encryptAgain({ db, cipher, log: openLog(env) })
  await openCipher(db, { secret })
  return encryptionTexts.rotated(rows)
}
