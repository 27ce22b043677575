import { REMOTE_MODALITY_ID } from '../values/job-terms/offer-places.ts'
import type { ListFilters } from './filters.ts'

/**
 * The names that people give to filters in the field for words. Without accents and capitals; of two phrases the longer one first. Synonyms of positions
 * are in the list of positions.
 */
export const spokenFilters: readonly { says: RegExp; filters: ListFilters }[] = [
  says('(?:en |trabajo )?(?:remoto|remota)|teletrabajo|teletrabajar|a distancia|(?:trabajo )?desde casa', {
    modalidad: REMOTE_MODALITY_ID,
  }),
  says('hibrid[oa]|semipresencial', { modalidad: 2 }),
  says('media jornada|jornada parcial|(?:a )?tiempo parcial|part time|part-time', { jornada: 2 }),
  says('jornada completa|(?:a )?tiempo completo|full time|full-time', { jornada: 1 }),
  says('(?:en |contrato de )?practicas|becari[oa]s?|becas?', { contrato: 'practicas' }),
  says('contrato de formacion|formacion dual|fp dual', { contrato: 'formacion' }),
  says('contrato indefinido|indefinido', { contrato: 'indefinido' }),
  says('contrato temporal|temporal', { contrato: 'temporal' }),
  says('fij[oa]s? discontinu[oa]s?', { contrato: 'fijo_discontinuo' }),
  says('freelance|como autonom[oa]', { contrato: 'autonomo' }),
  says('sin experiencia|primer empleo', { experiencia: 'sin_experiencia' }),
  says('(?:con )?discapacidad', { reservada: 1 }),
]

/** Whole words alone. */
function says(phrases: string, filters: ListFilters) {
  return { says: new RegExp(`(?:^| )(?:${phrases})(?= |$)`), filters }
}

const accented = 'áéíóúü'
const plain = 'aeiouu'

/** As the phrases are written. Each letter stays in its place. */
export const spokenText = (text: string): string =>
  text.toLowerCase().replaceAll(/[áéíóúü]/g, (letter) => plain[accented.indexOf(letter)] ?? letter)

/** Whether words name a filter. */
export const saysFilter = (words: string): boolean => spokenFilters.some((one) => one.says.test(spokenText(words)))
