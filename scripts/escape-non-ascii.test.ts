import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeNonAscii } from './escape-non-ascii.ts'

const run = (code: string): unknown => new Function(`return ${code}`)()

test('a program says the same with escapes, in texts, templates and patterns', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const literal = JSON.stringify(text)
      expect(run(escapeNonAscii(literal))).toBe(text)
      expect(run(escapeNonAscii(`\`${literal.slice(1, -1).replaceAll(/[`$]/g, String.raw`\$&`)}\``))).toBe(text)
    }),
  )
  expect(run(escapeNonAscii("/^[–—🙂]$/u.test('🙂')"))).toBe(true)
})

test('what is left is ASCII', () => {
  expect(escapeNonAscii('«Más de 24.000 €»')).toBe(String.raw`\u00abM\u00e1s de 24.000 \u20ac\u00bb`)
})

test('a raw template that would show the escapes is refused', () => {
  const raw = (text: string) => `String.raw\`${text}\``
  expect(() => escapeNonAscii(raw('España'))).toThrow('España')
  expect(escapeNonAscii(`${raw(String.raw`\d`)} + 'ñ'`)).toBe(String.raw`${raw(String.raw`\d`)} + '\u00f1'`)
})
