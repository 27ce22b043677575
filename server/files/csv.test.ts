import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneCell, writeCsv } from './csv.ts'

const cellOf = (a: string): string => writeCsv(['a'], [{ a }]).split('\r\n')[1] ?? ''

const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫')
const space = fc.constantFrom('', ' ', '\u00a0', '\t', '\ufeff')

test('no cell begins a formula, in any spelling of its sign', () => {
  const property = fc.property(space, sign, (before, first) => {
    expect(cellOf(`${before}${first}1+1`)).toMatch(/^"'/)
  })
  fc.assert(property)
})

// Seen to fail: «'+34 600 123 456».
test.each([
  ['+34 600 123 456', '(+34) 600 12 34 56'],
  ['+34600123456', '(+34) 600 12 34 56'],
  ['＋34 600123456', '(+34) 600 12 34 56'],
  ['+52 55 1234 5678', '(+52) 55 1234 5678'],
  ['600 123 456', '600 123 456'],
  ['(+34) 600 123 456', '(+34) 600 123 456'],
])('the phone %s is the cell %s, without an apostrophe', (phone, cell) => {
  expect(cellOf(phoneCell(phone) ?? '')).toBe(`"${cell}"`)
})
