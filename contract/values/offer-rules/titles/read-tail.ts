import { adjectiveForms, type Form } from './both-forms.ts'
import { isAboutLooks, isJoined, isYoung, mend, takeOut, type Phrase, type Scope } from './phrase.ts'
import { findOccupation, isOneForm } from './read-occupation.ts'
import { fieldsOrPlaces, helpers, neutralPeople, neutralWords } from './words.ts'

const LENGTH_MAX = 8

const grade = /^(?:\d[ªºa]?|primera|segunda|tercera)$/

/** Reads adjectives and second names after the name of a job: «informático» of «Técnico informático». */
export function readTail(scope: Scope, phrase: Phrase): void {
  const end = phrase.next + LENGTH_MAX
  while (phrase.next < end) {
    const read = countLink(scope, phrase) || readPerson(scope, phrase) || readWord(scope, phrase)
    if (read === 0) return
    phrase.next += read
  }
}

/** The number of words of «de primera», of «del hogar», and of «de» in «ayudante de camarero». */
function countLink(scope: Scope, { next: at }: Phrase): number {
  const [before, word, after] = [scope.words[at - 1], scope.words[at], scope.words[at + 1]]
  if (!isJoined(word)) return 0
  if (grade.test(word.plain)) return 1
  if (!isJoined(after) || !/^del?$/.test(word.plain)) return 0
  if (grade.test(after.plain) || after.plain === 'hogar') return 2
  return before && helpers.has(before.plain) && findOccupation(scope, at + 1) ? 1 : 0
}

/** Takes out «joven» and «guapa» after the name of a person in a title. */
export function readPerson({ words, isTitle }: Scope, phrase: Phrase): number {
  const word = words[phrase.next]
  if (!isTitle || !isJoined(word) || !(isYoung(word) || isAboutLooks(word))) return 0
  phrase[isYoung(word) ? 'young' : 'looks'] ??= word
  takeOut(phrase, word)
  return 1
}

function readWord(scope: Scope, phrase: Phrase): number {
  const { next: at } = phrase
  const word = scope.words[at]
  if (!isJoined(word)) return 0
  if (neutralWords.has(word.plain) || neutralPeople.has(word.plain)) return 1
  const form = adjectiveForms.get(word.plain) ?? findOccupation(scope, at)
  if (!form || !isOneForm(scope, form, at) || !agrees(phrase, form, word.plain)) return 0
  mend(phrase, word, form)
  phrase.form ??= form
  return 1
}

/** An adjective after a neutral name describes the person, unless it may describe a place: «Recepcionista clínica dental». */
function agrees({ form, isPlural }: Phrase, other: Form, plain: string): boolean {
  if (form) return form.isFeminine === other.isFeminine && form.isPlural === other.isPlural
  return isPlural === other.isPlural && !fieldsOrPlaces.has(plain)
}
