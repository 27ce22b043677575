import { parseWholeNumber } from '#contract/values/whole-number.ts'
import type { QueuedCompany } from '#web/api/types.ts'
import { companyStateTexts } from './texts.ts'

type State = QueuedCompany['estado_verificacion']
export type CompanyFilters = ReturnType<typeof readFilters>

const PATH = '/gestion/revision/empresas'
/** In the address: companies of every state. Without a state the queue shows those that wait. */
const ANY = 'todas'

const isState = (text: string): text is State => Object.hasOwn(companyStateTexts, text)

/** The filters of the address. An invalid value is ignored. */
export function readFilters(search: URLSearchParams) {
  const estado = search.get('estado') ?? 'pendiente'
  return {
    buscar: (search.get('buscar') ?? '').trim().slice(0, 200),
    estado: isState(estado) ? estado : ('' as const),
    despuesDe: parseWholeNumber(search.get('despues_de')),
  }
}

/** The filters as the API takes them. */
export const queryOf = ({ buscar, estado, despuesDe }: CompanyFilters) => ({
  ...(buscar && { buscar }),
  ...(estado && { estado }),
  ...(despuesDe && { despues_de: despuesDe }),
})

export const isNarrowed = ({ buscar, estado }: CompanyFilters): boolean => buscar !== '' || estado !== 'pendiente'

/** The address of the queue with these filters, at its beginning unless told otherwise. */
export function addressOf({ buscar, estado }: CompanyFilters, despuesDe?: number): string {
  const search = new URLSearchParams({ ...(buscar && { buscar }) })
  if (estado !== 'pendiente') search.set('estado', estado || ANY)
  if (despuesDe) search.set('despues_de', String(despuesDe))
  return search.size > 0 ? `${PATH}?${search}` : PATH
}
