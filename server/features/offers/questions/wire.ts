import { fieldNames } from '#server/database/field-names.ts'

const asked = { tipo: 'kind', texto: 'text', opciones: 'options', unidad: 'unit', obligatoria: 'isRequired' } as const

export const { read: fromQuestion } = fieldNames(asked)
export const { write: toQuestion } = fieldNames({ pregunta_id: 'id', ...asked })
