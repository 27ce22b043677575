import { isoDay } from '#web/format/time/date.ts'
import { actTexts } from '../texts.ts'
import type { Act } from '#web/api/types.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'

export type ActFilters = ReturnType<typeof readFilters>

const isAct = (text: string): text is Act['accion'] => text in actTexts
const dayOf = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDayOf(text) ? text : '')
const isoDayOf = (day: string) => isoDay(day.split('-').toReversed().join('/'))

/** The filters of the address. An invalid value is ignored. */
export function readFilters(search: URLSearchParams) {
  const accion = search.get('accion') ?? ''
  return {
    operador: (search.get('operador') ?? '').trim().slice(0, 254),
    accion: isAct(accion) ? accion : ('' as const),
    cuenta: parseWholeNumber(search.get('cuenta')),
    desde: dayOf(search.get('desde')),
    hasta: dayOf(search.get('hasta')),
    antesDe: parseWholeNumber(search.get('antes_de')),
  }
}

/** The filters as the API takes them. */
export const queryOf = ({ operador, accion, cuenta, desde, hasta }: ActFilters) => ({
  ...(operador && { operador }),
  ...(accion && { accion }),
  ...(cuenta && { cuenta }),
  ...(desde && { desde }),
  ...(hasta && { hasta }),
})

/** The address of the register with these filters, at its newest acts unless told otherwise. */
export function addressOf(filters: ActFilters, antesDe?: number): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(queryOf(filters))) search.set(name, String(value))
  if (antesDe) search.set('antes_de', String(antesDe))
  return search.size > 0 ? `/gestion/registro?${search}` : '/gestion/registro'
}
