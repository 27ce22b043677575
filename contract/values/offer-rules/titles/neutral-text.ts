import { countSeeking } from './openers.ts'
import { namesBothSexes, toNeutral, type NeutralText } from './neutral-title.ts'
import { isJoined, type Phrase, type Scope } from './phrase.ts'
import { readPhrase } from './read-phrase.ts'
import { readWords } from './read-words.ts'

const SENTENCE_REST = 80

/** A text that seeks in neutral words: «Buscamos camarera» becomes «Buscamos camarero/a». Undefined for one that does so. */
export function neutralText(text: string): NeutralText | undefined {
  const words = readWords(text)
  const scope: Scope = { text, words, isTitle: false }
  const phrases: Phrase[] = []
  for (let at = 0; at < words.length;) {
    const seeking = countSeeking(words, at)
    at += seeking || 1
    if (seeking === 0 || !isJoined(words[at]) || namesBothSexes(restOfSentence(text, words[at]?.start ?? 0))) continue
    const phrase = readPhrase(scope, at)
    phrases.push(phrase, ...readOthers(scope, phrase))
  }
  return toNeutral(text, phrases)
}

const restOfSentence = (text: string, start: number): string =>
  text.slice(start, start + SENTENCE_REST).replace(/[.;\n][^]*$/, '')

/** «Buscamos camarera y cocinero»: the second name. */
function readOthers(scope: Scope, first: Phrase): Phrase[] {
  const [and, name] = [scope.words[first.next], scope.words[first.next + 1]]
  if (!first.isPerson || !isJoined(and) || !isJoined(name) || !/^[eouy]$/.test(and.plain)) return []
  const second = readPhrase(scope, first.next + 1)
  return second.isPlural && !first.isPlural ? [] : [second]
}
