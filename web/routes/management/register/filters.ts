import { LENGTH_MAX } from '#contract/constants.ts'
import { id, namesOf, oneOf, place, words } from '#web/forms/filters/filters.ts'
import { isRealDay } from '#web/format/time/date.ts'
import { actTexts } from '../texts.ts'

export const PATH = '/gestion/registro'

const day = {
  read: (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text) ? text : ''),
  none: '',
}

export const actFilters = {
  operador: words(LENGTH_MAX.email),
  accion: oneOf(namesOf(actTexts)),
  cuenta: id,
  desde: day,
  hasta: day,
  antes_de: place,
}
