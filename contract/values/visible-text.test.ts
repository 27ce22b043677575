import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NewCandidateProfile } from '../candidates.ts'
import { NewCompanyProfile } from '../companies.ts'
import { NewOffer } from '../offers.ts'
import { NewProject } from '../projects.ts'
import { isPlainLine, isVisible } from './visible-text.ts'

// By hand from the Unicode charts, not from the properties that the rule uses.
const hidden = {
  'embedded directions and overrides': ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  'isolated directions': ['\u2066', '\u2067', '\u2068', '\u2069'],
  'marks of direction': ['\u200e', '\u200f', '\u061c'],
  'signs without width': ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u180e'],
  'fillers that look like a space': ['\u3164', '\u115f', '\u1160', '\uffa0', '\u2800'],
  'invisible operators': ['\u2061', '\u2062', '\u2063', '\u2064'],
  'controls and line breaks': ['\u0000', '\u0007', '\t', '\n', '\r', '\u007f', '\u0085', '\u2028', '\u2029'],
  'tags and selectors': ['\u{e0001}', '\u{e0041}', '\u{e007f}', '\ufe00', '\u{e0100}'],
  'halves of a character': ['\ud83d', '\ude00'],
}
const every = Object.values(hidden).flat()

// All seen to fail with the rule for controls alone.
test.each(Object.entries(hidden))('a name with %s is refused', (_, signs) => {
  for (const sign of signs) expect([sign.codePointAt(0)?.toString(16), isPlainLine(`An${sign}a`)]).toContain(false)
})

test.each([
  ['Íñigo Güell i Peñarroya'],
  ["L'Hospitalet · O’Brien, S. L. (nº 3) – 100 % «ñ» €"],
  ['Łukasz Đặng 李小龙 שלום محمد Ωμέγα'],
  ['e\u0301 de dos signos'],
  ['Camarero/a 😀 ❤️ 🇪🇸 1️⃣'],
  ['un espacio\u00a0duro'],
])('the name «%s» is taken', (name) => {
  expect([isPlainLine(name), isVisible(name)]).toEqual([true, true])
})

test('a text of hidden signs and spaces alone counts as empty', () => {
  // Both halves of a character could meet, and can then be seen.
  const oneHalf = every.filter((sign) => sign !== '\ude00')
  const empty = fc.array(fc.constantFrom(...oneHalf, ' ', '\u00a0', '\u2003'), { maxLength: 20 })
  fc.assert(
    fc.property(empty, (signs) => {
      expect(isVisible(signs.join(''))).toBe(false)
    }),
  )
})

test('one hidden sign anywhere in any text is enough to refuse it', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(anyText, fc.constantFrom(...every), anyText, (before, sign, after) => {
      expect(isPlainLine(before + sign + after)).toBe(false)
    }),
  )
})

test('letters, marks, numbers, signs and spaces of all scripts are taken', () => {
  const shown = fc
    .integer({ min: 0x20, max: 0x2_ff_ff })
    .filter((code) => !every.includes(String.fromCodePoint(code)))
    .map((code) => String.fromCodePoint(code))
    .filter(
      (sign) => /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]$/u.test(sign) && !/\p{Default_Ignorable_Code_Point}/u.test(sign),
    )
  fc.assert(
    fc.property(fc.string({ unit: shown, maxLength: 40 }), (text) => {
      expect(isPlainLine(text)).toBe(true)
    }),
  )
})

describe('every name of the contract follows the rule:', () => {
  const names = [
    ...['nombre', 'primer_apellido', 'segundo_apellido', 'telefono_movil', 'num_documento'].map(
      (field) => [`${field} of a candidate`, NewCandidateProfile.shape, field] as const,
    ),
    ...['nombre', 'acronimo'].map((field) => [`${field} of a company`, NewCompanyProfile.shape, field] as const),
    ['nombre of a project', NewProject.shape, 'nombre'] as const,
    ['nombre of an offer', NewOffer.shape, 'nombre'] as const,
  ]
  test.each(names)('%s', (_, shape, field) => {
    const schema = shape[field as keyof typeof shape]
    expect(schema.safeParse('Ana 1').success).toBe(true)
    for (const sign of every) expect(schema.safeParse(`An${sign}a`).success).toBe(false)
  })

  test('requirements too', () => {
    const { requirements_list: list } = NewOffer.shape
    expect(list.safeParse(['Inglés']).success).toBe(true)
    expect(list.safeParse(['In\u202eglés']).success).toBe(false)
  })

  test('descriptions keep line breaks and joined emoji, but are not empty', () => {
    for (const { descripcion } of [NewOffer.shape, NewProject.shape]) {
      expect(descripcion.safeParse('Uno\n\tdos 👨‍👩‍👧 tres\u00ad').success).toBe(true)
      expect(descripcion.safeParse('\u3164\u2800').success).toBe(false)
    }
  })
})
