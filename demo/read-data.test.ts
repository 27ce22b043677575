import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { cleanLine } from '#contract/values/text/visible-text.ts'
import { readData } from './read-data.ts'

test('a data file whose shape is wrong is refused, with its name and the field', () => {
  const wrong = z.strictObject({ hybrid: z.array(z.number()), remote: z.array(z.string()) })
  expect(() => readData('texts/modalities.json', wrong)).toThrow(/^demo\/texts\/modalities\.json .*hybrid\[0\]/s)
})

test('an unknown field, such as a misspelt one, is refused', () => {
  const lacking = z.strictObject({ hybrid: z.array(z.string()) })
  expect(() => readData('texts/modalities.json', lacking)).toThrow('"remote"')
})

test('every line of the demo texts follows the rule of names', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  )
  const texts = files.flatMap((path) => textsIn(readData<unknown>(path, z.json())))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.flatMap((text) => text.split('\n')).filter((line) => cleanLine(line) !== line)).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
