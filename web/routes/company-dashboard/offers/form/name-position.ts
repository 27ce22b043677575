import type { Position } from '#web/forms/fields/master-lists.ts'
import { plainText } from '#web/format/plain-text.ts'

const joining = new Set(['a', 'al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'las', 'los', 'o', 'para', 'por', 'y'])

/** The words of a name without their endings: «Camarera de pisos» and «Camarero/a de pisos» have one key. */
function keyOf(text: string): string {
  const words = plainText(text).match(/[\p{L}\p{N}#+]+/gu) ?? []
  const stems = words.filter((word) => !joining.has(word)).map((word) => word.replace(/[aeo]s?$/, ''))
  return ` ${stems.join(' ')} `
}

interface Name {
  key: string
  position: Position
  isSynonym: boolean
}

/** Every name of every position, to be made once. */
export const listNames = (positions: readonly Position[]): Name[] =>
  positions.flatMap((position) =>
    [position.label, ...position.synonyms].map((name, place) => ({ key: keyOf(name), position, isSynonym: place > 0 })),
  )

/** The position that a title names first, by as many words as it has. */
export function findNamedPosition(title: string, names: readonly Name[]): Position | undefined {
  const words = keyOf(title)
  const found = names.map((name) => ({ ...name, at: words.indexOf(name.key) })).filter(({ at }) => at >= 0)
  const [first] = found.toSorted(
    (one, other) =>
      one.at - other.at || other.key.length - one.key.length || Number(one.isSynonym) - Number(other.isSynonym),
  )
  return first?.position
}
