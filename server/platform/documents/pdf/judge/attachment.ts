import type { FoundObject } from '../syntax/find-objects.ts'
import { readStream, unpackPlainly, UnreadableStream } from '../syntax/object-streams.ts'
import {
  entriesOf,
  isDictionary,
  isText,
  readTree,
  resolve,
  type Lookup,
  type PdfValue,
} from '../syntax/object-tree.ts'
import { decodeText } from '../syntax/decode-text.ts'
import { isPassiveXml } from './passive-xml.ts'

const MOST_BYTES = 4 * 1024 * 1024
const XML_NAME = /^[^/\\:\0-\x1f]+\.xml$/i
const XML_TYPES = new Set(['text/xml', 'application/xml'])

/** The keys allowed in a file specification, in its EF dictionary and in the file's own dictionary. */
const SPECIFICATION_KEYS = ['Type', 'F', 'UF', 'EF', 'Desc', 'AFRelationship']
const PLACE_KEYS = ['F', 'UF']
const FILE_KEYS = ['Type', 'Subtype', 'Params', 'Length', 'Filter', 'DL']

type Entries = Map<string, PdfValue>

/** The objects of attached files. EF alone could be the name of a font. */
export const isCarrier = ({ names }: FoundObject): boolean =>
  (names.includes('EF') && (names.includes('F') || names.includes('UF'))) ||
  names.includes('EmbeddedFile') ||
  names.includes('EmbeddedFiles')

/**
 * Whether the only attachment of a document is one XML file without active content, as in Europass CVs. All the objects
 * that lead to it have numbers of their own, so that no PDF reader can find another file.
 */
export function holdsOneXml(objects: FoundObject[], lookup: Lookup): boolean {
  const carriers = objects.filter(isCarrier)
  const [specification, ...others] = carriers.filter(({ names }) => names.includes('EF'))
  const [file, ...files] = carriers.filter(({ names }) => names.includes('EmbeddedFile'))
  if (!specification || !file || others.length > 0 || files.length > 0) return false
  if (specification.number === null) return false
  const entries = plainEntries(readTree(specification), SPECIFICATION_KEYS)
  const place = entries?.get('EF')
  const target = place && findTarget(place, lookup)
  if (!entries || !place || target === null || target !== file.number) return false
  const used = [specification.number, target, ...(place.kind === 'ref' ? [place.number] : [])]
  return hasXmlNames(entries) && isXml(file) && used.every((number) => isUnique(number, objects))
}

const isUnique = (number: number, objects: FoundObject[]): boolean =>
  objects.filter((object) => object.number === number).length === 1

/** Only allowed keys, each once. */
function plainEntries(value: PdfValue | null, allowed: string[]): Entries | null {
  const entries = isDictionary(value) ? entriesOf(value) : null
  return entries && [...entries.keys()].every((key) => allowed.includes(key)) ? entries : null
}

/** The names of the file are direct values, not references. */
function hasXmlNames(specification: Entries): boolean {
  const names = ['F', 'UF'].map((key) => specification.get(key)).filter((value) => value !== undefined)
  return names.length > 0 && names.every((value) => isText(value) && XML_NAME.test(decodeText(value)))
}

/** The number of the one file to which all references of an EF dictionary lead. */
function findTarget(place: PdfValue, lookup: Lookup): number | null {
  const [dictionary = null] = resolve(place, lookup)
  const numbers = [...(plainEntries(dictionary, PLACE_KEYS)?.values() ?? [])].map((value) =>
    value.kind === 'ref' ? value.number : null,
  )
  const [first = null] = numbers
  return numbers.every((number) => number === first) ? first : null
}

function isXml(file: FoundObject): boolean {
  try {
    const stream = readStream(file)
    const entries = stream && plainEntries(stream.dictionary, FILE_KEYS)
    if (!entries) return false
    const type = entries.get('Subtype')
    const isTyped = type === undefined || (type.kind === 'name' && XML_TYPES.has(type.name))
    return isTyped && isPassiveXml(unpackPlainly(stream, MOST_BYTES))
  } catch (error) {
    if (error instanceof UnreadableStream) return false
    throw error
  }
}
