/** Choices in a CV that is made here, each with its words. */

/** The levels of the Common European Framework, and the mother tongue, in words that people use of themselves. */
export const languageLevels = {
  nativo: 'Lengua materna',
  c2: 'Como un nativo (C2)',
  c1: 'Muy bien (C1)',
  b2: 'Con soltura (B2)',
  b1: 'Me defiendo (B1)',
  a2: 'Lo básico (A2)',
  a1: 'Unas palabras (A1)',
} as const
export type LanguageLevel = keyof typeof languageLevels
export const LANGUAGE_LEVELS = Object.keys(languageLevels) as [LanguageLevel, ...LanguageLevel[]]

export const DRIVING_LICENCES = ['AM', 'A1', 'A2', 'A', 'B', 'BE', 'C1', 'C', 'CE', 'D1', 'D'] as const

export const availabilities = {
  inmediata: 'Incorporación inmediata',
  completa: 'Jornada completa',
  parcial: 'Media jornada',
  fines_de_semana: 'Fines de semana',
  noches: 'Noches',
  turnos: 'Turnos rotativos',
  viajar: 'Puedo viajar',
  mudanza: 'Puedo mudarme',
  vehiculo: 'Vehículo propio',
} as const
export type Availability = keyof typeof availabilities
export const AVAILABILITIES = Object.keys(availabilities) as [Availability, ...Availability[]]

/** How many entries a part may have, and characters of its texts. */
export const CV_LIMITS = {
  jobs: 20,
  studies: 12,
  languages: 12,
  certificates: 15,
  line: 120,
  summary: 600,
  jobText: 300,
} as const
