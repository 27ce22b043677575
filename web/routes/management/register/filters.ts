import { LENGTH_MAX } from '#contract/constants.ts'
import { acts } from '#contract/values/acts.ts'
import { place } from '#web/forms/filters/filters.ts'
import { chosen, day, typedId, typedWords } from '../drawn-filters.tsx'
import { registerTexts as texts } from '../texts.ts'

export const PATH = '/gestion/registro'

export const actFilters = {
  operador: typedWords(LENGTH_MAX.email, { label: texts.operator }),
  accion: chosen(acts, { label: texts.act, placeholder: texts.anyAct }),
  cuenta: typedId(texts.account),
  desde: day(texts.from),
  hasta: day(texts.until),
  antes_de: place,
}
