import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#server/testing/any-text.ts'
import { createCipher, type Encrypted } from './cipher.ts'

const cipher = createCipher('the secret of today', 'the secret of yesterday')
const yesterday = createCipher('the secret of yesterday')

const anyText = fc.string({ unit: anyCharacter })

test('any text comes back, for its owner', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, owner) => {
      expect(cipher.decrypt(cipher.encrypt(text, owner), owner)).toBe(text)
    }),
  )
})

test('a change of any byte is refused', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.integer({ min: 1, max: 255 }), (text, position, change) => {
      const { keyId, bytes } = cipher.encrypt(text, 'row 1')
      const place = position % bytes.length
      bytes.writeUInt8(bytes.readUInt8(place) ^ change, place)
      expect(() => cipher.decrypt({ keyId, bytes }, 'row 1')).toThrow()
    }),
  )
})

test('a value that is cut off is refused', () => {
  const { keyId, bytes } = cipher.encrypt('12345678Z', 'row 1')
  for (let length = 0; length < bytes.length; length += 1) {
    expect(() => cipher.decrypt({ keyId, bytes: bytes.subarray(0, length) }, 'row 1')).toThrow()
  }
})

test('a value of another row is refused', () => {
  expect(() => cipher.decrypt(cipher.encrypt('12345678Z', 'row 1'), 'row 2')).toThrow()
})

test('equal texts are stored differently, and no stored byte sequence holds the text', () => {
  const stored = Array.from({ length: 100 }, () => cipher.encrypt('12345678Z', 'row 1').bytes)
  expect(new Set(stored.map((bytes) => bytes.toString('hex'))).size).toBe(100)
  expect(stored.filter((bytes) => bytes.includes('12345678Z'))).toEqual([])
})

test('values of the previous secret are read, and new ones have the key of the present secret', () => {
  const old = yesterday.encrypt('12345678Z', 'row 1')
  expect(cipher.decrypt(old, 'row 1')).toBe('12345678Z')
  expect(cipher.keyId).not.toBe(old.keyId)
  expect(cipher.encrypt('12345678Z', 'row 1').keyId).toBe(cipher.keyId)
})

test('without the key the operator reads what to do', () => {
  const read = (encrypted: Encrypted) => yesterday.decrypt(encrypted, 'row 1')
  expect(() => read(cipher.encrypt('12345678Z', 'row 1'))).toThrow('APP_SECRET_PREVIOUS')
})
