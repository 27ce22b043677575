/**
 * The free texts of an offer that are one line and may be missing, each with its example. Rules judge them, and readers see them under
 * their names. Forms walk this table in the browser, so it is declared without zod.
 */
export const offerLines = {
  /** Pay in addition, such as commissions. */
  salario_variable: 'Comisiones del 5 %',
  /** The collective agreement. */
  convenio: 'Comercio de Cataluña',
}

export type OfferLine = keyof typeof offerLines

export const lineNames = Object.keys(offerLines) as OfferLine[]

/** A value for each line. */
export const eachLine = <Value>(valueOf: (name: OfferLine) => Value) =>
  Object.fromEntries(lineNames.map((name) => [name, valueOf(name)])) as Record<OfferLine, Value>
