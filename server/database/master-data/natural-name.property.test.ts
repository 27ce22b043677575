import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#server/testing/any-text.ts'
import { naturalName } from './natural-name.ts'

test('a natural name has the same letters as any official name', () => {
  const lettersOf = (name: string) =>
    [...name.toLowerCase()]
      .filter((letter) => !/[\s,]/.test(letter))
      .toSorted()
      .join('')
  const article = fc.constantFrom('', ', A', ', los', ", L'", ', ses', ', x')
  const property = fc.property(anyText, article, (noun, after) => {
    expect(lettersOf(naturalName(noun + after))).toBe(lettersOf(noun + after))
  })
  fc.assert(property)
})

test('an article moves to the front, and a name that already starts with it does not change', () => {
  const noun = fc.stringMatching(/^[A-ZÑ][a-zñ]{1,20}$/)
  const property = fc.property(noun, fc.constantFrom('El', 'Las', 'A', 'Ses'), (name, article) => {
    const natural = naturalName(`${name}, ${article.toLowerCase()}`)
    expect([natural, naturalName(natural)]).toEqual([`${article} ${name}`, `${article} ${name}`])
  })
  fc.assert(property)
})
