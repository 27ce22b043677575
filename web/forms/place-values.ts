import { DEFAULT_COMMUNITY_ID, DEFAULT_PROVINCE_ID } from '#contract/constants.ts'

/** The three fields of a place, as forms hold them; null is «not chosen». */
export type PlaceValues = {
  mst_comunidades_id: number | null
  mst_provincias_id: number | null
  mst_ciudades_id: number | null
}

/** A new form starts in Madrid. */
export const defaultPlace: PlaceValues = {
  mst_comunidades_id: DEFAULT_COMMUNITY_ID,
  mst_provincias_id: DEFAULT_PROVINCE_ID,
  mst_ciudades_id: null,
}

/** City > province > community, as every place is read. */
interface City {
  mst_ciudades_id: number
  mst_provincias_id: { mst_provincias_id: number; mst_comunidades_id: { mst_comunidades_id: number } }
}

/** The place of something that has a city, such as an offer. */
export const placeOfCity = ({ mst_ciudades_id, mst_provincias_id: province }: City): PlaceValues => ({
  mst_comunidades_id: province.mst_comunidades_id.mst_comunidades_id,
  mst_provincias_id: province.mst_provincias_id,
  mst_ciudades_id,
})

interface MaybeInCity {
  mst_comunidades_id: number
  mst_provincias_id: number
  mst_ciudades_id: City | null
}

/** The place of a profile, which may lack its city. */
export const placeOfProfile = (profile: MaybeInCity): PlaceValues => ({
  mst_comunidades_id: profile.mst_comunidades_id,
  mst_provincias_id: profile.mst_provincias_id,
  mst_ciudades_id: profile.mst_ciudades_id?.mst_ciudades_id ?? null,
})
