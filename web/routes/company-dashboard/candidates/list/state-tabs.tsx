import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { APPLICATION_STATES, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import { queries } from '#web/api/queries.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { countQueryOf, deskAddress, type DeskFilters } from '../desk-address.ts'
import { deskTexts as texts, tabNames } from '../texts.ts'

/** The number of applications in each state. Withdrawn ones count only in their own list. */
function useCounts(filters: DeskFilters) {
  const { data } = useQuery(queries.applicationDesk.countApplications.queryOptions({ input: countQueryOf(filters) }))
  if (!data) return null
  const counts = new Map(data.por_estado.map((one) => [one.estado_candidatura, one.candidaturas]))
  const all = APPLICATION_STATES.filter((state) => state !== 'retirada')
  return {
    of: (state: ApplicationState | '') =>
      state === '' ? all.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0) : (counts.get(state) ?? 0),
  }
}

const look =
  '-mb-px inline-flex min-h-12 items-center gap-1.5 border-b-3 border-transparent px-3 text-14 font-medium whitespace-nowrap ' +
  'text-gray-text transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:border-yellow aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** A link to each state, with the number of applications in it. On narrow pages the strip is moved sideways. */
export function StateTabs({ filters, isNarrow }: { filters: DeskFilters; isNarrow: boolean }) {
  const counts = useCounts(filters)
  const strip = useRef<HTMLUListElement>(null)
  const current = filters.estado_candidatura
  const hasCounts = counts !== null
  useEffect(() => {
    // Numbers and the width of the page move the tabs.
    if (hasCounts || isNarrow) showTab(strip.current, current)
  }, [current, hasCounts, isNarrow])
  return (
    <nav aria-label={texts.tabs}>
      <ul ref={strip} className="flex overflow-x-auto border-b border-border pb-px">
        {(['', ...APPLICATION_STATES] as const).map((state) => (
          <li key={state} data-tab={state}>
            <AppLink
              href={deskAddress({ ...filters, estado_candidatura: state, pagina: 1 })}
              aria-current={state === current ? 'page' : undefined}
              className={look}
              preventScrollReset
            >
              <span>{state === '' ? texts.all : tabNames[state]}</span>
              {counts && <span className="font-normal tabular-nums">{spanishNumber(counts.of(state))}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `scrollIntoView` would move the page, too. */
function showTab(strip: HTMLElement | null, state: ApplicationState | ''): void {
  const tab = strip?.querySelector<HTMLElement>(`[data-tab='${state}']`)
  if (!strip || !tab) return
  const start = tab.offsetLeft - strip.offsetLeft
  strip.scrollLeft = start - (strip.clientWidth - tab.offsetWidth) / 2
}
