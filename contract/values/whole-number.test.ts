import { expect, test } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

test.each([
  ['1', 1],
  ['25', 25],
  ['2147483647', 2_147_483_647],
])('«%s» in a URL is a number', (text, number) => expect(parseWholeNumber(text)).toBe(number))

test.each([
  '',
  '0',
  '025',
  '25.0',
  '25e0',
  '0x19',
  ' 25',
  '25 ',
  '25\n',
  '+25',
  '-25',
  '٢٥',
  '２５',
  '2147483648',
  '99999999999999999999',
  'abc',
])('«%s» in a URL is not a number', (text) => expect(parseWholeNumber(text)).toBeNull())
