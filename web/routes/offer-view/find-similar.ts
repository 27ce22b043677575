import type { ApiClient } from '#web/api/api-client.ts'
import type { Offer } from '#web/api/types.ts'

const SIMILAR_MAX = 3

/**
 * Other offers: of the same position in the same province first, then of the position, then of the sector in the
 * province, then of the sector. The sector is only asked for where the position has too few. A failed call finds none,
 * because the page must still show the offer.
 */
export async function findSimilar(api: ApiClient, offer: Offer): Promise<Offer[]> {
  const puesto = offer.mst_puestos_id.mst_puestos_id
  const sector = offer.mst_emp_sector_id.mst_emp_sector_id
  const provincia = offer.mst_ciudades_id.mst_provincias_id.mst_provincias_id
  const list = async (filters: { puesto: number } | { sector: number }): Promise<Offer[]> => {
    const listed = [{ ...filters, provincia }, filters].map((query) =>
      api.offers.listActiveOffers({ ...query, pagina: 1 }).catch(() => ({ body: [] as Offer[] })),
    )
    return (await Promise.all(listed)).flatMap(({ body }) => body)
  }
  const ofPosition = othersThan(offer, await list({ puesto }))
  if (ofPosition.length >= SIMILAR_MAX) return ofPosition.slice(0, SIMILAR_MAX)
  return othersThan(offer, [...ofPosition, ...(await list({ sector }))]).slice(0, SIMILAR_MAX)
}

/** Each of them once, in their order. */
function othersThan(offer: Offer, found: readonly Offer[]): Offer[] {
  // A map keeps the first place of an id.
  const others = new Map(found.map((one) => [one.emp_ofertas_id, one]))
  others.delete(offer.emp_ofertas_id)
  return [...others.values()]
}
