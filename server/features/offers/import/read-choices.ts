import { setImmediate } from 'node:timers/promises'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { experienceNames } from '#contract/values/job-terms/experience-names.ts'
import { reserveReasonNames } from '#contract/values/job-terms/reserve-reasons.ts'
import { readUntilChanged } from '#server/database/caches/read-lists.ts'
import { placeNameOf } from '#server/database/master-data/place-names/rank-place.ts'
import type { Handle } from '#server/database/open.ts'
import { modality, municipality, position, province, sector, workday } from '#server/database/schema/schema.ts'
import { plainText } from '../search-help/plain-text.ts'
import { importTexts as texts, spellings } from './texts.ts'

/** One entry of a list, found by its number or by its name in the usual spellings. */
export interface Choice {
  id: number | string
  /** Of a position: its sector. Of a city: its province. Of a province: its community. */
  parent?: number
}

type Row = Choice & { name: string }

/** «Híbrida» is «Híbrido», and «Jornada completa» is «Completa». */
function stemsOf(text: string): string[] {
  const words = plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const counted = words.filter((word) => !texts.fillers.has(word))
  return [counted.map((word) => word.replace(/[aeo]s?$/, '')).join(' ')].filter(Boolean)
}

const kinds = /^(?:(?:principado|regi[oó]n|comunidad|comunidad foral|provincia) de|islas) /i

/** The words of each name of a place, without articles: «Coruña, A» is «A Coruña», and «Gerona» is «Girona». */
const placeKeys = (text: string): string[] =>
  placeNameOf(text.replace(kinds, '')).all.map(({ loose }) => loose.at(-1) ?? '')

interface Spelling {
  /** Further names of entries, by their ids. */
  more?: Readonly<Record<string, readonly string[]>>
  /** The keys of a name: two spellings of it share one. */
  keysOf?: (name: string) => string[]
  /** The valid values, in words. Default: all names. */
  valid?: string
}

/** Finds rows by a key of their name. */
function lookUp(rows: readonly Row[], keysOf: (name: string) => string[]) {
  const byKey = Map.groupBy(
    rows.flatMap((row) => keysOf(row.name).map((key) => ({ ...row, key }))),
    ({ key }) => key,
  )
  return (given: string): Row[] | undefined => byKey.get(keysOf(given)[0] ?? '')
}

function listOf(rows: readonly Row[], { more = {}, keysOf = stemsOf, valid }: Spelling = {}) {
  const further = rows.flatMap((row) => (more[row.id] ?? []).map((name) => ({ ...row, name })))
  // The name of an entry counts before the synonym of another one.
  const lookups = [rows, further].flatMap((named) => [
    lookUp(named, (name) => [plainText(name)]),
    lookUp(named, keysOf),
  ])
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const find = (given: string, parent?: Choice['id']): Choice | undefined => {
    const numbered = byId.get(given.replace(/^0+(?=\d)/, ''))
    const found = numbered ? [numbered] : (lookups.map((rowsCalled) => rowsCalled(given)).find(Boolean) ?? [])
    const fitting = found.filter((row) => parent === undefined || row.parent === parent)
    // Two cities may have one name: then the province has to say which.
    return new Set(fitting.map(({ id }) => id)).size === 1 ? fitting[0] : undefined
  }
  return { find, valid: valid ?? rows.map(({ name }) => name.toLowerCase()).join(', ') }
}

const codes = (names: Readonly<Record<string, string>>): Row[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }))

/** Read again after a change of the lists. */
export const readChoices = readUntilChanged(async (db: Handle) => {
  const positions = await db
    .select({ id: position.id, name: position.name, parent: position.sectorId, synonyms: position.synonyms })
    .from(position)
  const cities = await db
    .select({ id: municipality.id, name: municipality.name, parent: municipality.provinceId })
    .from(municipality)
  const provinces = await db
    .select({ id: province.id, name: province.name, parent: province.communityId })
    .from(province)
  const named = (table: typeof sector | typeof modality | typeof workday) =>
    db.select({ id: table.id, name: table.name }).from(table)
  const keys = new Map<string, string[]>()
  for (const { name } of cities) {
    keys.set(name, placeKeys(name))
    // Eight thousand at once would keep all others waiting for a quarter of a second.
    if (keys.size % 200 === 0) await setImmediate()
  }
  const place = { keysOf: (name: string) => keys.get(name) ?? placeKeys(name), valid: texts.place }
  const provincia = listOf(provinces, { ...place, more: spellings.provincia })
  const municipalities = listOf(cities, place)
  /** «Gijón (Asturias)» names the province too. */
  const find = (given: string, parent?: Choice['id']): Choice | undefined => {
    const [, name = '', inBrackets = ''] = /^(.+?) *\(([^()]+)\)$/.exec(given) ?? []
    const inside = provincia.find(inBrackets)?.id ?? 0
    return municipalities.find(given, parent) ?? municipalities.find(name, (parent ?? inside) === inside ? inside : 0)
  }
  const ciudad = { ...municipalities, find }
  return {
    puesto: listOf(positions, {
      valid: texts.position,
      more: Object.fromEntries(positions.map((one) => [one.id, one.synonyms])),
    }),
    ciudad,
    mas_ciudades: ciudad,
    provincia,
    sector: listOf(await named(sector)),
    modalidad: listOf(await named(modality), { more: spellings.modalidad }),
    jornada: listOf(await named(workday), { more: spellings.jornada }),
    tipo_contrato: listOf(codes(contractTypeNames), { more: spellings.tipo_contrato }),
    experiencia: listOf(codes(experienceNames), { more: spellings.experiencia }),
    reservada_discapacidad: listOf(codes({ ...reserveReasonNames, '': 'no' }), { more: spellings.reserva }),
    salario_periodo: listOf(codes(texts.periods), { more: spellings.salario_periodo }),
    toda_espana: listOf(codes(texts.yesAndNo), { more: spellings.toda_espana }),
  }
})

export type Choices = Awaited<ReturnType<typeof readChoices>>
