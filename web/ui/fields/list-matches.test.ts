import { expect, test } from 'vitest'
import { listMatches } from './list-matches.ts'

test.each([
  ['Camarero/a de cafetería', 'camarera'],
  ['Camarero/a de cafetería', 'Camarero'],
  ['Camarero/a de cafetería', 'camarera cafeteria'],
  ['Conductor/a de autobús', 'AUTOBUS conductora'],
  ['Dependiente/a de moda', 'dependienta'],
  ['Jefe/a de cocina', 'jefa'],
  ['León', 'leo'],
  ['León', '  '],
])('«%s» is found by «%s»', (label, typed) => {
  expect(listMatches([{ label }], typed)).toHaveLength(1)
})

test.each([
  ['Camarero/a', 'camarerx'],
  ['Camarero/a', 'camarera jefa'],
])('«%s» is not found by «%s»', (label, typed) => {
  expect(listMatches([{ label }], typed)).toEqual([])
})

test('the best match is first: the whole name, a whole synonym, their beginnings, then words inside', () => {
  const choices = [
    { label: 'Electromecánico/a' },
    { label: 'Jefe/a de taller', synonyms: ['jefe de mecánica'] },
    { label: 'Chapista', synonyms: ['mecánica de chapa'] },
    { label: 'Mecánico/a agrícola' },
    { label: 'Mecánico/a de automóviles', synonyms: ['mecánica'] },
  ]
  expect(listMatches(choices, 'Mecanica')).toEqual([4, 3, 2, 0, 1].map((place) => choices[place]))
  expect(listMatches(choices, '')).toEqual(choices)
})
