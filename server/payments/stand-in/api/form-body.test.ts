import { expect, test } from 'vitest'
import { readForm } from './form-body.ts'

test('brackets in a form are decoded as objects and lists', () => {
  expect(readForm('a=1&b[c]=2&b[d][e]=3&l[0][x]=4&l[1][x]=5&m[]=6&m[]=7&n=a%26b')).toEqual({
    a: '1',
    b: { c: '2', d: { e: '3' } },
    l: [{ x: '4' }, { x: '5' }],
    m: ['6', '7'],
    n: 'a&b',
  })
})

test.each([
  '__proto__[polluted]=1',
  'constructor[prototype][polluted]=1',
  'a[b][c][d][e][f][g]=1',
  '[]=1',
  '=1',
  'a=1&a[b]=2',
])('a form of ill will does no harm: %s', (form) => {
  readForm(form)
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})
