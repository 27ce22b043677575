/** How many cities an offer may have. */
export const OFFER_PLACES_MAX = 10

/** The modality that is possible from anywhere. */
export const REMOTE_MODALITY_ID = 3

/** «Getafe, Madrid», and «València» alone: its province «Valencia/València» says nothing more. */
export const cityInProvince = (city: string, province: string): string =>
  province.split('/').includes(city) ? city : `${city}, ${province}`

interface OfferPlaces {
  /** The first city. */
  city: string
  /** How many others there are. */
  others: number
  /** A remote job that is done from any place in Spain. */
  isEverywhere: boolean
}

export const EVERYWHERE = 'Toda España'

/** «Sevilla», «Sevilla y 2 más», or «Toda España». */
export function placesInWords({ city, others, isEverywhere }: OfferPlaces): string {
  if (isEverywhere) return EVERYWHERE
  return others > 0 ? `${city} y ${others} más` : city
}
