import { cityInProvince, EVERYWHERE, placesInWords } from '#contract/values/job-terms/offer-places.ts'

interface PlacedOffer {
  mst_ciudades_id: { nombre: string }
  mas_ciudades: readonly { nombre: string }[]
  toda_espana: boolean
}

interface InProvince {
  mst_ciudades_id: { nombre: string; mst_provincias_id: { nombre: string } }
}

/** «Sevilla», «Sevilla y 2 más», or «Toda España». */
export const placesOf = (offer: PlacedOffer): string =>
  placesInWords({
    city: offer.mst_ciudades_id.nombre,
    others: offer.mas_ciudades.length,
    isEverywhere: offer.toda_espana,
  })

/** Every city: «Sevilla · Málaga · Cádiz», or «Toda España». */
export const allPlacesOf = (offer: PlacedOffer): string =>
  offer.toda_espana
    ? EVERYWHERE
    : [offer.mst_ciudades_id, ...offer.mas_ciudades].map(({ nombre }) => nombre).join(' · ')

/** The same with the province where there is one city: «Getafe, Madrid». */
export function placesWithProvince(offer: PlacedOffer & InProvince): string {
  const { nombre, mst_provincias_id: province } = offer.mst_ciudades_id
  const isOneCity = !offer.toda_espana && offer.mas_ciudades.length === 0
  return isOneCity ? cityInProvince(nombre, province.nombre) : allPlacesOf(offer)
}
