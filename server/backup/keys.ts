import { join } from 'node:path'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Env } from '#server/config/env.ts'
import { readOrMakePrivateFile, readPrivateFile } from '#server/config/private-file.ts'
import { backupTexts as texts } from './texts.ts'

type Settings = NonNullable<Env['backup']>

/** In BACKUP_DIR: a key of its own, encrypted with the passphrase. Each file would need a second of scrypt otherwise. */
const keyFileIn = (folder: string): string => join(folder, 'key.age')

/** The public key that backups are encrypted for. With BACKUP_RECIPIENT the server cannot read its own backups. */
export async function findRecipient({ dir, recipient, passphrase }: Settings): Promise<string> {
  if (recipient) return recipient
  if (!passphrase) throw new Error(texts.noKey)
  const identity = await generateX25519Identity()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const encrypted = Buffer.from(await encrypter.encrypt(identity)).toString('base64')
  const stored = await readOrMakePrivateFile(keyFileIn(dir), () => encrypted)
  return identityToRecipient(stored === encrypted ? identity : await openKey(stored, passphrase))
}

/** The private key that reads the backups of a folder. `given` is the text of an identity file of age. */
export async function findIdentity(dir: string, passphrase: string | undefined, given?: string): Promise<string> {
  const line = given?.match(/^AGE-SECRET-KEY-\S+/m)?.[0]
  if (line) return line
  const stored = await readPrivateFile(keyFileIn(dir))
  if (!stored || !passphrase || given !== undefined) throw new Error(texts.noIdentity)
  return openKey(stored, passphrase)
}

async function openKey(stored: string, passphrase: string): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return decrypter.decrypt(Buffer.from(stored, 'base64'), 'text').catch((cause: unknown) => {
    throw new Error(texts.wrongPassphrase, { cause })
  })
}
