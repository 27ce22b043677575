import { LENGTH_MAX, REQUIREMENTS_MAX, VACANCIES_MAX } from '#contract/constants.ts'
import { eachLine, offerLines } from '#contract/offer/lines.ts'
import { OFFER_PLACES_MAX } from '#contract/values/job-terms/offer-places.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'

const text = (most: number) => `un texto de hasta ${most} caracteres`
const perYear = 'euros enteros al año, como 24.000; si son menos de 1.000, ¿querías decir miles?'
const euros = 'un importe en euros, como 1.450,50'

/** The values of the columns, except for the entries of lists. «|» separates several. */
export const otherValues: Readonly<Record<string, string>> = {
  nombre: text(LENGTH_MAX.title),
  descripcion: text(LENGTH_MAX.description),
  salario_anual: perYear,
  salario_max: perYear,
  salario_importe: euros,
  salario_importe_max: euros,
  salario_pagas: '12 o 14',
  ...eachLine((name) => text(offerLines[name].max)),
  vacantes: `un número de 1 a ${VACANCIES_MAX}`,
  caduca_el: 'un día como 05/12/2026',
  mas_ciudades: `hasta ${OFFER_PLACES_MAX - 1} ciudades, separadas por barras`,
  requisitos: `hasta ${REQUIREMENTS_MAX} textos cortos, separados por barras`,
}

/** The sentences of the import of offers, on the page and at the shell. */
export const importTexts = {
  unreadable: (row: number) =>
    `El archivo no se puede leer como CSV. En la fila ${row}: unas comillas no se cierran, o hay texto detrás de ellas.`,
  noTable: 'El archivo no es una tabla en CSV. Guárdalo como CSV en tu hoja de cálculo, con «Guardar como».',
  tooLong: (rows: number) => `El archivo tiene ${spanishNumber(rows)} filas o más. Repártelo en varios.`,
  empty: 'El archivo no tiene ninguna oferta: la primera fila son los nombres de las columnas.',
  unknownColumns: (names: readonly string[], known: readonly string[]) =>
    `No se conocen las columnas ${names.join(', ')}. Se conocen: ${known.join(', ')}.`,
  twice: (column: string) => `${column} (repetida)`,
  hasMore: 'tiene más celdas que columnas: pon entre comillas los textos con separadores',
  missing: (column: string) => `falta ${column}`,
  wrong: (column: string, value: string, what = otherValues[column]) =>
    `${column}: «${value.length > 80 ? `${value.slice(0, 80)}…` : value}» no vale; vale: ${what}`,
  position: 'el nombre o el número de un puesto de la lista',
  place: 'el nombre o el número de un sitio de España; si hay varios con ese nombre, con su provincia',
  periods: { anual: 'anual', mensual: 'mensual', hora: 'por hora' },
  yesAndNo: { si: 'sí', no: 'no' },
  /** Words that change nothing: «Jornada completa». */
  fillers: new Set(['jornada', 'tiempo', 'modalidad', 'contrato', 'por', 'en', 'de', 'al', 'a', 'la', '100']),
  mistakes: (rows: readonly { row: number; mistakes: readonly string[] }[]) =>
    [
      'No se ha publicado ninguna oferta. Corrige estas filas:',
      ...rows.map(({ row, mistakes }) => `  fila ${row}: ${mistakes.join('; ')}`),
    ].join('\n'),
} as const

/** Other spellings of entries, by their ids. */
export const spellings = {
  provincia: { 7: ['Baleares'], 20: ['Guipúzcoa'], 32: ['Orense'], 38: ['Tenerife'], 48: ['Vizcaya'] },
  modalidad: { 2: ['semipresencial'], 3: ['teletrabajo', 'a distancia'] },
  jornada: { 1: ['40 horas'], 2: ['media'] },
  tipo_contrato: { indefinido: ['fijo'], practicas: ['beca'] },
  experiencia: { sin_experiencia: ['ninguna', 'no', '0'] },
  reserva: { cuota: ['cuota'], centro_especial: ['centro especial'], convocatoria: ['convocatoria'] },
  salario_periodo: { anual: ['año'], mensual: ['mes'], hora: ['h'] },
  toda_espana: { si: ['s', 't', '✓', '1', 'x', 'v', 'y', 'yes', 'true', 'verdadero'], no: ['n', '0', 'f', 'falso'] },
} as const
