import { NavLink } from 'react-router'
import { reviewTexts as texts } from './texts.ts'

const tabs = [
  { href: '/gestion/revision/empresas', label: texts.companies },
  { href: '/gestion/revision/ofertas', label: texts.offers },
  { href: '/gestion/revision/denuncias', label: texts.reports },
] as const

const look =
  '-mb-px flex min-h-12 flex-1 items-center justify-center border-b-3 border-transparent px-3 text-gray-text transition-colors ' +
  'duration-150 font-medium hover:text-ink aria-[current=page]:border-yellow aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** Links to the queues. They look like tabs, and each has an address. */
export function ReviewTabs() {
  return (
    <nav aria-label={texts.tabs}>
      <ul className="flex border-b border-border">
        {tabs.map(({ href, label }) => (
          <li key={href} className="flex flex-1">
            <NavLink to={href} className={look} preventScrollReset>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
