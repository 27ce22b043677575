import { LENGTH_MAX } from '#contract/constants.ts'
import { namesOf, oneOf, place, words } from '#web/forms/filters/filters.ts'
import { roleTexts, stateTexts } from './texts.ts'

export const PATH = '/gestion/cuentas'

export const accountFilters = {
  buscar: words(LENGTH_MAX.email),
  tipo: oneOf(namesOf(roleTexts)),
  estado: oneOf(namesOf(stateTexts)),
  antes_de: place,
}
