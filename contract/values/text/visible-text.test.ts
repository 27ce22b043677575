import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NewCandidateProfile } from '../../candidates.ts'
import { NewCompanyProfile } from '../../company/companies.ts'
import { NewOffer } from '../../offer/fields.ts'
import { NewProject } from '../../company/projects.ts'
import { cleanLine, cleanText, isVisible } from './visible-text.ts'

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

const breaks = new Set(['\t', '\n', '\r', '\u0085', '\u2028', '\u2029'])

// Autofill and copying add them. All were refused before.
test.each(Object.entries(hidden))('%s are removed from a name', (_, signs) => {
  for (const sign of signs) expect(cleanLine(`An${sign}a`)).toBe(breaks.has(sign) ? 'An a' : 'Ana')
})

test.each([
  ['Íñigo Güell i Peñarroya'],
  ["L'Hospitalet · O’Brien, S. L. (nº 3) – 100 % «ñ» €"],
  ['Łukasz Đặng 李小龙 שלום محمد Ωμέγα'],
  ['e\u0301 de dos signos'],
  ['Camarero/a 😀 ❤️ 🇪🇸 1️⃣'],
  ['Familia 👨‍👩‍👧, 👩🏽‍🔧, 🏳️‍🌈 y 👩‍❤️‍👨'],
  ['un espacio\u00a0duro'],
])('«%s» stays as it is', (name) => {
  expect([cleanLine(name), cleanText(name), isVisible(name)]).toEqual([name, name, true])
})

test('paragraphs keep their lines', () => {
  expect(cleanText('Uno\n\tdos\u2028tres\u00ad\u0000')).toBe('Uno\n\tdos\ntres')
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

test('cleaning a text twice changes nothing, and it keeps all visible characters', () => {
  const anyText = fc.string({ unit: fc.oneof(fc.constantFrom(...every, '👩', '️'), fc.string({ unit: 'grapheme' })) })
  const shown = (text: string) => text.replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
  fc.assert(
    fc.property(anyText, (text) => {
      for (const clean of [cleanLine, cleanText]) {
        expect(clean(clean(text))).toBe(clean(text))
        expect(shown(clean(text))).toBe(shown(text))
      }
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufeff\u00ad\p{Cs}]/u)
    }),
  )
})

test('letters, marks, numbers, signs and spaces of all scripts stay', () => {
  const shown = fc
    .integer({ min: 0x20, max: 0x2_ff_ff })
    .filter((code) => !every.includes(String.fromCodePoint(code)))
    .map((code) => String.fromCodePoint(code))
    .filter(
      (sign) => /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]$/u.test(sign) && !/\p{Default_Ignorable_Code_Point}/u.test(sign),
    )
  fc.assert(
    fc.property(fc.string({ unit: shown, maxLength: 40 }), (text) => {
      expect(cleanLine(text)).toBe(text)
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
    for (const sign of every) expect(schema.parse(`${sign}Ana${sign}`)).toBe('Ana')
  })

  test('requirements too', () => {
    const { requirements_list: list } = NewOffer.shape
    expect(list.parse(['In\u202eglés'])).toEqual(['Inglés'])
  })

  test('descriptions keep line breaks and joined emoji, but are not empty', () => {
    for (const { descripcion } of [NewOffer.shape, NewProject.shape]) {
      expect(descripcion.parse('Uno\n\tdos 👨‍👩‍👧 tres\u00ad')).toBe('Uno\n\tdos 👨‍👩‍👧 tres')
      expect(descripcion.safeParse('\u3164\u2800').success).toBe(false)
    }
  })
})
