import type { MetaDescriptor } from 'react-router'
import { pageMeta, type MetaArguments } from '#web/document/page-meta.ts'
import { offersListTexts as texts } from './texts.ts'
import type { Lists } from './filters/choices.ts'
import { appliedCount, listAddress, noFilters, type Filters } from './filters/filters.ts'
import type { Found } from './find-offers.ts'

interface Listed {
  filters: Filters
  found: Promise<Found> | Found
  lists: Lists
}

/**
 * Search engines index the whole list and the list of each sector, page by page. They do not index a search, because
 * there are endless searches, nor an empty list. They follow its offers all the same.
 */
export function listMeta(args: MetaArguments, listed: Listed | undefined): MetaDescriptor[] {
  if (!listed) return pageMeta(args, { title: texts.title, isHidden: true })
  const { filters, found, lists } = listed
  const { sector: id, pagina } = filters
  const sector = lists.sectors.find((one) => one.mst_emp_sector_id === id)?.descripcion
  return pageMeta(args, {
    title: texts.pageTitle({ sector, page: pagina }),
    description: sector ? texts.sectorDescription(sector) : texts.description,
    canonical: listAddress({ ...noFilters, sector: id, pagina }),
    isHidden: appliedCount({ ...filters, sector: null }) > 0 || hasNothing(found),
  })
}

// In the browser the list may still be loading. Search engines read the server's answer.
const hasNothing = (found: Promise<Found> | Found): boolean =>
  !(found instanceof Promise) && (found === 'failed' || found.offers.length === 0)
