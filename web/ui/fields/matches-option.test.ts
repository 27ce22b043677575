import { expect, test } from 'vitest'
import { matchesOption } from './matches-option.ts'

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
  expect(matchesOption(label, typed)).toBe(true)
})

test.each([
  ['Camarero/a', 'camarerx'],
  ['Camarero/a', 'camarera jefa'],
])('«%s» is not found by «%s»', (label, typed) => {
  expect(matchesOption(label, typed)).toBe(false)
})
