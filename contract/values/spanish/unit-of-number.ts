/** Companies write the unit of a question in the plural. */
const singular = new Map([
  ['años', 'año'],
  ['meses', 'mes'],
  ['semanas', 'semana'],
  ['días', 'día'],
  ['horas', 'hora'],
  ['euros', 'euro'],
  ['kilómetros', 'kilómetro'],
])

/** The unit beside a number: «1 año», «2 años», and «1 km» where the singular is not known. Empty without a unit. */
export const unitOfNumber = (value: number, unit: string | null): string =>
  (value === 1 && singular.get(unit ?? '')) || (unit ?? '')
