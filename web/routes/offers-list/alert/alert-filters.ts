import type { NewAlert } from '#web/api/types.ts'
import { queryOf, type Filters } from '../filters/filters.ts'

/** The filters that an alert has: not how new an offer is, no order and no page. */
export const alertFilters = ({
  publicada: _age,
  orden: _order,
  pagina: _page,
  ...filters
}: Filters): NewAlert['filtros'] => queryOf(filters)
