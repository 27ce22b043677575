import type { Offer } from '#web/api/types.ts'
import { plainText } from '#web/format/plain-text.ts'
import type { Filters } from './filters/filters.ts'

type Town = Offer['mst_ciudades_id']

/** The offer with the searched town first: its card then says «Málaga y 2 más», whichever town the company named first. */
export function withSearchedTown<Some extends Offer>(offer: Some, { ciudad, provincia }: Filters): Some {
  const towns = [offer.mst_ciudades_id, ...offer.mas_ciudades]
  const searched = plainText(ciudad).trim()
  const isCalled = (names: readonly string[]) =>
    searched !== '' && names.flatMap((name) => [name, ...name.split('/')]).some((name) => plainText(name) === searched)
  const isInside = ({ mst_provincias_id: { mst_provincias_id: id, nombre, mst_comunidades_id: community } }: Town) =>
    id === provincia ||
    isCalled([nombre, ...nombre.split('/').map((name) => `Provincia de ${name}`), community.nombre_corto])
  const first = towns.find(({ nombre }) => isCalled([nombre])) ?? towns.find(isInside) ?? offer.mst_ciudades_id
  return { ...offer, mst_ciudades_id: first, mas_ciudades: towns.filter((town) => town !== first) }
}
