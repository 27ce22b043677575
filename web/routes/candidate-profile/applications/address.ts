import { APPLICATION_STATES, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'

const OPENED = 'candidatura'
const STATE = 'estado_candidatura'

/** The application that the address opens, by `?candidatura=`, or null. */
export const openedIn = (search: URLSearchParams): number | null => parseWholeNumber(search.get(OPENED))

/** The state that the list is filtered by, or null. */
export const stateIn = (search: URLSearchParams): ApplicationState | null =>
  APPLICATION_STATES.find((state) => state === search.get(STATE)) ?? null

const changed = (search: URLSearchParams, name: string, value: string | null): string => {
  const next = new URLSearchParams(search)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return `/mi-perfil${next.size > 0 ? `?${next}` : ''}`
}

/** The same list with an application opened, or with none. */
export const withOpened = (search: URLSearchParams, id: number | null): string =>
  changed(search, OPENED, id === null ? null : String(id))

/** The list of one state, or of all. */
export const withState = (search: URLSearchParams, state: ApplicationState | null): string =>
  changed(search, STATE, state)
