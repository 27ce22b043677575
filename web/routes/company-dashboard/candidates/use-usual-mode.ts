import { useQuery } from '@tanstack/react-query'
import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'
import { queries } from '#web/api/queries.ts'
import { useOnce } from '../lists/use-once.ts'
import type { ViewMode } from './use-view-mode.ts'

/**
 * How candidates are shown to a company that has not chosen: more than a page of cards, in all states together, are a list. Undefined while
 * that is not known. `matches`: how many the filters leave.
 */
export function useUsualMode(matches: number): ViewMode | undefined {
  const counts = useQuery(queries.applicationDesk.countApplications.queryOptions({ input: {} }))
  const all = counts.data?.por_estado.reduce((sum, { candidaturas }) => sum + candidaturas, 0) ?? 0
  const isLong = useOnce(Math.max(all, matches) > DASHBOARD_PAGE_SIZE)
  if (isLong) return 'list'
  return counts.isPending ? undefined : 'cards'
}
