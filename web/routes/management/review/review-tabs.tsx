import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { reviewTexts as texts } from './texts.ts'

const tabs = [
  { queue: 'empresas', href: '/gestion/revision/empresas', label: texts.companies },
  { queue: 'ofertas', href: '/gestion/revision/ofertas', label: texts.offers },
  { queue: 'denuncias', href: '/gestion/revision/denuncias', label: texts.reports },
  { queue: undefined, href: '/gestion/revision/reglas', label: texts.rules },
] as const

const look =
  '-mb-px flex min-h-12 flex-1 items-center justify-center border-b-3 border-transparent px-3 max-small:flex-col max-small:px-1 max-small:text-14 text-gray-text transition-colors ' +
  'duration-150 font-medium hover:text-ink aria-[current=page]:border-yellow aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** Links to the queues, with how many wait, and to the rules. They look like tabs, and each has an address. */
export function ReviewTabs() {
  const { data } = useQuery(queries.siteSummary.getSummary.queryOptions({ staleTime: 0 }))
  const waiting = (queue: string) => data?.colas.find(({ cola }) => cola === queue)?.esperan
  return (
    <nav aria-label={texts.tabs}>
      <ul className="flex flex-wrap border-b border-border">
        {tabs.map(({ queue, href, label }) => (
          <li key={href} className="flex flex-1">
            <NavLink to={href} className={look} preventScrollReset>
              <span>{label}</span>
              {/* Its room is reserved, so that a late number moves nothing. */}
              <span className="min-w-[3ch] text-center text-14 text-gray-text max-small:min-h-[1.5em] small:pl-1.5 small:text-left">
                {queue && waiting(queue)}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
