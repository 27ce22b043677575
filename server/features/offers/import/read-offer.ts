import type * as z from 'zod'
import { REQUIREMENTS_MAX } from '#contract/constants.ts'
import { NewOffer } from '#contract/offer/fields.ts'
import { OFFER_PLACES_MAX } from '#contract/values/job-terms/offer-places.ts'
import { readSpanishNumber } from '#contract/values/typed/spanish-number.ts'
import type { Choice, Choices } from './read-choices.ts'
import type { TableRow } from './read-table.ts'
import { importTexts as texts } from './texts.ts'

/** Patterns take long for longer texts. */
const [AMOUNT_LONGEST, CHOICE_LONGEST] = [40, 200] as const

/** NaN, which no column takes, for a text that the form refuses too. */
function amount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return (text.length > AMOUNT_LONGEST ? null : readSpanishNumber(text)) ?? Number.NaN
}

/** A salary of a year. The call would cut its cents off, and less than 1,000 may mean thousands. */
function yearlyAmount(text: string | undefined) {
  const euros = amount(text?.slice(0, AMOUNT_LONGEST + 1).replace(/\s*(?:\/|al )\s*año$/i, '')) ?? 0
  return euros === 0 || (Number.isInteger(euros) && euros >= 1000) ? euros : Number.NaN
}

/** DD/MM/YYYY or DD/MM/YY as YYYY-MM-DD; any other text as it is. Midnight is left out. */
function readDay(text: string): string {
  const date = text.replace(/[ T]0?0:00(?::00(?:\.0+)?)?$/, '')
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(date) ?? []
  return day && month && year ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : date
}

export type Read = { offer: z.output<typeof NewOffer> } | { mistakes: string[] }

/** The offer of a row, judged by the same shape as the call that publishes one, or what is wrong with each column. */
export function readOffer({ cells, hasMore }: TableRow, choices: Choices): Read {
  if (hasMore) return { mistakes: [texts.hasMore] }
  const mistakes: string[] = ['puesto', 'ciudad'].filter((column) => !cells[column]).map(texts.missing)
  const choose = (column: keyof Choices, given = cells[column], parent?: Choice['id']): Choice | undefined => {
    if (given === undefined) return undefined
    const found = given.length > CHOICE_LONGEST ? undefined : choices[column].find(given, parent)
    if (!found) mistakes.push(texts.wrong(column, given, choices[column].valid))
    return found
  }
  const city = choose('ciudad', cells['ciudad'], choose('provincia')?.id)
  const position = choose('puesto')
  const ownProvince = city?.parent === undefined ? undefined : choices.provincia.find(String(city.parent))
  const judged = NewOffer.safeParse({
    ...cells,
    salario_anual: yearlyAmount(cells['salario_anual']),
    salario_max: cells['salario_max'] && yearlyAmount(cells['salario_max']),
    salario_periodo: choose('salario_periodo')?.id,
    salario_importe: amount(cells['salario_importe']),
    salario_importe_max: amount(cells['salario_importe_max']),
    salario_pagas: amount(cells['salario_pagas']),
    reservada_discapacidad: choose('reservada_discapacidad')?.id || undefined,
    mas_ciudades: cells['mas_ciudades']
      ?.split('|', OFFER_PLACES_MAX)
      .map((name) => choose('mas_ciudades', name.trim())?.id),
    toda_espana: choose('toda_espana')?.id === 'si',
    tipo_contrato: choose('tipo_contrato')?.id,
    experiencia: choose('experiencia')?.id,
    vacantes: amount(cells['vacantes']),
    mst_puestos_id: position?.id,
    mst_emp_sector_id: cells['sector'] === undefined ? position?.parent : choose('sector')?.id,
    mst_modalidad_id: choose('modalidad')?.id,
    mst_jornada_id: choose('jornada')?.id,
    mst_ciudades_id: city?.id,
    mst_provincias_id: ownProvince?.id,
    mst_comunidades_id: ownProvince?.parent,
    caduca_el: cells['caduca_el'] && readDay(cells['caduca_el']),
    requirements_list: cells['requisitos']?.split('|', REQUIREMENTS_MAX + 1),
  })
  if (cells['salario_importe'] && !cells['salario_periodo']) mistakes.push(texts.missing('salario_periodo'))
  const issues = judged.error?.issues.map(({ path: [name] }) => String(name).replace('requirements_list', 'requisitos'))
  for (const column of new Set(issues?.filter((name) => !name.startsWith('mst_')))) {
    const value = cells[column]
    if (value === undefined) mistakes.push(texts.missing(column))
    // A choice that was not found has its mistake already.
    else if (!mistakes.some((one) => one.startsWith(`${column}:`))) mistakes.push(texts.wrong(column, value))
  }
  return judged.data && mistakes.length === 0 ? { offer: judged.data } : { mistakes }
}
