import { municipalities } from '../places.ts'
import { placeNameOf, spellingOf } from './rank-place.ts'
import { regions } from './regions.ts'

/** Shorter names are like too many others. */
const LETTERS_LEAST = 4
/** So many letters of a name for one wrong letter. */
const LETTERS_PER_MISTAKE = 4
const MISTAKES_MAX = 2

let known: [name: string, spelling: string][] | undefined

/** The names of the places that are most like a text that means no place: «Sevila» is «Sevilla». */
export function nearestPlaces(text: string): string[] {
  known ??= readNames()
  const { full } = spellingOf(text)
  if (full.length < LETTERS_LEAST) return []
  let least = Math.min(MISTAKES_MAX, Math.floor(full.length / LETTERS_PER_MISTAKE))
  let nearest = new Set<string>()
  for (const [name, spelling] of known) {
    if (Math.abs(spelling.length - full.length) > least) continue
    const mistakes = countMistakes(full, spelling)
    if (mistakes < least) nearest = new Set()
    if (mistakes <= least) nearest.add(name)
    least = Math.min(least, mistakes)
  }
  return [...nearest]
}

function readNames(): [string, string][] {
  const cities = [...new Set(municipalities.map(({ name }) => name))].map((name) => ({
    name,
    spellings: placeNameOf(name),
  }))
  return [...regions, ...cities].flatMap(({ name, spellings }) =>
    spellings.all.map(({ full }): [string, string] => [name, full]),
  )
}

/** Letters that are missing, too many, other ones, or exchanged with the next. */
function countMistakes(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, place) => place)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const at = (cells: number[] | undefined, place: number) => cells?.[place] ?? Infinity
      line.push(
        Math.min(
          at(last, column) + 1,
          at(line, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isExchanged ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    ;[beforeLast, last] = [last, line]
  }
  return last?.[other.length] ?? Infinity
}
