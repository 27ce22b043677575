import type * as z from 'zod'
import { NewOffer } from '#contract/offers.ts'
import type { Choices, FindChoice } from './read-choices.ts'
import type { TableRow } from './read-table.ts'
import { importTexts as texts } from './texts.ts'

/** The columns of the table. «|» separates the texts of `requisitos`, and the cities of `mas_ciudades`. */
export const columns = [
  'nombre',
  'descripcion',
  'puesto',
  'sector',
  'ciudad',
  'provincia',
  'modalidad',
  'jornada',
  'salario_anual',
  'salario_max',
  'salario_periodo',
  'salario_importe',
  'salario_importe_max',
  'salario_pagas',
  'salario_variable',
  'convenio',
  'reservada_discapacidad',
  'mas_ciudades',
  'toda_espana',
  'tipo_contrato',
  'experiencia',
  'vacantes',
  'caduca_el',
  'requisitos',
] as const

type Column = (typeof columns)[number]
type Cells = Readonly<Partial<Record<Column, string>>>

/** An amount as people write it: «18.000,50», «18 000 €», «18000.5». NaN for anything else. */
export function readAmount(text: string): number {
  const bare = text.replaceAll(/[\s€]/g, '')
  const isSpanish = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare) || /^\d+,\d+$/.test(bare)
  const plain = isSpanish ? bare.replaceAll('.', '').replace(',', '.') : bare
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** DD/MM/YYYY as YYYY-MM-DD; any other text as it is. */
function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

const code = (text: string): string => text.toLowerCase().replaceAll(' ', '_')

export type Read = { offer: z.output<typeof NewOffer> } | { mistakes: string[] }

/** The offer of a row, judged by the same shape as the call that publishes one, or what is wrong with each column. */
export function readOffer({ cells }: TableRow, choices: Choices): Read {
  const row: Cells = cells
  const mistakes: string[] = []
  const choose = (
    column: keyof Choices,
    find: FindChoice,
    { parent, usual }: { parent?: number | undefined; usual?: number | undefined } = {},
  ) => {
    const given = row[column]
    if (given === undefined) {
      if (usual === undefined) mistakes.push(texts.missing(column))
      return usual === undefined ? undefined : { id: usual }
    }
    const found = parent === undefined ? find(given) : find(given, parent)
    if (!found) mistakes.push(texts.wrong(column, given))
    return found
  }
  const province = row.provincia === undefined ? undefined : choose('provincia', choices.provincia)
  const city = choose('ciudad', choices.ciudad, { parent: province?.id })
  const position = choose('puesto', choices.puesto)
  const ownProvince = city?.parent === undefined ? undefined : choices.provincia(String(city.parent))
  const otherCities = row.mas_ciudades?.split('|').map((name) => {
    const found = choices.ciudad(name.trim())
    if (!found) mistakes.push(texts.wrong('mas_ciudades', name.trim()))
    return found?.id
  })
  const amount = (text: string | undefined) => (text === undefined ? undefined : readAmount(text))
  const body = {
    nombre: row.nombre ?? '',
    descripcion: row.descripcion ?? '',
    salario_anual: amount(row.salario_anual) ?? 0,
    salario_max: amount(row.salario_max),
    salario_periodo: row.salario_periodo && code(row.salario_periodo),
    salario_importe: amount(row.salario_importe),
    salario_importe_max: amount(row.salario_importe_max),
    salario_pagas: amount(row.salario_pagas),
    salario_variable: row.salario_variable,
    convenio: row.convenio,
    reservada_discapacidad: row.reservada_discapacidad && code(row.reservada_discapacidad),
    mas_ciudades: otherCities,
    toda_espana: row.toda_espana && ['si', 'sí', '1'].includes(row.toda_espana.toLowerCase()),
    tipo_contrato: row.tipo_contrato && code(row.tipo_contrato),
    experiencia: row.experiencia && code(row.experiencia),
    vacantes: row.vacantes === undefined ? undefined : Number(row.vacantes),
    mst_puestos_id: position?.id,
    mst_emp_sector_id: choose('sector', choices.sector, { usual: position?.parent })?.id,
    mst_modalidad_id: row.modalidad && choose('modalidad', choices.modalidad)?.id,
    mst_jornada_id: row.jornada && choose('jornada', choices.jornada)?.id,
    mst_ciudades_id: city?.id,
    mst_provincias_id: ownProvince?.id,
    mst_comunidades_id: ownProvince?.parent,
    caduca_el: row.caduca_el && readDay(row.caduca_el),
    requirements_list: row.requisitos?.split('|'),
  }
  const judged = NewOffer.safeParse(body)
  const issues = judged.error?.issues.map(({ path: [name] }) => String(name)) ?? []
  // A choice that was not found has its mistake already.
  for (const name of new Set(issues.filter((one) => !one.startsWith('mst_')))) {
    const value = row[(name === 'requirements_list' ? 'requisitos' : name) as Column]
    mistakes.push(value === undefined ? texts.missing(name) : texts.wrong(name, value))
  }
  return judged.data && mistakes.length === 0 ? { offer: judged.data } : { mistakes }
}
