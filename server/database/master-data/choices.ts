import type { documentType, modality, sex, workday } from '../schema/master.ts'

/** The short lists. The forms preselect the first entry of each, except for the sexes. */

export const modalities: (typeof modality.$inferInsert)[] = [
  { id: 1, name: 'Presencial' },
  { id: 2, name: 'Híbrido' },
  { id: 3, name: 'Remoto' },
]

export const workdays: (typeof workday.$inferInsert)[] = [
  { id: 1, name: 'Completa' },
  { id: 2, name: 'Parcial' },
]

export const documentTypes: (typeof documentType.$inferInsert)[] = [
  { id: 1, name: 'DNI' },
  { id: 2, name: 'NIE' },
  { id: 3, name: 'Pasaporte' },
]

export const sexes: (typeof sex.$inferInsert)[] = [
  { id: 1, name: 'Mujer' },
  { id: 2, name: 'Hombre' },
  { id: 3, name: 'No binario' },
  { id: 4, name: 'Prefiero no decirlo' },
]
