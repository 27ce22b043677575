interface Place {
  municipalityId: number
  municipalityName: string
  provinceId: number
  provinceName: string
  communityId: number
  communityName: string
}

/** A place with an optional city, as a left join returns it. */
type PlaceRow = Omit<Place, 'municipalityId' | 'municipalityName'> & {
  municipalityId: number | null
  municipalityName: string | null
}

/** City > province > community: the format of every place in the API. */
export const toCity = (place: Place) => ({
  mst_ciudades_id: place.municipalityId,
  nombre: place.municipalityName,
  mst_provincias_id: {
    mst_provincias_id: place.provinceId,
    nombre: place.provinceName,
    mst_comunidades_id: { mst_comunidades_id: place.communityId, nombre_corto: place.communityName },
  },
})

/** The same for a place whose city may be missing. */
export function toCityOrNull({ municipalityId, municipalityName, ...rest }: PlaceRow) {
  if (municipalityId === null || municipalityName === null) return null
  return toCity({ ...rest, municipalityId, municipalityName })
}
