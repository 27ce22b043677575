import { APPLICATIONS_COUNT_MONTHS, NEW_OFFER_DAYS } from '../constants.ts'

/**
 * The rules of suggestions in words, the strongest first. The pages show it. The weights are in
 * `server/features/suggestions/weights.ts`.
 */
export const suggestionRules = {
  saved: 'Es del mismo puesto y de la misma provincia que una oferta que guardaste.',
  applied: `Es del mismo puesto y de la misma provincia que una oferta a la que aplicaste en los últimos ${APPLICATIONS_COUNT_MONTHS} meses.`,
  alert: 'La encuentra uno de tus avisos.',
  position: 'Es de un puesto que buscas.',
  province: 'Está en una provincia que buscas, o tan cerca de tu municipio como pides.',
  sector: 'Es de un sector que buscas.',
  alike: 'Es del mismo sector y de la misma provincia que una oferta que guardaste o a la que aplicaste.',
  salary: 'Su salario llega al mínimo que pides.',
  modality: 'Tiene una modalidad que buscas.',
  workday: 'Tiene una jornada que buscas.',
  recent: `Se publicó hace ${NEW_OFFER_DAYS} días o menos.`,
} as const

/** The offers that are ranked by the rules, in words. */
export const suggestionLimits =
  'Miramos las ofertas publicadas que se parecen a las que guardaste o a las que aplicaste, las que encuentran tus avisos y las de los puestos y sectores que buscas, o de cualquiera si no dices ninguno: las 100 más recientes de cada búsqueda. Si dices en qué provincias, o cerca de qué municipio, las de puestos y sectores son solo de allí o para toda España. Quedan fuera las que dicen pagar menos de tu mínimo, las que has guardado, las que ya has solicitado y las que no te interesan. Las demás suman puntos por lo que cumplen, de lo que más cuenta a lo que menos:'

export type SuggestionRule = keyof typeof suggestionRules
