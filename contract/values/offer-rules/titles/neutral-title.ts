import { adjectiveForms } from './both-forms.ts'
import type { Edit, Phrase, Scope } from './phrase.ts'
import { employerVerbs } from './openers.ts'
import { readPhrase } from './read-phrase.ts'
import { readWords, type Word } from './read-words.ts'

/** The words of a text that name one sex, and the neutral text. */
export interface NeutralText {
  /** The first word of one sex. */
  gendered?: string
  /** The first word that names an age. */
  young?: string
  /** The first word about looks. */
  looks?: string
  proposal: string
}

const bothSexes =
  /(?<![\p{L}\d])(?:[hmfvwdxn]\s?[/|-]\s?[hmfvwdxn](?:\s?[/|-]\s?[hmfvwdxn])?|(?:hombres?|mujer(?:es)?)\s?(?:[/,]|[oeuy])\s?(?:hombres?|mujer(?:es)?)|ambos (?:sexos|géneros)|indistint[oa]s?|indistintamente|(?:todos los|cualquier) géneros?)(?![\p{L}\d])/iu

/** «(h/m)», «hombre o mujer», «ambos sexos». */
export const namesBothSexes = (text: string): boolean => bothSexes.test(text)

const boundary = /[,;:|/()[\]+–—.!¡¿?·•*-]/
const conjunction = /^[eouy]$/

/** A neutral form of a title; undefined for one that is neutral. */
export function neutralTitle(title: string): NeutralText | undefined {
  const words = readWords(title)
  if (namesBothSexes(title)) return undefined
  const scope: Scope = { text: title, words, isTitle: true }
  const phrases: Phrase[] = []
  for (let at = skipEmployer(words); at < words.length;) {
    const phrase = readPhrase(scope, at)
    const last = phrases.at(-1)
    if (isSecondName(words[at - 1], phrase, last) && !isOfThing(words, at, last)) phrases.push(phrase)
    at = findStart(words, Math.max(phrase.next, at + 1))
  }
  return toNeutral(title, phrases)
}

/** «Despacho de arquitectos y abogados» names others than the job. */
const isSecondName = (before: Word | undefined, phrase: Phrase, last: Phrase | undefined): boolean =>
  !before || !conjunction.test(before.plain) || !phrase.isPlural || last?.isPlural === true

/** «Eléctrico-mecánico», «electro-mecánico», «eléctrico o mecánico», «(mecánico-eléctrico)»: adjectives that describe no person. */
function isOfThing(words: readonly Word[], at: number, last: Phrase | undefined): boolean {
  const before = words.slice(0, at).findLastIndex(({ plain }) => !conjunction.test(plain))
  const isFirst = last && words[at]?.before.endsWith('(') && /^[-/]$/.test(words[at + 1]?.before ?? '')
  const pair = (isFirst ? [at, at + 1] : [before, at]).map((place) => words[place]?.plain ?? '')
  const [one, other] = pair.map((word) => adjectiveForms.get(word.replace(/^electro$/, 'electrico')))
  const isOneWord = before < at - 1 || /^(?:[-/]| ?[–—] ?)$/.test(words[at]?.before ?? '')
  return (isFirst || (isOneWord && last?.next !== before + 1)) && !!one && one.isFeminine === other?.isFeminine
}

/** The next word after a sign or a conjunction. Others belong to what stands before: «Taller mecánico». */
function findStart(words: readonly Word[], from: number): number {
  for (let at = from; at < words.length; at++) {
    if (boundary.test(words[at]?.before ?? '') || conjunction.test(words[at - 1]?.plain ?? '')) return at
  }
  return words.length
}

/** «Consultora busca analista» begins after its verb. */
function skipEmployer(words: readonly Word[]): number {
  const verb = words.findIndex(({ plain }, at) => at > 0 && at < 8 && employerVerbs.has(plain))
  return verb > 0 && words[verb - 1]?.plain !== 'se' ? verb + 1 : 0
}

/** The text with all changes of its phrases. */
export function toNeutral(text: string, phrases: readonly Phrase[]): NeutralText | undefined {
  const gendered = phrases.find((phrase) => phrase.gendered)?.gendered?.text
  const young = phrases.find((phrase) => phrase.young)?.young?.text
  const looks = phrases.find((phrase) => phrase.looks)?.looks?.text
  if ((gendered ?? young ?? looks) === undefined) return undefined
  const proposal = applyEdits(
    text,
    phrases.flatMap(({ edits }) => edits),
  )
  const found = Object.entries({ gendered, young, looks }).filter(([, word]) => word !== undefined)
  return { ...Object.fromEntries(found), proposal }
}

function applyEdits(text: string, edits: Edit[]): string {
  let written = ''
  let end = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    written += text.slice(end, edit.start) + edit.text
    end = edit.end
  }
  written += text.slice(end)
  const isCapital = /^\p{Lu}/u.test(text)
  return isCapital ? written.charAt(0).toUpperCase() + written.slice(1) : written
}
