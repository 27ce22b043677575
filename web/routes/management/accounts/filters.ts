import { LENGTH_MAX } from '#contract/constants.ts'
import { place } from '#web/forms/filters/filters.ts'
import { chosen, typedWords } from '../drawn-filters.tsx'
import { accountsTexts as texts, roleTexts, stateTexts } from './texts.ts'

export const PATH = '/gestion/cuentas'

export const accountFilters = {
  buscar: typedWords(LENGTH_MAX.email, {
    label: texts.search,
    description: texts.searchNote,
    type: 'search',
    className: 'small:max-large:col-span-full',
  }),
  tipo: chosen(roleTexts, { label: texts.role, placeholder: texts.anyRole }),
  estado: chosen(stateTexts, { label: texts.state, placeholder: texts.anyState }),
  antes_de: place,
}
