import { expect, test } from 'vitest'
import { line, paragraphs } from './schema-parts.ts'

const errorsOf = (schema: ReturnType<typeof line>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

test('a line loses its hidden characters and the spaces around it', () => {
  expect(line(20, 'Falta').parse('\u202aAn\u200ba\u202c ')).toBe('Ana')
})

test('a text that shows nothing is missing', () => {
  for (const schema of [line(20, 'Falta'), paragraphs(20, 'Falta')]) {
    expect(errorsOf(schema, '\u3164 \u2800')).toContain('Falta')
    expect(errorsOf(schema, '  ')).toEqual(['Falta'])
  }
})

test('paragraphs keep line breaks and joined emoji', () => {
  expect(errorsOf(paragraphs(20, 'Falta'), 'Uno\n👨‍👩‍👧')).toEqual([])
})
