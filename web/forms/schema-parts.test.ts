import { expect, test } from 'vitest'
import { line, paragraphs } from './schema-parts.ts'

const errorsOf = (schema: ReturnType<typeof line>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

// Seen to fail where only the server refused hidden characters.
test('a line with hidden characters is refused with a sentence that helps', () => {
  expect(errorsOf(line(20, 'Falta'), 'An\u202ea')).toEqual([
    'Borra el texto y escríbelo de nuevo: contiene caracteres invisibles',
  ])
  expect(errorsOf(line(20, 'Falta'), ' Ana ')).toEqual([])
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
