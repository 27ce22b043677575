import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'
import type { PdfHarm } from './texts.ts'
import { isProgram } from './attached-program.ts'
import { isHarmfulAddress } from './link-address.ts'
import type { PdfObjects } from './read-objects.ts'

type Value = PDFObject | null | undefined

/** Actions that reach beyond the document. Each needs one of the keys after its harm. */
const ACTIONS = new Map<string, [PdfHarm, ...string[]]>([
  ['JavaScript', ['script', 'JS']],
  ['Launch', ['program', 'F', 'Win', 'Mac', 'Unix']],
  ['GoToR', ['remote', 'F']],
  ['GoToE', ['remote', 'F', 'T']],
  ['Thread', ['remote', 'F']],
  ['SubmitForm', ['form', 'F']],
  ['ImportData', ['form', 'F']],
  ['Movie', ['media', 'Annotation', 'T']],
  ['Sound', ['media', 'Sound']],
  ['Rendition', ['media', 'R', 'JS', 'OP']],
  ['RichMediaExecute', ['media', 'TA', 'TI', 'CMD']],
])
const OTHER_ACTIONS = new Set(['GoTo', 'URI', 'Named', 'Hide', 'ResetForm', 'SetOCGState', 'Trans', 'GoTo3DView'])
const MEDIA = new Set(['Movie', 'Sound', 'Screen', 'RichMedia', '3D'])

/** Asks whether an entry of a dictionary does harm. Automatic actions come before the actions that they start. */
const judges: Record<string, (value: Value, dict: PDFDict) => PdfHarm | false> = {
  AA: (events) => itemsOf(events).some(isAction) && 'automatic',
  OpenAction: (action) =>
    isAction(action) && (nameOf(find(action, 'S')) !== 'GoTo' || !!find(action, 'Next')) && 'automatic',
  JavaScript: (tree) => ['Names', 'Kids'].some((key) => itemsOf(find(tree, key)).length > 0) && 'script',
  XFA: (form) => [form, ...itemsOf(form)].some((part) => part instanceof PDFStream || isText(part)) && 'form',
  URI: (address) =>
    !(address instanceof PDFDict) && (spellingsOf(address).length === 0 || isHarmfulText(address)) && 'link',
  Base: (address) => isHarmfulText(address) && 'link',
  FS: (file, dict) => nameOf(find(dict, 'Subtype')) === 'FileAttachment' && !find(file, 'EF') && 'remote',
  EF: (files, dict) => itemsOf(files).some((file) => isProgramFile(file, dict)) && 'program',
  Subtype: (type) => MEDIA.has(nameOf(type)) && 'media',
  S: (type, dict) => {
    const [harm, ...needs] = ACTIONS.get(nameOf(type)) ?? []
    return harm !== undefined && needs.some((key) => dict.has(PDFName.of(key))) && harm
  },
}

/** Takes everything that could harm a reader out of the objects and returns the kinds of harm found. */
export function removeHarm({ context, versions }: PdfObjects): PdfHarm[] {
  const found = new Set<PdfHarm | false>()
  const dicts: PDFDict[] = []
  for (const [, object] of versions) collect(object, dicts)
  for (const object of Object.values(context.trailerInfo)) collect(object, dicts)
  for (const [name, judge] of Object.entries(judges)) {
    const key = PDFName.of(name)
    for (const dict of dicts) {
      const harm = dict.has(key) && judge(dict.lookup(key), dict)
      if (harm) remove(dict, ['S', 'Subtype'].includes(name) ? dict.keys() : [key])
      found.add(harm)
    }
  }
  for (const [ref, object] of versions) {
    const harm = harmOf(object)
    if (harm && context.lookup(ref) === object) context.assign(ref, PDFNull)
    found.add(harm)
  }
  return [...found].filter((harm) => harm !== false)
}

function remove(dict: PDFDict, keys: PDFName[]): void {
  for (const key of keys) dict.delete(key)
}

/** The harm of an object alone: others can refer to it as the type, the address or the content of something. */
function harmOf(object: PDFObject): PdfHarm | false {
  if (MEDIA.has(nameOf(object))) return 'media'
  if (!(object instanceof PDFStream)) return ACTIONS.get(nameOf(object))?.[0] ?? (isHarmfulText(object) && 'link')
  const isElsewhere = object.dict.has(PDFName.of('F')) || find(object.dict, 'Ref') instanceof PDFDict
  return isElsewhere
    ? 'remote'
    : nameOf(find(object.dict, 'Type')) === 'EmbeddedFile' && isProgramFile(object) && 'program'
}

const isAction = (value: Value): boolean =>
  ACTIONS.has(nameOf(find(value, 'S'))) || OTHER_ACTIONS.has(nameOf(find(value, 'S')))

const isText = (value: Value) => value instanceof PDFString || value instanceof PDFHexString

/** A text as different readers decode it. Some take a name for one. */
function spellingsOf(value: Value): string[] {
  if (value instanceof PDFName) return [value.decodeText()]
  return isText(value) ? [value.asString(), value.decodeText(), Buffer.from(value.asBytes()).toString('utf8')] : []
}

const isHarmfulText = (value: Value): boolean => spellingsOf(value).some(isHarmfulAddress)

const MOST_ATTACHED_BYTES = 8 * 1024 * 1024

function isProgramFile(file: Value, specification?: PDFDict): boolean {
  const names = ['F', 'UF', 'DOS', 'Mac', 'Unix'].flatMap((key) => spellingsOf(find(specification, key)))
  if (!(file instanceof PDFRawStream)) return false
  if (!isUnpackedAlike(file.dict)) return true
  try {
    return isProgram(names, Buffer.from(decodePDFRawStream(file).getBytes(MOST_ATTACHED_BYTES)))
  } catch {
    // A stream that cannot be unpacked cannot be judged.
    return true
  }
}

/** Whether the library unpacks a stream as readers do. It knows no rows of a table, and not the short names of two keys. */
export const isUnpackedAlike = (dict: PDFDict): boolean =>
  !dict.has(PDFName.of('DecodeParms')) && !dict.keys().some((key) => ['DP', 'F'].includes(nameOf(key)))

export const nameOf = (value: Value): string => (value instanceof PDFName ? value.decodeText() : '')

export const find = (dict: Value, key: string): Value =>
  dict instanceof PDFDict ? dict.lookup(PDFName.of(key)) : undefined

function itemsOf(value: Value): Value[] {
  if (value instanceof PDFDict) return value.keys().map((key) => value.lookup(key))
  return value instanceof PDFArray ? value.asArray().map((_, place) => value.lookup(place)) : []
}

function collect(value: Value, dicts: PDFDict[]): void {
  if (value instanceof PDFStream) return collect(value.dict, dicts)
  if (value instanceof PDFDict) dicts.push(value)
  if (value instanceof PDFDict) for (const item of value.values()) collect(item, dicts)
  if (value instanceof PDFArray) for (const item of value.asArray()) collect(item, dicts)
}
