import { describe, expect, test } from 'vitest'
import regionNames from '../data/region-names.json' with { type: 'json' }
import { communities, municipalities, provinces } from '../places.ts'
import { findCities, idsOfCities } from './find-cities.ts'
import { findPlace } from './find-place.ts'
import { findRegion } from './regions.ts'

const provincesOf = (text: string) => {
  const place = findPlace(text)
  return place && 'provinceIds' in place ? place.provinceIds : null
}
const citiesOf = (text: string) => {
  const place = findPlace(text)
  return place && 'cityIds' in place ? place.cityIds : null
}

describe('A region is found', () => {
  test.each(communities.map(({ id, shortName }) => [shortName, id] as const))('by its name: %s', (name, id) => {
    const expected = provinces.filter(({ communityId }) => communityId === id).map((one) => one.id)
    expect(provincesOf(name)).toEqual(expected)
    expect(provincesOf(name.toLowerCase())).toEqual(expected)
  })

  test.each(provinces.map(({ id, name }) => [name, id] as const))(
    'by its postal codes, and as a province: %s',
    (name, id) => {
      expect(provincesOf(`${String(id).padStart(2, '0')}001`)).toEqual([id])
      for (const half of name.split('/')) expect(provincesOf(`provincia de ${half}`)).toEqual([id])
    },
  )

  test('by each usual name', () => {
    const names = Object.values(regionNames)
      .flat()
      .filter((name) => name !== 'Eivissa')
    expect(names.filter((name) => !findRegion(name))).toEqual([])
    expect(provincesOf('Vizcaya')).toEqual([48])
    expect(provincesOf('Euskadi')).toEqual([1, 20, 48])
    expect(provincesOf('toda españa')).toHaveLength(52)
  })
})

test.each([
  ['Mallorca', 53],
  ['Menorca', 8],
  ['Isla de Ibiza', 5],
  ['Gran Canaria', 21],
  ['Lanzarote', 7],
  ['Fuerteventura', 6],
  ['Tenerife', 31],
  ['La Palma', 14],
  ['La Gomera', 6],
  ['El Hierro', 3],
])('%s has %i cities', (island, count) => expect(citiesOf(island)).toHaveLength(count))

test('no city is called like a region, but for those that are one', () => {
  const names = [...new Set(municipalities.map(({ name }) => name))]
  expect(names.filter((name) => findRegion(name)).toSorted()).toEqual(['Ceuta', 'Formentera', 'Melilla'])
})

test.each(['Madrid', 'málaga', 'rioja', 'ibiza', 'Las Palmas', 'Castellón', 'Santander', 'drid', 'jerez', 'palma'])(
  '«%s» means the cities that it meant before regions were known',
  (text) => expect(citiesOf(text)).toEqual(idsOfCities(findCities(text))),
)

test.each(['99001', '280130', 'zzzz', '', '%'])('«%s» means no place', (text) => expect(findPlace(text)).toBeNull())
