import words from './words.json' with { type: 'json' }

const list = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '))
const set = (lines: readonly string[]): ReadonlySet<string> => new Set(list(lines))

/** Occupations with a form for men and one for women, each in the form for men. Its ending decides the others. */
export const occupations = list(words.occupations)

/** Pairs that no ending makes. */
export const pairs: readonly (readonly [masculine: string, feminine: string])[] = [
  ['actor', 'actriz'],
  ['actores', 'actrices'],
]

/** Names of one sex whose neutral name is another one. */
export const replaced: Readonly<Record<string, string>> = {
  'ama de llaves': 'gobernante/a',
  barman: 'bartender',
  barmans: 'bartenders',
  barwoman: 'bartender',
  cameraman: 'operador/a de cámara',
}

/** In the form for women these are things or fields of knowledge: «Cartera de clientes», «Mecánica rápida». */
export const fields = set(words.fields)

/** Names of people that are the same for both sexes. An adjective after them may have one sex: «Auxiliar administrativa». */
export const neutralPeople = set(words.neutralPeople)

/** People who help somebody, whose name is a part of theirs: «Ayudante de camarero». */
export const helpers = set(words.helpers)

/** Words that name a person by the sex alone. */
export const bySex: ReadonlyMap<string, string> = new Map([
  ...list(words.person).map((word) => [word, 'persona'] as const),
  ...list(words.people).map((word) => [word, 'personas'] as const),
])

/** Most names of occupations end like these. The first word of a title is read by its ending if no list has it. */
export const occupationEnding = /^[a-zñ]{2,14}(?:er[oa]s?|[dts]or(?:a|as|es)?|o(?:log|graf)[oa]s?)$/

/** Words that end like an occupation and are none. */
export const things = set(words.things)

/** Adjectives that follow the name of an occupation and agree with it, each in the form for men. */
export const adjectives = list(words.adjectives)

/** Words of both sexes between a name and its adjective: «Ingeniero industrial mecánico». */
export const neutralWords = set(words.neutralWords)

/** In the form for women these are as often a thing: «Recepcionista clínica dental». After a neutral name they say nothing. */
export const fieldsOrPlaces = set(words.fieldsOrPlaces)
