import { expect, test } from 'vitest'
import { findNamedPosition, listNames } from './name-position.ts'

const named = (label: string, ...synonyms: string[]) => ({ id: 1, label, sectorId: 1, synonyms })
const names = listNames([
  named('Ayudante de cocina'),
  named('Camarero/a', 'mesero'),
  named('Camarero/a de pisos', 'camarera'),
  named('Programador/a', 'C++'),
])

test.each([
  ['Camarera para terraza', 'Camarero/a'],
  ['Camareros de pisos', 'Camarero/a de pisos'],
  ['URGENTE: meseros en Gijón', 'Camarero/a'],
  ['Camarero/a y ayudante de cocina', 'Camarero/a'],
  ['Ayudante en cocina o camarero', 'Ayudante de cocina'],
  ['Experta en C++', 'Programador/a'],
  ['Cocina de mercado', undefined],
  ['', undefined],
])('«%s» names «%s»', (title, label) => {
  expect(findNamedPosition(title, names)?.label).toBe(label)
})
