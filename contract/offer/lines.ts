import { LENGTH_MAX } from '../constants.ts'

/**
 * The free texts of an offer that are one line and may be missing: each with its column, its name on pages, an example and its length. Rules judge
 * them, and readers see them. Forms walk this table in the browser, so it is declared without zod.
 */
export const offerLines = {
  /** Pay in addition, such as commissions. */
  salario_variable: { column: 'variablePay', label: 'Variable', example: 'Comisiones del 5 %', max: LENGTH_MAX.title },
  /** The collective agreement. */
  convenio: { column: 'agreement', label: 'Convenio', example: 'Comercio de Cataluña', max: LENGTH_MAX.title },
  /** The company's own words for the position. People read them in place of the entry of the list, which is the nearest one. */
  puesto_propio: {
    column: 'ownPosition',
    label: 'Puesto con tus palabras',
    example: 'Maestro/a pastelero/a',
    max: LENGTH_MAX.position,
  },
} as const

type Lines = typeof offerLines
export type OfferLine = keyof Lines
export type LineColumn = Lines[OfferLine]['column']

export const lineNames = Object.keys(offerLines) as OfferLine[]

/** A value for each line. */
export const eachLine = <Value>(valueOf: (name: OfferLine) => Value) =>
  Object.fromEntries(lineNames.map((name) => [name, valueOf(name)])) as Record<OfferLine, Value>

/** A value for the column of each line. */
export const eachLineColumn = <Value>(valueOf: (column: LineColumn, name: OfferLine) => Value) =>
  Object.fromEntries(
    lineNames.map((name) => [offerLines[name].column, valueOf(offerLines[name].column, name)]),
  ) as Record<LineColumn, Value>
