import type { ApiClient } from '#web/api/api-client.ts'
import { wantedOfferOf } from './wanted-offer.ts'

/** Name and company of the offer whose «Aplicar» led to the sign-in page. Null without one, or if it fails to load. */
export async function findWantedOffer(api: ApiClient, search: string) {
  const id = wantedOfferOf(search)
  const offer =
    id === null ? null : await api.offers.getOffer({ id }, { context: { isPreview: true } }).catch(() => null)
  return offer && { name: offer.nombre, company: offer.emp_proyectos_id.emp_empresas_id.nombre }
}

export type WantedOffer = NonNullable<Awaited<ReturnType<typeof findWantedOffer>>>
