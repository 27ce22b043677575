import { DEMO_PAGE_SIZE } from '#contract/constants.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import type { Samples } from '#web/api/types.ts'
import { cutText } from '#web/format/cut-text.ts'

export type Sample = Samples[number]

const names = ['nombre', 'sector', 'ciudad', 'comunidad'] as const

/** The filters in the address, by the names that the call takes. */
export type SampleFilters = Record<(typeof names)[number], string>

export interface Search {
  filters: SampleFilters
  page: number
}

const LONGEST = 100

/** Reads the filters and the page from an address. An invalid page is page 1. */
export function readSearch(query: URLSearchParams): Search {
  const text = (name: string) => cutText(query.get(name) ?? '', LONGEST)
  const [nombre, sector, ciudad, comunidad] = [text('nombre'), text('sector'), text('ciudad'), text('comunidad')]
  const page = query.get('pagina') ?? ''
  return { filters: { nombre, sector, ciudad, comunidad }, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 }
}

/** The address of a page of results. Empty filters are left out. */
export function searchAddress({ filters, page }: Search): string {
  const query = new URLSearchParams(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `/example?${query}` : '/example'
}

/** The results on a page, and the number of pages. */
export function pageOf<T>(results: readonly T[], page: number) {
  const pageCount = Math.max(1, Math.ceil(results.length / DEMO_PAGE_SIZE))
  const current = Math.min(page, pageCount)
  const start = (current - 1) * DEMO_PAGE_SIZE
  return { current, pageCount, shown: results.slice(start, start + DEMO_PAGE_SIZE) }
}

/** Calls the fake endpoint. It never rejects: the page has a state for a failure. */
export async function searchSamples(api: ApiClient, request: Request) {
  const search = readSearch(new URL(request.url).searchParams)
  const samples: Samples | 'failed' = await api.demo.searchSamples(search.filters).catch(() => 'failed' as const)
  return { search, samples }
}
