import { expect, test } from 'vitest'
import * as z from 'zod'
import { readData } from './read-data.ts'

test('a data file whose shape is wrong is refused, with its name and the field', () => {
  const wrong = z.strictObject({ hybrid: z.array(z.number()), remote: z.array(z.string()) })
  expect(() => readData('texts/modalities.json', wrong)).toThrow(/^demo\/texts\/modalities\.json .*hybrid\[0\]/s)
})

test('an unknown field, such as a misspelt one, is refused', () => {
  const lacking = z.strictObject({ hybrid: z.array(z.string()) })
  expect(() => readData('texts/modalities.json', lacking)).toThrow('"remote"')
})
