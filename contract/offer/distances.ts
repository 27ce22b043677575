/** The distances in km from a town that the list of offers can be filtered by. Alone, because the landing page needs no other filter. */
export const DISTANCES_KM = [5, 10, 25, 50, 100] as const

export const distanceWords = { label: 'Distancia', any: 'Solo la ciudad' } as const

export const distanceName = (km: number): string => `A ${km} km`
