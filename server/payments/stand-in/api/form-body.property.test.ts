import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#server/testing/any-text.ts'
import { readForm, type FormObject } from './form-body.ts'

const anyField = fc.stringMatching(/^[a-z_]{1,12}$/)
const anyValue = anyText.map((text) => text.toWellFormed())
const { anyForm } = fc.letrec<{ anyForm: FormObject; anyList: string[]; anyInner: FormObject }>((tie) => ({
  anyList: fc.array(anyValue, { minLength: 1, maxLength: 4 }),
  anyInner: fc.dictionary(anyField, fc.oneof(anyValue, tie('anyList')), { minKeys: 1, maxKeys: 3 }),
  anyForm: fc.dictionary(anyField, fc.oneof(anyValue, tie('anyList'), tie('anyInner')), { maxKeys: 5 }),
}))

const encode = (value: FormObject[string], name: string): [string, string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value).flatMap(([key, inner]) => encode(inner, name ? `${name}[${key}]` : key))

test('a form encoded as Stripe does is decoded to the original object', () => {
  const property = fc.property(anyForm, (form) => {
    expect(readForm(String(new URLSearchParams(encode(form, ''))))).toEqual({ ...form })
  })
  fc.assert(property)
})

test('any form can be decoded, and decoding changes no other object', () => {
  const property = fc.property(fc.array(fc.tuple(anyText, anyText), { maxLength: 5 }), anyText, (pairs, text) => {
    readForm(String(new URLSearchParams(pairs)))
    readForm(text)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
  fc.assert(property)
})
