import type { ApiClient } from '#web/api/api-client.ts'
import type { Lists } from './filters/choices.ts'

/**
 * The lists behind the filters, without the fields that no filter reads: the page carries them all. A failed list is empty,
 * so that the other filters still work.
 */
export async function findLists(api: ApiClient, empresa: number | null = null): Promise<Lists> {
  const [sectors, provinces, companies] = await Promise.all([
    api.master.listSectors().catch(() => []),
    api.master.listAllProvinces().catch(() => []),
    empresa === null ? undefined : findCompany(api, empresa),
  ])
  return {
    sectors: sectors.map(({ mst_emp_sector_id, descripcion }) => ({ mst_emp_sector_id, descripcion })),
    provinces: provinces.map(({ mst_provincias_id, nombre }) => ({ mst_provincias_id, nombre })),
    companies,
  }
}

/** The company whose offers are asked for, to name it. None if it has nothing to show. */
const findCompany = (api: ApiClient, empresa: number): Promise<Lists['companies']> =>
  api.companyPages.listDirectory({ empresa }).then(
    ({ body }) => body.map(({ emp_empresas_id, nombre }) => ({ emp_empresas_id, nombre })),
    () => [],
  )

/** As long as browsers cache the answer with the sectors. */
const CACHE_MS = 60_000

let cached: { lists: Lists; until: number } | null = null

/** Keeps the lists of a page for the searches of the next minute. */
export function cacheLists(lists: Lists): void {
  const areWhole = lists.sectors.length > 0 && lists.provinces.length > 0
  if (areWhole) cached = { lists, until: performance.now() + CACHE_MS }
}

/** The cached lists, otherwise those of the server. */
export const findCachedLists = (api: ApiClient, empresa: number | null = null): Lists | Promise<Lists> =>
  empresa === null && cached && performance.now() < cached.until ? cached.lists : findLists(api, empresa)
