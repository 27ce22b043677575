import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { encryptionTexts } from './texts.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What is stored: `bytes` is nonce (12 bytes, random), ciphertext, tag (16 bytes). */
export interface Encrypted {
  keyId: string
  bytes: Buffer
}

export interface Cipher {
  /** The key that encrypts. */
  readonly keyId: string
  /** All keys that decrypt. */
  readonly knownKeyIds: readonly string[]
  /** `owner` names the row. It is authenticated, so a value that is copied to another row does not decrypt. */
  encrypt(text: string, owner: string): Encrypted
  /** Throws if the key is unknown, the owner is another, or a byte was changed. */
  decrypt(encrypted: Encrypted, owner: string): string
}

/**
 * Encrypts with AES-256-GCM. The key and its id are derived from `secret` by HKDF-SHA-256. `previous` is an earlier secret, whose
 * values are still decrypted.
 */
export function createCipher(secret: string, previous?: string): Cipher {
  const current = deriveKey(secret)
  const keys = new Map([...(previous ? [deriveKey(previous)] : []), current].map((one) => [one.id, one.key]))

  return {
    keyId: current.id,
    knownKeyIds: [...keys.keys()],

    encrypt(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(Buffer.from(owner))
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return { keyId: current.id, bytes }
    },

    decrypt({ keyId, bytes }, owner) {
      const key = keys.get(keyId)
      if (!key) throw new Error(encryptionTexts.unknownKey(keyId))
      const tagStart = bytes.length - TAG_BYTES
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(tagStart))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, tagStart)), decipher.final()]).toString('utf8')
    },
  }
}

function deriveKey(secret: string): { id: string; key: Buffer } {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
  return { id: derive('encryption key id', KEY_ID_BYTES).toString('hex'), key: derive('encryption key', KEY_BYTES) }
}
