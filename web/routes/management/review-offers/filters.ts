import { LENGTH_MAX } from '#contract/constants.ts'
import { place } from '#web/forms/filters/filters.ts'
import { chosen, typedWords } from '../drawn-filters.tsx'
import { reviewOffersTexts as texts } from './texts.ts'

export const PATH = '/gestion/revision/ofertas'

/** `oferta` is the one that is open beside the list. */
export const offerFilters = {
  buscar: typedWords(LENGTH_MAX.title, { label: texts.search, type: 'search' }),
  empresa: typedWords(LENGTH_MAX.title, { label: texts.company, type: 'search' }),
  estado: chosen(texts.states, { label: texts.state, placeholder: texts.anyState }),
  oferta: place,
}
