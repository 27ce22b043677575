import { LENGTH_MAX } from '#contract/constants.ts'
import { place } from '#web/forms/filters/filters.ts'
import { chosen, typedWords } from '../drawn-filters.tsx'
import { companyStateTexts, reviewCompaniesTexts as texts } from './texts.ts'

export const PATH = '/gestion/revision/empresas'

/** In the address: companies of every state. Without a state the queue shows those that wait. */
export const ANY = 'todas'

const states = { [ANY]: texts.anyState, ...companyStateTexts, pagina_por_revisar: texts.unreadPage }

export const companyFilters = {
  buscar: typedWords(LENGTH_MAX.title, { label: texts.search, description: texts.searchNote, type: 'search' }),
  estado: chosen(states, { label: texts.state, placeholder: null }, 'pendiente'),
  despues_de: place,
}
