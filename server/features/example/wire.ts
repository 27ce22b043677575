import { fieldNames } from '#server/database/field-names.ts'

const filters = { nombre: 'name', sector: 'sector', ciudad: 'city', comunidad: 'community' } as const

export const { read: fromFilters } = fieldNames(filters)
export const { write: toSample } = fieldNames({ id: 'id', ...filters })
