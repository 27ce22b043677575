import type { MetaDescriptor } from 'react-router'
import type { ApiClient } from '#web/api/api-client.ts'
import { pageMeta, type MetaArguments } from '#web/document/page-meta.ts'
import { offersListTexts as texts } from './texts.ts'
import { appliedCount, listAddress, noFilters, queryOf, type Filters } from './filters/filters.ts'
import { readLists } from './find-lists.ts'
import type { Found } from './find-offers.ts'

interface Listed {
  filters: Filters
  found: Promise<Found> | Found
  lists: string
  /** Of the overview that has the same offers. */
  overviewPath?: string | null | undefined
}

/**
 * Search engines index the whole list and the list of each sector, page by page, and in place of a first page its overview. They do not
 * index a search, because there are endless searches, nor an empty list. They follow its offers all the same.
 */
export function listMeta(args: MetaArguments, listed: Listed | undefined): MetaDescriptor[] {
  if (!listed) return pageMeta(args, { title: texts.title, isHidden: true })
  const { filters, found, lists, overviewPath } = listed
  const { sector: id, pagina } = filters
  const sector = readLists(lists).sectors.find((one) => one.id === id)?.label
  return pageMeta(args, {
    title: texts.pageTitle({ sector, page: pagina }),
    description: sector ? texts.sectorDescription(sector) : texts.description,
    canonical: overviewPath ?? listAddress({ ...noFilters, sector: id, pagina }),
    isHidden: (!overviewPath && appliedCount({ ...filters, sector: null }) > 0) || hasNothing(found),
  })
}

/** The path of the overview for which the filters ask, alone and on the first page. */
export async function findOverviewPath(api: ApiClient, filters: Filters): Promise<string | null> {
  const { sector, provincia, pagina } = filters
  const others = appliedCount({ ...filters, sector: null, provincia: null })
  if (others > 0 || pagina > 1 || !(sector || provincia)) return null
  const found = await api.landing.findOverviewPath(queryOf({ sector, provincia })).catch(() => null)
  return found?.ruta ?? null
}

// In the browser the list may still be loading. Search engines read the server's answer.
const hasNothing = (found: Promise<Found> | Found): boolean =>
  !(found instanceof Promise) && (found === 'failed' || found.offers.length === 0)
