import { expect, test } from 'vitest'
import { nearestPlaces } from './nearest-places.ts'

test.each([
  ['Sevila', 'Sevilla'],
  ['valencai', 'València'],
  ['zaragosa', 'Zaragoza'],
  ['Barselona', 'Barcelona'],
  ['gipuscoa', 'Gipuzkoa'],
  ['andaluzia', 'Andalucía'],
])('«%s» is most like %s', (text, name) => expect(nearestPlaces(text)).toContain(name))

test.each(['zzzzzz', 'xyz', '', '%', 'leo'])('«%s» is like no place', (text) => expect(nearestPlaces(text)).toEqual([]))
