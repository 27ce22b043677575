import { plainText } from '#web/format/plain-text.ts'

/** A choice of a list, and other words for it. */
interface Named {
  label: string
  synonyms?: readonly string[] | undefined
}

// Made once: a list of positions has thousands of names, which each key would compare again.
const known = new Map<string, readonly string[]>()

/** «Camarero/a» also stands for «camarera», «Jefe/a» for «jefa», «Conductor/a» for «conductora». */
function formsOf(name: string): readonly string[] {
  const plain = plainText(name)
  const forms = known.get(name) ?? [plain, plain.replace(/[oe]?\/a\b/g, 'a'), plain.replace(/\/a\b/g, '')]
  known.set(name, forms)
  return forms
}

/** 0: what was typed is the whole name. 1: its beginning. 2: all words are somewhere in it. */
function fit(name: string, typed: string): number {
  const forms = formsOf(name)
  if (forms.includes(typed)) return 0
  if (forms.some((form) => form.startsWith(typed))) return 1
  return typed.split(/\s+/).every((word) => forms.some((form) => form.includes(word))) ? 2 : Infinity
}

/** Of two that fit equally well, the name comes before a synonym. */
const rankOf = ({ label, synonyms = [] }: Named, typed: string): number =>
  Math.min(fit(label, typed), ...synonyms.map((name) => fit(name, typed) + 0.5))

/** The choices that have every word that was typed, in any order, without accents and in both genders; the best ones first. */
export function listMatches<Choice extends Named>(choices: readonly Choice[], typed: string): Choice[] {
  const plain = plainText(typed).trim()
  const ranked = choices.map((choice) => ({ choice, rank: plain ? rankOf(choice, plain) : 0 }))
  const found = ranked.filter(({ rank }) => rank < Infinity)
  return found.toSorted((one, other) => one.rank - other.rank).map(({ choice }) => choice)
}
