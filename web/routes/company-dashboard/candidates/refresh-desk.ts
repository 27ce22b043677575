import type { QueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'

/** Reads again what shows states: the list, the open application, and the numbers. */
export const refreshDesk = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: queries.applications.listCompanyCandidates.key() }),
    client.invalidateQueries({ queryKey: queries.applicationDesk.key() }),
  ])
