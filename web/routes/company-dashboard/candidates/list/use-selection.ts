import { useState } from 'react'
import { MOVED_AT_ONCE_MAX } from '#contract/constants.ts'
import { choicesFor, type ApplicationState } from '#contract/values/applications/application-states.ts'
import type { CompanyCandidate } from '#web/api/types.ts'
import { subjectOf, type Subject } from '../moves/subject.ts'

type Rows = readonly CompanyCandidate[]

/**
 * Which applications are selected. They stay so on other pages, and are forgotten when `scope` changes, as with another filter. `shown`: the
 * page with the states of now.
 */
export function useSelection(scope: string, shown: Rows) {
  const [kept, setKept] = useState({ scope, chosen: new Map<number, Subject>() })
  const before = kept.scope === scope ? kept.chosen : new Map<number, Subject>()
  const chosen = new Map([...before, ...shown.map(toEntry).filter(([id]) => before.has(id))])
  const keep = (next: Map<number, Subject>) => setKept({ scope, chosen: next })

  const set = (rows: Rows, isChosen: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (!isChosen) next.delete(row.can_cv_ofertas_id)
      else if (next.size < MOVED_AT_ONCE_MAX) next.set(row.can_cv_ofertas_id, subjectOf(row))
    }
    keep(next)
  }
  return {
    subjects: [...chosen.values()],
    has: (row: CompanyCandidate) => chosen.has(row.can_cv_ofertas_id),
    set,
    clear: () => keep(new Map()),
    remove: (ids: readonly number[]) => keep(new Map([...chosen].filter(([id]) => !ids.includes(id)))),
    isFull: chosen.size >= MOVED_AT_ONCE_MAX,
  }
}

const toEntry = (row: CompanyCandidate) => [row.can_cv_ofertas_id, subjectOf(row)] as const

export type Selection = ReturnType<typeof useSelection>

/** The states to which all of these can be moved. */
export function commonChoices(subjects: readonly Subject[]): ApplicationState[] {
  const [first, ...others] = subjects
  if (!first) return []
  return choicesFor(first.state).filter((to) => others.every(({ state }) => choicesFor(state).includes(to)))
}
