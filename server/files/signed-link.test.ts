import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLinkSigner } from './signed-link.ts'

const key = 'cv/ab/cdef.pdf'
const start = Date.parse('2026-11-21T10:00:00.400Z')

function signerAt(instant = start, secret = 'a secret') {
  const clock = { instant, now: () => new Date(clock.instant) }
  return { clock, signer: createLinkSigner(secret, clock) }
}

const copyOf = (query: URLSearchParams, changes: Record<string, string>) => {
  const copy = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) copy.set(name, value)
  return copy
}

describe('a signed link', () => {
  test('is valid for its file with any name of the download', () => {
    const { signer } = signerAt()
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (anyKey, name) => {
        const travelled = new URLSearchParams(signer.sign(anyKey, name).toString())
        expect(signer.check(anyKey, travelled)).toBe('valid')
      }),
    )
  })

  test('is not valid for another file', () => {
    const { signer } = signerAt()
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (one, other, name) => {
        fc.pre(one !== other)
        expect(signer.check(other, signer.sign(one, name))).toBe('invalid')
      }),
    )
  })

  test('is valid for five minutes, and then counts as expired', () => {
    const { clock, signer } = signerAt()
    const query = signer.sign(key, '')
    clock.instant = start + 299_000
    expect(signer.check(key, query)).toBe('valid')
    clock.instant = start + 300_000
    expect(signer.check(key, query)).toBe('expired')
  })

  test('cannot be extended', () => {
    const { clock, signer } = signerAt()
    const query = signer.sign(key, '')
    const later = String(Number(query.get('caduca')) + 3600)
    expect(signer.check(key, copyOf(query, { caduca: later }))).toBe('invalid')
    clock.instant = start + 600_000
    expect(signer.check(key, copyOf(query, { caduca: later }))).toBe('invalid')
  })

  test('cannot be extended with the digits of its name', () => {
    const { signer } = signerAt()
    const query = signer.sign(key, '99.pdf')
    const later = `${query.get('caduca')}99`
    expect(signer.check(key, copyOf(query, { caduca: later, nombre: '.pdf' }))).toBe('invalid')
  })

  test('is not valid with another name than the signed one', () => {
    const { signer } = signerAt()
    const query = signer.sign(key, 'CV.pdf')
    expect(signer.check(key, copyOf(query, { nombre: 'factura.exe' }))).toBe('invalid')
    query.delete('nombre')
    expect(signer.check(key, query)).toBe('invalid')
  })

  test('that was signed with another secret is not valid', () => {
    const query = signerAt(start, 'another secret').signer.sign(key, '')
    expect(signerAt().signer.check(key, query)).toBe('invalid')
  })

  test('that is forged counts as invalid, not as expired', () => {
    const { signer } = signerAt()
    const query = copyOf(signer.sign(key, ''), { caduca: '1' })
    expect(signer.check(key, query)).toBe('invalid')
  })

  test.each(['caduca', 'nombre', 'firma'])('with «%s» given twice is refused', (parameter) => {
    const { signer } = signerAt()
    const query = signer.sign(key, 'CV.pdf')
    query.append(parameter, query.get(parameter) ?? '')
    expect(signer.check(key, query)).toBe('invalid')
  })

  test.each(['caduca', 'firma'])('without «%s» is refused', (parameter) => {
    const { signer } = signerAt()
    const query = signer.sign(key, '')
    query.delete(parameter)
    expect(signer.check(key, query)).toBe('invalid')
  })

  test('changed in any letter of its signature is refused', () => {
    const { signer } = signerAt()
    const query = signer.sign(key, '')
    const signature = query.get('firma') ?? ''
    for (let place = 0; place < signature.length; place += 1) {
      const letter = signature[place] === 'A' ? 'B' : 'A'
      const changed = signature.slice(0, place) + letter + signature.slice(place + 1)
      expect(signer.check(key, copyOf(query, { firma: changed }))).toBe('invalid')
    }
  })
})
