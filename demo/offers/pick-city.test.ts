import { expect, test } from 'vitest'
import { municipalities } from '#server/database/master-data/places.ts'
import { cities } from './pick-city.ts'

test('every city of the list carries the name of its municipality', () => {
  const names = new Map(municipalities.map(({ id, name }) => [id, name]))
  const wrong = Object.values(cities)
    .flat()
    .filter(({ municipalityId, name }) => !names.get(municipalityId)?.split('/').includes(name))
  expect(wrong).toEqual([])
})
