import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { anyStoredText, anyText } from '#server/testing/any-text.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { decodeDataUrl } from './data-url.ts'
import { contentTypeOf, findKind, newKey } from './keys.ts'
import { createLinkSigner } from './signed-link.ts'

const rules = { types: ['image/png'], maxBytes: 1000, wrongType: 'image_invalid', tooLarge: 'image_too_large' } as const
const anyBytes = fc.uint8Array({ maxLength: 1200 })
const check = <Value>(value: fc.Arbitrary<Value>, property: (given: Value) => void) =>
  fc.assert(fc.property(value, property))

describe('A data URL', () => {
  test('decodes to the bytes that it was made from, up to the limit', () => {
    check(fc.uint8Array({ minLength: 1, maxLength: 1200 }), (bytes) => {
      const read = () => decodeDataUrl(`data:image/png;base64,${Buffer.from(bytes).toString('base64')}`, rules)
      if (bytes.length > rules.maxBytes) expect(read).toThrow(AppError)
      else expect(Buffer.from(read().bytes).equals(bytes)).toBe(true)
    })
  })

  test('is read or refused with one of our errors, for any text', () => {
    const heads = fc.constantFrom('', 'data:', 'data:image/png;base64,', 'DATA:IMAGE/PNG;BASE64,', 'data:a/b;base64,')
    check(fc.tuple(heads, anyText), ([head, text]) => {
      try {
        const { type, bytes } = decodeDataUrl(head + text, rules)
        expect(`${head}${text}`.endsWith(Buffer.from(bytes).toString('base64'))).toBe(true)
        expect(type).toBe('image/png')
      } catch (error) {
        expect(error).toBeInstanceOf(AppError)
      }
    })
  })
})

describe('The key of a file', () => {
  test('contains its kind, and does not lead out of its folder', () => {
    check(fc.tuple(fc.constantFrom('cv' as const, 'photo' as const, 'logo' as const), anyBytes), ([kind, bytes]) => {
      const key = newKey(kind, bytes)
      expect(findKind(key)).toBe(kind)
      expect(key).toMatch(/^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{38}\.[a-z]+$/)
      expect(contentTypeOf(key)).not.toBe('application/octet-stream')
    })
  })

  test('is the only text that is accepted as a key', () => {
    const key = newKey('cv', new Uint8Array())
    const other = fc.tuple(anyText, fc.nat({ max: key.length }))
    check(other, ([text, at]) => {
      const changed = key.slice(0, at) + text + key.slice(at)
      if (!/^[0-9a-f]*$/.test(text)) expect(findKind(changed)).toBeNull()
      expect(findKind(text)).toBeNull()
    })
  })
})

describe('A signed link', () => {
  const clock = createTestClock()
  const signer = createLinkSigner('a secret of the tests, long enough', clock)
  const throughAddress = (query: URLSearchParams) => new URL(`https://empleo.example/x?${query}`).searchParams

  test('is valid for its file and name, and for no other file or name', () => {
    check(fc.tuple(anyStoredText, anyStoredText, anyStoredText), ([key, name, other]) => {
      const query = throughAddress(signer.sign(key, name))
      expect(query.get('nombre') ?? '').toBe(name)
      expect(signer.check(key, query)).toBe('valid')
      if (other !== key) expect(signer.check(other, query)).toBe('invalid')
      query.set('nombre', `${name}${other}x`)
      expect(signer.check(key, query)).toBe('invalid')
    })
  })

  test('is not valid with a query that was not signed', () => {
    const anyPair = fc.tuple(fc.constantFrom('caduca', 'firma', 'nombre'), anyText)
    check(fc.tuple(anyText, fc.array(anyPair, { maxLength: 4 })), ([key, pairs]) => {
      expect(signer.check(key, new URLSearchParams(pairs))).toBe('invalid')
    })
  })
})
