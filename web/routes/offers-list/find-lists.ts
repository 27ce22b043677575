import type { ApiClient } from '#web/api/api-client.ts'
import type { Entry, Lists } from './filters/choices.ts'

/** The lists behind the filters, as `readLists` reads them. A failed list is empty, so that the other filters still work. */
export async function findLists(api: ApiClient, empresa: number | null = null): Promise<string> {
  const lists = await Promise.all([
    list(api.master.listSectors(), (one) => [one.mst_emp_sector_id, one.descripcion]),
    list(api.master.listAllProvinces(), (one) => [one.mst_provincias_id, one.nombre]),
    // None if it has nothing to show.
    empresa === null ? '' : list(findCompanies(api, empresa), (one) => [one.emp_empresas_id, one.nombre]),
  ])
  return lists.join('\n\n')
}

const list = <Row>(rows: Promise<Row[]>, entryOf: (row: Row) => [id: number, name: string]): Promise<string> =>
  rows.then((some) => some.map((row) => entryOf(row).join(' ')).join('\n')).catch(() => '')

const findCompanies = async (api: ApiClient, empresa: number) =>
  (await api.companyPages.listDirectory({ empresa })).body

/** The lists were one text in the page: as objects they would take half a kB more. */
export function readLists(text: string): Lists {
  const [sectors = [], provinces = [], companies = []] = text
    .split('\n\n')
    .map((lines) => lines.split('\n').flatMap(toEntry))
  return { sectors, provinces, companies }
}

function toEntry(line: string): Entry[] {
  const [, id, label = ''] = /^(\d+) (.*)$/.exec(line) ?? []
  return id ? [{ id: Number(id), label }] : []
}

/** As long as browsers cache the answer with the sectors. */
const CACHE_MS = 60_000

let cached: { lists: string; until: number } | null = null

/** Keeps the lists of a page for the searches of the next minute. */
export function cacheLists(lists: string): void {
  const { sectors, provinces } = readLists(lists)
  const areWhole = sectors.length > 0 && provinces.length > 0
  if (areWhole) cached = { lists, until: performance.now() + CACHE_MS }
}

/** The cached lists, otherwise those of the server. */
export const findCachedLists = (api: ApiClient, empresa: number | null = null): string | Promise<string> =>
  empresa === null && cached && performance.now() < cached.until ? cached.lists : findLists(api, empresa)
