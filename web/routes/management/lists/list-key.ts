/** The lists, by their names in addresses and calls. */
export const listKeys = ['sectores', 'puestos', 'franja'] as const

export type ListKey = (typeof listKeys)[number]

/** The list of an address: sectors unless it names another one. */
export const listOf = (search: URLSearchParams): ListKey =>
  listKeys.find((key) => key === search.get('lista')) ?? 'sectores'

export const addressOf = (key: ListKey): string =>
  key === 'sectores' ? '/gestion/listas' : `/gestion/listas?lista=${key}`
