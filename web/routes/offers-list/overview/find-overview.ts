import { redirect } from 'react-router'
import type { ApiClient } from '#web/api/api-client.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { leaveToNotFound } from '#web/api/show-not-found.ts'
import { toCardOffer } from '#web/apply/card-offer.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { noFilters, type Filters } from '../filters/filters.ts'
import { withSearchedTown } from '../searched-town.ts'

/** The overview at an address. Another spelling of one leads to it, an address without one to its list. */
export async function findOverview(api: ApiClient, { first, second }: { first?: string; second?: string }) {
  const ruta = [first, second].filter(Boolean).join('/')
  const found = await api.landing.getOverview({ ruta }).catch((error: unknown) => {
    if (hasStatus(error, 400)) return leaveToNotFound()
    throw error
  })
  const { redirige_a: path, resumen } = found
  if (resumen === null) throw redirect(path ?? '/pagina-principal', path?.startsWith('/empleo') ? 301 : 302)
  const { ofertas, ...overview } = resumen
  const sector = overview.sector?.mst_emp_sector_id ?? null
  const filters: Filters = { ...noFilters, sector, provincia: overview.provincia?.mst_provincias_id ?? null }
  const offers = ofertas.map((offer) => toCardOffer(withSearchedTown(offer, filters)))
  return { overview, filters, offers, today: todayInMadrid() }
}

export type Found = Awaited<ReturnType<typeof findOverview>>

/** The steps down to the overview. A sector in a province has offers enough for both. */
export function trailOf({ ruta, sector, provincia }: Pick<Found['overview'], 'ruta' | 'sector' | 'provincia'>) {
  const names = [sector?.descripcion, provincia?.nombre].filter((name) => name !== undefined)
  return names.map((name, index) => ({ name, path: ruta.split('/', index + 3).join('/') }))
}
