import type { PdfText } from './decode-text.ts'
import { closes, type FoundObject } from './find-objects.ts'
import { nameOf, nextToken, readTokens, textOf, type TokenReader } from './tokens.ts'
import { spend } from './work.ts'

export type PdfValue =
  { kind: 'name'; name: string } | PdfText | { kind: 'word'; text: string } | { kind: 'ref'; number: number } | PdfList

/** An array, or a dictionary with keys and values in a row. A dictionary keeps duplicate keys: readers differ in which counts. */
export interface PdfList {
  kind: '<<' | '['
  items: PdfValue[]
}

/** Reads an object as a value; null if it has none. Stray tokens are dropped. */
export function readTree(object: FoundObject): PdfValue | null {
  spend(object.source.work, object.end - object.start)
  const reader = readTokens(object.source, object.start)
  const root: PdfList = { kind: '[', items: [] }
  const open: PdfList[] = [root]
  while (reader.end < object.end && nextToken(reader)) {
    const inner = open.at(-1) ?? root
    if (reader.kind === '<<' || reader.kind === '[') {
      const list: PdfList = { kind: reader.kind, items: [] }
      inner.items.push(list)
      open.push(list)
    } else if (open.length > 1 && closes(reader, inner.kind)) open.pop()
    else addValue(inner.items, reader)
  }
  return root.items[0] ?? null
}

function addValue(items: PdfValue[], reader: TokenReader): void {
  const { kind } = reader
  if (kind === 'name') items.push({ kind, name: nameOf(reader) })
  else if (kind === 'string' || kind === 'hex') items.push({ kind, text: textOf(reader).slice(1, -1) })
  else if (kind === 'word') addWord(items, textOf(reader))
}

/** «5 0 R» is one value. */
function addWord(items: PdfValue[], text: string): void {
  const number = text === 'R' && numberOf(items.at(-1)) !== null ? numberOf(items.at(-2)) : null
  if (number === null) return void items.push({ kind: 'word', text })
  items.splice(-2, 2, { kind: 'ref', number })
}

export const numberOf = (value: PdfValue | undefined): number | null =>
  value?.kind === 'word' && /^\d{1,15}$/.test(value.text) ? Number(value.text) : null

export const isList = (value: PdfValue): value is PdfList => value.kind === '<<' || value.kind === '['

export const isDictionary = (value: PdfValue | null | undefined): value is PdfList => value?.kind === '<<'

export const isText = (value: PdfValue): value is PdfText => value.kind === 'string' || value.kind === 'hex'

export const isName = (value: PdfValue | undefined, name: string): boolean =>
  value?.kind === 'name' && value.name === name

/** Everything that follows a name in a list. Whether the name is a key or a value does not matter: readers differ. */
export const valuesAfter = ({ items }: PdfList, name: string): PdfValue[] =>
  items.filter((_, place) => isName(items[place - 1], name))

export const isOfType = (value: PdfValue | null, type: string): value is PdfList =>
  isDictionary(value) && valuesAfter(value, 'Type').some((one) => isName(one, type))

/** A dictionary's entries; null if it has duplicate keys or anything that is not a pair of key and value. */
export function entriesOf({ items }: PdfList): Map<string, PdfValue> | null {
  const entries = new Map<string, PdfValue>()
  for (let place = 0; place < items.length; place += 2) {
    const [key, value] = items.slice(place, place + 2)
    if (key?.kind !== 'name' || !value || entries.has(key.name)) return null
    entries.set(key.name, value)
  }
  return entries
}

/** All objects with a number, in their order in the file. */
export type Lookup = (number: number) => PdfValue[]

export function createLookup(objects: FoundObject[]): Lookup {
  const numbered = Map.groupBy(objects, ({ number }) => number)
  const read = new Map<number, PdfValue[]>()
  return (number) => {
    const known = read.get(number)
    if (known) return known
    const values = (numbered.get(number) ?? []).map(readTree).filter((value) => value !== null)
    read.set(number, values)
    return values
  }
}

/** The value itself, or everything that a reference to it could mean. */
export const resolve = (value: PdfValue, lookup: Lookup): PdfValue[] =>
  value.kind === 'ref' ? lookup(value.number) : [value]
