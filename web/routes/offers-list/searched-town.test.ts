import { expect, test } from 'vitest'
import { placesOf } from '#web/format/offer-places.ts'
import { anOffer } from '#web/testing/offers.ts'
import { noFilters } from './filters/filters.ts'
import { withSearchedTown } from './searched-town.ts'

const town = (id: number, nombre: string, [provinceId, province, community]: [number, string, string]) => ({
  mst_ciudades_id: id,
  nombre,
  mst_provincias_id: {
    mst_provincias_id: provinceId,
    nombre: province,
    mst_comunidades_id: { mst_comunidades_id: 1, nombre_corto: community },
  },
})

const offer = anOffer({
  mst_ciudades_id: town(28_079, 'Madrid', [28, 'Madrid', 'Comunidad de Madrid']),
  mas_ciudades: [
    town(29_067, 'Málaga', [29, 'Málaga', 'Andalucía']),
    town(3014, 'Alicante/Alacant', [3, 'Alicante/Alacant', 'Comunidad Valenciana']),
  ],
})

test.each([
  [{ ciudad: 'malaga' }, 'Málaga y 2 más'],
  [{ ciudad: 'Alacant' }, 'Alicante/Alacant y 2 más'],
  [{ ciudad: 'Andalucía' }, 'Málaga y 2 más'],
  [{ ciudad: 'Provincia de Alicante' }, 'Alicante/Alacant y 2 más'],
  [{ provincia: 29 }, 'Málaga y 2 más'],
  [{ ciudad: 'Sevilla' }, 'Madrid y 2 más'],
  [{}, 'Madrid y 2 más'],
])('a card names the searched town first: %o', (filters, places) => {
  expect(placesOf(withSearchedTown(offer, { ...noFilters, ...filters }))).toBe(places)
})
