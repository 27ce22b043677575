import type { FoundObject } from '../syntax/find-objects.ts'
import { refuseLink } from './link-address.ts'
import {
  isDictionary,
  isList,
  isName,
  isText,
  readTree,
  resolve,
  valuesAfter,
  type Lookup,
  type PdfList,
  type PdfValue,
} from '../syntax/object-tree.ts'
import type { PdfRefusal } from './refusal.ts'
import { nextToken, readTokens } from '../syntax/tokens.ts'

type Rule = (value: PdfValue, lookup: Lookup, list: PdfList) => PdfRefusal['code'] | PdfRefusal | null

const isFound = (value: PdfValue): boolean => isDictionary(value) || value.kind === 'ref'

/** What may not follow a name, wherever it is. */
const rules: Record<string, Rule> = {
  AA: (value) => (isFound(value) ? 'pdf_automatic_action' : null),
  OpenAction: (value, lookup) => (resolve(value, lookup).every(isHarmlessOpening) ? null : 'pdf_opening_action'),
  URI: judgeLink,
  Base: judgeLink,
  S: (value, _, list) => (isName(value, 'Thread') && valuesAfter(list, 'F').length > 0 ? 'pdf_thread' : null),
  N: (value) => (isName(value, 'Print') ? 'pdf_print' : null),
}

/** Anything else than null may be the start of a further reference. */
const isNull = (value: PdfValue): boolean => value.kind === 'word' && value.text === 'null'

/** A document may open at a place of its own: a destination, or the action GoTo without a further action. */
function isHarmlessOpening(value: PdfValue): boolean {
  if (value.kind === '[') return !value.items.some(isDictionary)
  if (value.kind === 'ref' || value.kind === 'word') return isNull(value)
  if (value.kind !== '<<') return true
  const types = valuesAfter(value, 'S')
  return types.length > 0 && types.every((type) => isName(type, 'GoTo')) && valuesAfter(value, 'Next').length === 0
}

function judgeLink(value: PdfValue, lookup: Lookup): PdfRefusal | null {
  for (const one of resolve(value, lookup)) {
    if ((one.kind === 'ref' || one.kind === 'word') && !isNull(one)) return { code: 'pdf_link' }
    const refusal = isText(one) ? refuseLink(one) : null
    if (refusal) return refusal
  }
  return null
}

/** What may not follow a name in the dictionary of a stream. */
const streamRules: Record<string, Rule> = {
  F: (value) => (isText(value) || isFound(value) ? 'pdf_external_stream' : null),
  Ref: (value) => (isFound(value) ? 'pdf_reference_xobject' : null),
}

/** What a name means as an object of its own, to which an action can refer. */
const loneNames: Record<string, PdfRefusal['code']> = { Thread: 'pdf_thread', Print: 'pdf_print' }

const TRIGGERS = new Set(['AA', 'OpenAction', 'URI', 'Base', 'Thread', 'Print'])

/** Judges actions, links and content of other files, where a name alone does not tell: its value or its place matter. */
export function judgeActions(objects: FoundObject[], lookup: Lookup): PdfRefusal | null {
  for (const object of objects) {
    const isStreamToJudge = object.names.some((name) => name in streamRules) && isStream(object)
    if (!isStreamToJudge && !object.names.some((name) => TRIGGERS.has(name))) continue
    const tree = readTree(object)
    const refusal = tree && (judgeTree(tree, lookup) ?? (isStreamToJudge ? judgeStream(tree, lookup) : null))
    if (refusal) return refusal
  }
  return null
}

const STREAM = Buffer.from('stream')

/** Whether content follows the dictionary. */
function isStream({ source, end }: FoundObject): boolean {
  const reader = readTokens(source, end)
  return nextToken(reader) && source.bytes.subarray(reader.start, reader.start + STREAM.length).equals(STREAM)
}

function judgeTree(tree: PdfValue, lookup: Lookup): PdfRefusal | null {
  const lone = tree.kind === 'name' && loneNames[tree.name]
  if (lone) return { code: lone }
  const open = [tree]
  for (let value = open.pop(); value; value = open.pop()) {
    if (!isList(value)) continue
    const refusal = judgeList(value, rules, lookup)
    if (refusal) return refusal
    for (const item of value.items) if (isList(item)) open.push(item)
  }
  return null
}

const judgeStream = (tree: PdfValue, lookup: Lookup): PdfRefusal | null =>
  isDictionary(tree) ? judgeList(tree, streamRules, lookup) : null

function judgeList(list: PdfList, rulesOfList: Record<string, Rule>, lookup: Lookup): PdfRefusal | null {
  for (const [place, value] of list.items.entries()) {
    const before = list.items[place - 1]
    const rule =
      before?.kind === 'name' && Object.hasOwn(rulesOfList, before.name) ? rulesOfList[before.name] : undefined
    const refusal = rule?.(value, lookup, list)
    if (refusal) return typeof refusal === 'string' ? { code: refusal } : refusal
  }
  return null
}
