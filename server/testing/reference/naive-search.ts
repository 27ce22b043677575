import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/open.ts'
import { fitsAll, naiveDistance, type NaiveFilters, type NaiveRow } from './naive-filters.ts'

// The search of offers without an index, written again from its description. Slow, and simple enough to be right.

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
  const { rows } = await db.execute<NaiveRow>(sql`
    select offer.*, array_remove(array[offer.name, own_position, position.name, company.name], null) || position.synonyms as texts,
      array(select name from municipality where id = any (offer.municipality_id || offer.more_municipality_ids)) as cities,
      array(select municipality.province_id from municipality
        where id = any (offer.municipality_id || offer.more_municipality_ids)) as provinces,
      created_on::text as day, expires_on::text as end
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
    const inFacets = rows.filter(fitsAll(filters)).toSorted(naiveOrder(filters))
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

/** Before the date, in which the rows are. */
function naiveOrder({ order, ...filters }: NaiveFilters): (one: NaiveRow, other: NaiveRow) => number {
  if (order === 'salary') return (one, other) => other.annual_salary - one.annual_salary
  const kmTo = order === 'distance' && naiveDistance(filters)
  const shown = (row: NaiveRow) => (row.everywhere || !kmTo ? 1000 : kmTo(row) && Math.max(1, Math.round(kmTo(row))))
  return (one, other) => shown(one) - shown(other)
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
