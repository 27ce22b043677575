import { useSearchParams } from 'react-router'
import {
  APPLICATION_STATES,
  stateNames,
  type ApplicationState,
} from '#contract/values/applications/application-states.ts'
import type { Application } from '#web/api/types.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { stateIn, withState } from './address.ts'
import { filterTexts as texts } from './texts.ts'

const chip =
  'inline-flex min-h-11 items-center whitespace-nowrap gap-1.5 rounded-chip border border-control-border bg-white px-4 text-14 font-medium ' +
  'transition-colors duration-150 hover:border-ink hover:bg-surface ' +
  'aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-white'

/** A link to the applications of each state that occurs, with their number. */
export function StateFilter({ applications }: { applications: readonly Application[] }) {
  const [search] = useSearchParams()
  const current = stateIn(search)
  const countOf = (state: ApplicationState) =>
    applications.filter(({ estado_candidatura: itsState }) => itsState === state).length
  const shown = APPLICATION_STATES.filter((state) => state === current || countOf(state) > 0)
  if (shown.length < 2 && current === null) return null
  const link = (state: ApplicationState | null, name: string, count: number) => (
    <li key={name}>
      <AppLink
        href={withState(search, state)}
        aria-current={state === current ? 'true' : undefined}
        preventScrollReset
        className={chip}
      >
        <span>{name}</span> <span className="font-normal tabular-nums">{count}</span>
      </AppLink>
    </li>
  )
  return (
    <nav aria-label={texts.label}>
      <ul className="flex gap-2 max-small:-mx-4 max-small:overflow-x-auto max-small:px-4 max-small:py-1 small:flex-wrap">
        {link(null, texts.all, applications.length)}
        {shown.map((state) => link(state, stateNames[state], countOf(state)))}
      </ul>
    </nav>
  )
}
