import { sql } from 'drizzle-orm'
import type { ContractType, ExperienceLevel } from '#contract/constants.ts'
import { findCities } from '#server/database/master-data/place-names/find-cities.ts'
import { provinces } from '#server/database/master-data/places.ts'
import type { Database } from '#server/database/open.ts'

// The search of offers without an index, written again from its description. Slow, and simple enough to be right.

export interface NaiveFilters {
  words?: string | undefined
  sectorId?: number | undefined
  city?: string | undefined
  provinceId?: number | undefined
  modalityId?: number | undefined
  workdayId?: number | undefined
  contractType?: ContractType | undefined
  experience?: ExperienceLevel | undefined
  isReserved?: boolean | undefined
  positionId?: number | undefined
  leastSalary?: number | undefined
  since?: string | undefined
  today: string
}

interface Row extends Record<string, unknown> {
  id: number
  texts: string[]
  sector: number
  cities: string[]
  provinces: number[]
  everywhere: boolean
  reserved: boolean
  modality: number
  workday: number
  contract: string | null
  experience: string | null
  position: number
  salary: number
  day: string
  end: string
}

interface Word {
  letters: string
  written: string
}

// PostgreSQL takes other characters for spaces than JavaScript does.
const wordPattern = /([\p{L}\p{Nd}]*)([^\p{L}\p{Nd}\p{White_Space}\x1c-\x1f/.,;:()'"«»¿?¡!·-]*)/gu
/** «nodejs» is «Node.js». */
const joinedJs = /([\p{L}\p{Nd}]{2,})js(?![\p{L}\p{Nd}_])/gu
const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('')

function wordsIn(plain: string): Word[] {
  const words = Array.from(plain.replaceAll(joinedJs, '$1 js').matchAll(wordPattern), ([, first = '', signs = '']) => {
    const letters = cut(first, 60)
    return { letters, written: letters + cut(signs, 20) }
  })
  return words.filter(({ written }) => written !== '')
}

/** Reads all that visitors may find now, and returns a function that searches in it. */
export async function openNaiveSearch(db: Database) {
  const { rows } = await db.execute<Row>(sql`
    select offer.id, array[offer.name, position.name, company.name] as texts, offer.sector_id as sector,
      array(select name from municipality where id = any (offer.municipality_id || offer.more_municipality_ids)) as cities,
      array(select municipality.province_id from municipality
        where id = any (offer.municipality_id || offer.more_municipality_ids)) as provinces,
      everywhere, reserved_for is not null as reserved, modality_id as modality, workday_id as workday,
      contract_type as contract, experience, position_id as position,
      annual_salary as salary, created_on::text as day, expires_on::text as end
    from offer join project on project.id = project_id join company on company.id = project.company_id
    join position on position.id = position_id
    where offer.state = 1 and project.state = 1 and review in ('waiting', 'approved') and not company.suspended
    order by created_on desc, offer.id desc`)
  const plain = await mapTexts(db, new Set(rows.flatMap(({ texts }) => texts)))
  const stems = new Map<string, string | null>()
  await addStems(db, stems, [...plain.values()].flatMap(wordsIn))
  const textTerms = [...plain].map(([text, written]) => [text, findTerms(wordsIn(written), stems)] as const)
  const known = await db.execute<{ word: string }>(sql`select word from search_word`)
  const longest = known.rows.map(({ word }) => word)

  return async (filters: NaiveFilters) => {
    const written = filters.words ? ((await mapTexts(db, new Set([filters.words]))).get(filters.words) ?? '') : ''
    const words = wordsIn(written)
    await addStems(db, stems, words)
    const cities = filters.city ? findCities(filters.city) : null
    const isProvince = provinces.some(({ id }) => id === filters.provinceId)
    const inFacets = rows.filter((row) => {
      const isIn = cities?.some((city) => row.everywhere || row.cities.includes(city)) ?? true
      if (!isIn) return false
      if (filters.isReserved && !row.reserved) return false
      if (filters.sectorId !== undefined && row.sector !== filters.sectorId) return false
      const isThere = (row.everywhere && isProvince) || row.provinces.includes(filters.provinceId ?? 0)
      if (filters.provinceId !== undefined && !isThere) return false
      if (filters.modalityId !== undefined && row.modality !== filters.modalityId) return false
      if (filters.workdayId !== undefined && row.workday !== filters.workdayId) return false
      if (filters.contractType !== undefined && row.contract !== filters.contractType) return false
      if (filters.experience !== undefined && row.experience !== filters.experience) return false
      if (filters.positionId !== undefined && row.position !== filters.positionId) return false
      if (filters.leastSalary !== undefined && row.salary < filters.leastSalary) return false
      if (row.end < filters.today) return false
      return filters.since === undefined || row.day >= filters.since
    })
    const find = (inside: string[] | null) => {
      // Many offers have the same texts, so each text is compared once.
      const textsOfNeeds = needsOf(words, stems, inside).map(
        (isMet) => new Set(textTerms.filter(([, terms]) => isMet(terms)).map(([text]) => text)),
      )
      return inFacets
        .filter(({ texts }) => textsOfNeeds.every((found) => texts.some((text) => found.has(text))))
        .map(({ id }) => id)
    }
    const found = find(null)
    return found.length > 0 || words.length === 0 ? found : find(longest)
  }
}

/** Texts as the database compares them. Its accents and case are not what is tested here. */
async function mapTexts(db: Database, texts: ReadonlySet<string>): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ text: string; plain: string }>(sql`
    select text, plain_text(normalize(text)) as plain from unnest(${sql.param([...texts])}::text[]) text`)
  return new Map(rows.map(({ text, plain }) => [text, plain]))
}

/** The stem of each word; null for words like «de». */
async function addStems(db: Database, stems: Map<string, string | null>, words: Word[]): Promise<void> {
  const missing = [...new Set(words.map(({ letters }) => letters))].filter((word) => word && !stems.has(word))
  if (missing.length === 0) return
  const { rows } = await db.execute<{ word: string; stem: string | null }>(sql`
    select word, (ts_lexize('spanish_stem', word))[1] as stem from unnest(${sql.param(missing)}::text[]) word`)
  for (const { word, stem } of rows) stems.set(word, stem)
}

function findTerms(words: Word[], stems: ReadonlyMap<string, string | null>): Set<string> {
  const terms = new Set<string>()
  for (const { letters, written } of words) {
    const stem = stems.get(letters) ?? null
    const signs = written.slice(letters.length)
    if (signs) terms.add(written).add(signs)
    if (stem !== null) terms.add(letters).add(`~${stem}`)
  }
  return terms
}

/** For each word that counts, whether the terms of a text meet it. */
function needsOf(words: Word[], stems: ReadonlyMap<string, string | null>, inside: string[] | null) {
  const counts = ({ letters, written }: Word) => written !== letters || (stems.get(letters) ?? null) !== null
  const counted = words.some(counts) ? words.filter(counts) : words.slice(-1)
  return counted.map(({ letters, written }, place) => {
    const isLast = place === counted.length - 1
    const wanted = new Set<string>()
    if (written === letters) wanted.add(`~${stems.get(letters) ?? ''}`)
    else wanted.add(written)
    const longer = inside && [...written].length > 2 ? inside.filter((word) => word.includes(written)) : []
    for (const word of longer.toSorted(byLength).slice(0, 30)) wanted.add(word)
    return (terms: ReadonlySet<string>) =>
      [...wanted].some((term) => terms.has(term)) || (isLast && [...terms].some((term) => term.startsWith(written)))
  })
}

const order = new Intl.Collator('es')
const byLength = (one: string, other: string) => [...one].length - [...other].length || order.compare(one, other)
