import { occupationForms, readByEnding, type Form } from './both-forms.ts'
import { bySex, fields, neutralPeople, occupationEnding, things } from './words.ts'
import { isYoung, type Scope } from './phrase.ts'
import type { Word } from './read-words.ts'

const secondForm =
  /^(?:@|(?:\s?\/\s?-?\s?|\s?\(\s?[-/]?|[-·.])(?:[aoex@]s?|[cdlnrtv][aoe]s?|[dts]?or(?:[ae]s?)?|(?:ad|ent|er|ic)[ao]s?|triz)(?!\p{L}))/iu

/** «Camarero/a», «Camarera (o)», «Camarero@». */
export const hasSecondForm = ({ text }: Scope, { end }: Word): boolean => secondForm.test(text.slice(end, end + 12))

const REACH = 5

/** «Camarero o camarera»: the other form is near. */
function isPaired({ words }: Scope, form: Form, at: number): boolean {
  return words.slice(Math.max(0, at - REACH), at + REACH + 1).some(({ plain }) => {
    const other = occupationForms.get(plain)
    return other?.word === form.word && other.isFeminine !== form.isFeminine
  })
}

/** The occupation at this place, if it has forms for men and women. */
export function findOccupation({ words, isTitle }: Scope, at: number): Form | undefined {
  const word = words[at]
  if (!word || fields.has(word.plain)) return undefined
  const known = occupationForms.get(word.plain)
  if (known || !isTitle || at > 0 || things.has(word.plain) || !occupationEnding.test(word.plain)) return known
  return readByEnding(word.text.toLowerCase())
}

/** Whether this occupation stands there in one form alone. */
export const isOneForm = (scope: Scope, form: Form, at: number): boolean => {
  const word = scope.words[at]
  return word !== undefined && !hasSecondForm(scope, word) && !isPaired(scope, form, at)
}

/** Whether the word at this place names a person. */
export function isName(scope: Scope, at: number): boolean {
  const word = scope.words[at]
  if (!word) return false
  return (
    findOccupation(scope, at) !== undefined || neutralPeople.has(word.plain) || bySex.has(word.plain) || isYoung(word)
  )
}
