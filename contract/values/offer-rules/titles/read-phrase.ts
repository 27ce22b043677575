import { findArticle, writeLike } from './both-forms.ts'
import { bySex, neutralPeople, replaced } from './words.ts'
import { isOpener } from './openers.ts'
import { isJoined, isYoung, mend, mendArticles, type Phrase, type Scope } from './phrase.ts'
import { findOccupation, isName, isOneForm } from './read-occupation.ts'
import type { Word } from './read-words.ts'
import { readPerson, readTail } from './read-tail.ts'

const OPENERS_MAX = 8

/** The phrase that begins at this word. */
export function readPhrase(scope: Scope, from: number): Phrase {
  const { at, articles } = skipOpeners(scope, from)
  const phrase: Phrase = { edits: [], isPerson: false, isPlural: false, form: undefined, next: at }
  if (scope.isTitle) readBySex(scope, phrase, articles)
  if (!phrase.isPerson && !readReplaced(scope, phrase)) readName(scope, phrase, articles)
  return phrase
}

/** Articles, numbers and announcements before a name: «Se busca una». */
function skipOpeners({ words, isTitle }: Scope, from: number): { at: number; articles: Word[] } {
  const articles: Word[] = []
  let at = from
  for (; at < from + OPENERS_MAX; at++) {
    const word = words[at]
    if (!word || (at > from && !isTitle && !isJoined(word))) break
    if (findArticle(word.plain) !== undefined) articles.push(word)
    else if (!isOpener(word.plain, words[at - 1]?.plain)) break
  }
  return { at, articles }
}

const ages: ReadonlyMap<string, string> = new Map([
  ['joven', 'persona'],
  ['jovenes', 'personas'],
])

/** «Chica para limpieza» becomes «Persona para limpieza», and «Señorita recepcionista» «Recepcionista». */
function readBySex(scope: Scope, phrase: Phrase, articles: readonly Word[]): void {
  const word = scope.words[phrase.next]
  if (!word) return
  const person = bySex.get(word.plain) ?? ages.get(word.plain)
  if (person === undefined || !isOneSex(scope, word)) return
  const after = scope.words[phrase.next + 1]
  phrase[isYoung(word) ? 'young' : 'gendered'] ??= word
  phrase.next++
  if (isJoined(after) && isName(scope, phrase.next) && !isYoung(after)) {
    phrase.edits.push({ start: word.start, end: after.start, text: '' })
    return readBySex(scope, phrase, articles)
  }
  phrase.edits.push({ start: word.start, end: word.end, text: writeLike(word.text, person) })
  for (const { text, start, end } of articles) {
    phrase.edits.push({ start, end, text: text.replace(/un$/i, '$&a').replace(/o(?=s?$)/, 'a') })
  }
  phrase.isPerson = true
  phrase.isPlural = person === 'personas'
  readPerson(scope, phrase)
}

/** «Chico/a» is of both sexes. */
const isOneSex = ({ text }: Scope, { end }: Word): boolean => !/^\s?[/(@]/.test(text.slice(end, end + 2))

/** «Ama de llaves» becomes «Gobernante/a». */
function readReplaced({ words }: Scope, phrase: Phrase): boolean {
  const start = words[phrase.next]
  const three = words.slice(phrase.next, phrase.next + 3)
  const name = [three, three.slice(0, 1)].find((some) => some.map(({ plain }) => plain).join(' ') in replaced)
  const end = name?.at(-1)
  if (!start || !name || !end) return false
  const neutral = replaced[name.map(({ plain }) => plain).join(' ')] ?? ''
  phrase.gendered ??= start
  phrase.edits.push({ start: start.start, end: end.end, text: writeLike(start.text, neutral) })
  phrase.isPerson = true
  phrase.next += name.length
  return true
}

function readName(scope: Scope, phrase: Phrase, articles: readonly Word[]): void {
  const at = phrase.next
  const word = scope.words[at]
  const form = findOccupation(scope, at)
  if (!word || !(form || neutralPeople.has(word.plain))) return
  phrase.isPerson = true
  phrase.isPlural = form ? form.isPlural : word.plain.endsWith('s')
  phrase.next++
  if (form && !isOneForm(scope, form, at)) return readSecondForm(scope, phrase)
  if (form) {
    mend(phrase, word, form)
    mendArticles(phrase, articles)
    phrase.form = form
  }
  readTail(scope, phrase)
}

/** Skips «a» of «Camarero/a», and reads an age after it. */
function readSecondForm(scope: Scope, phrase: Phrase): void {
  if (scope.words[phrase.next]?.before.includes('/')) phrase.next++
  readPerson(scope, phrase)
}
