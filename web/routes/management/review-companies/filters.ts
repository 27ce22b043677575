import { LENGTH_MAX } from '#contract/constants.ts'
import { namesOf, oneOf, place, words } from '#web/forms/filters/filters.ts'
import { companyStateTexts } from './texts.ts'

export const PATH = '/gestion/revision/empresas'

/** In the address: companies of every state. Without a state the queue shows those that wait. */
export const ANY = 'todas'

export const companyFilters = {
  buscar: words(LENGTH_MAX.title),
  estado: oneOf([...namesOf(companyStateTexts), ANY], 'pendiente'),
  despues_de: place,
}
