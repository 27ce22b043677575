import { expect, test } from 'vitest'
import { documentTypes, modalities, sexes, workdays } from './choices.ts'
import { countries } from './countries.ts'

const labels = (rows: { id: number; name: string }[]) => rows.map(({ id, name }) => `${id} ${name}`)

test('the short lists keep the ids that forms and stored offers use', () => {
  expect(labels(modalities)).toEqual(['1 Presencial', '2 Híbrido', '3 Remoto'])
  expect(labels(workdays)).toEqual(['1 Completa', '2 Parcial'])
  expect(labels(documentTypes)).toEqual(['1 DNI', '2 NIE', '3 Pasaporte'])
  expect(labels(sexes)).toEqual(['1 Mujer', '2 Hombre', '3 No binario', '4 Prefiero no decirlo'])
})

test.each([
  [724, 'España'],
  [276, 'Alemania'],
  [364, 'Irán'],
  [410, 'Corea del Sur'],
  [682, 'Arabia Saudí'],
  [504, 'Marruecos'],
  [32, 'Argentina'],
])('country %i is called %s, as in Spanish everyday use', (id, name) => {
  expect(countries.find((country) => country.id === id)?.name).toBe(name)
})

test('no country is listed twice, and no uninhabited territory is listed', () => {
  expect(countries).toHaveLength(243)
  expect(new Set(countries.map(({ id }) => id)).size).toBe(243)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(243)
  expect(countries.some(({ name }) => name === 'Antártida')).toBe(false)
})
