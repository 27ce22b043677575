import type { ManagedAccount } from '#web/api/types.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { roleTexts, stateTexts } from './texts.ts'

export type AccountFilters = ReturnType<typeof readFilters>

const isRole = (text: string): text is ManagedAccount['tipo'] => Object.hasOwn(roleTexts, text)
const isState = (text: string): text is ManagedAccount['estado'] => Object.hasOwn(stateTexts, text)

/** The filters of the address. An invalid value is ignored. */
export function readFilters(search: URLSearchParams) {
  const [tipo, estado] = [search.get('tipo') ?? '', search.get('estado') ?? '']
  return {
    buscar: (search.get('buscar') ?? '').trim().slice(0, 254),
    tipo: isRole(tipo) ? tipo : ('' as const),
    estado: isState(estado) ? estado : ('' as const),
    antesDe: parseWholeNumber(search.get('antes_de')),
  }
}

/** The filters as the API takes them. */
export const queryOf = ({ buscar, tipo, estado }: AccountFilters) => ({
  ...(buscar && { buscar }),
  ...(tipo && { tipo }),
  ...(estado && { estado }),
})

/** The address of the accounts with these filters, at the newest ones unless told otherwise. */
export function addressOf(filters: AccountFilters, antesDe?: number): string {
  const search = new URLSearchParams(queryOf(filters))
  if (antesDe) search.set('antes_de', String(antesDe))
  return search.size > 0 ? `/gestion/cuentas?${search}` : '/gestion/cuentas'
}
