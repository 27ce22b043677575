import {
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { isPassiveXml } from './passive-xml.ts'
import type { PdfFindings } from './pdf-scan.ts'
import { unpackPlainly } from './pdf-streams.ts'

const MOST_BYTES = 4 * 1024 * 1024
const XML_NAME = /^[^/\\:\0-\x1f]+\.xml$/i
const XML_TYPES = new Set(['text/xml', 'application/xml'])

/** The keys allowed in a file specification, in its EF dictionary and in the file's own dictionary. */
const SPECIFICATION_KEYS = new Set(['Type', 'F', 'UF', 'EF', 'Desc', 'AFRelationship'])
const PLACE_KEYS = new Set(['F', 'UF'])
const FILE_KEYS = new Set(['Type', 'Subtype', 'Params', 'Length', 'Filter', 'DL'])

const key = (name: string) => PDFName.of(name)
const keysOf = (dict: PDFDict): string[] => dict.keys().map((name) => name.decodeText())
const hasOnly = (dict: PDFDict, allowed: ReadonlySet<string>): boolean =>
  keysOf(dict).every((name) => allowed.has(name))
const timesIn = (names: string[], name: string): number => names.filter((one) => one === name).length

/**
 * Whether the only attachment of a document is one XML file without active content, as in Europass CVs. The scan of the
 * bytes must agree with the parsed document, so that no PDF reader can find another file.
 */
export function holdsOneXml(document: PDFDocument, findings: PdfFindings): boolean {
  const specification = findOnlySpecification(document, findings)
  if (!specification) return false
  const place = document.context.lookup(specification.dict.get(key('EF')))
  if (!(place instanceof PDFDict) || !isPlain(specification, place)) return false
  const ref = onlyRefIn(place)
  const file = ref && document.context.lookup(ref)
  if (!(file instanceof PDFRawStream) || !isXml(file)) return false
  const used = [specification.ref, specification.dict.get(key('EF')), ref]
  return used.every(
    (one) => !(one instanceof PDFRef) || timesIn(findings.numbers.map(String), String(one.objectNumber)) === 1,
  )
}

interface Specification {
  ref: PDFRef
  dict: PDFDict
  /** Every name that the scan found in it, duplicate keys included. */
  names: string[]
}

function findOnlySpecification({ context }: PDFDocument, { carriers }: PdfFindings): Specification | null {
  const scanned = carriers.filter(({ names }) => names.includes('EF'))
  const files = carriers.filter(({ names }) => names.includes('EmbeddedFile'))
  const [only] = scanned
  if (!only || scanned.length > 1 || files.length !== 1) return null
  const [ref, dict] =
    context.enumerateIndirectObjects().find(([{ objectNumber }]) => objectNumber === only.number) ?? []
  return ref && dict instanceof PDFDict ? { ref, dict, names: only.names } : null
}

/** Only the usual keys, each once. File names end in .xml and are direct values, not references. */
function isPlain({ dict, names }: Specification, place: PDFDict): boolean {
  if (!hasOnly(dict, SPECIFICATION_KEYS) || !hasOnly(place, PLACE_KEYS)) return false
  const isInside = dict.get(key('EF')) instanceof PDFDict
  const seen = [...keysOf(dict), ...(isInside ? keysOf(place) : [])]
  const isEachOnce = [...SPECIFICATION_KEYS].every((name) => timesIn(names, name) === timesIn(seen, name))
  const fileNames = ['F', 'UF'].map((name) => dict.get(key(name))).filter((value) => value !== undefined)
  return isEachOnce && fileNames.length > 0 && fileNames.every(isXmlName)
}

const isXmlName = (value: PDFObject): boolean =>
  (value instanceof PDFString || value instanceof PDFHexString) && XML_NAME.test(value.decodeText())

function onlyRefIn(place: PDFDict): PDFRef | null {
  const [first, ...others] = place.values()
  return first instanceof PDFRef && others.every((other) => other === first) ? first : null
}

function isXml(file: PDFRawStream): boolean {
  const type = file.dict.get(key('Subtype'))
  const isTyped = type === undefined || (type instanceof PDFName && XML_TYPES.has(type.decodeText()))
  if (!isTyped || !hasOnly(file.dict, FILE_KEYS)) return false
  try {
    return isPassiveXml(unpackPlainly(file, MOST_BYTES))
  } catch {
    return false
  }
}
