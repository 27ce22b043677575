import { nameOf, type TokenReader } from './tokens.ts'

/** Names that run programs, reach other systems or carry files, and names of the document's structure. */
const SOUGHT = `
  JavaScript JS Launch FileAttachment XFA SubmitForm ImportData GoToR GoToE
  RichMedia Rendition Movie AA OpenAction URI Base Thread Print Ref
  EmbeddedFile EmbeddedFiles EF F UF
  Encrypt XRef ObjStm First N Root Catalog`
  .trim()
  .split(/\s+/)
const LONGEST = Math.max(...SOUGHT.map(({ length }) => length))

// By first letter and length. To compare bytes is cheaper than to make a string of each name.
const placeOf = (letter: number, length: number) => letter * (LONGEST + 1) + length
const sought = new Map(SOUGHT.map((name) => [name, Buffer.from(name)]))
const candidates = Map.groupBy(sought, ([name]) => placeOf(name.charCodeAt(0), name.length))
const hasCandidate = new Uint8Array(placeOf(256, 0))
for (const place of candidates.keys()) hasCandidate[place] = 1

/** The current name if the inspection looks for it. */
export function soughtName(reader: TokenReader): string | undefined {
  if (reader.isEscaped) return SOUGHT.find((name) => name === nameOf(reader))
  const { bytes } = reader.source
  const start = reader.start + 1
  const length = reader.end - start
  const place = placeOf(bytes[start] ?? 0, length)
  if (length > LONGEST || !hasCandidate[place]) return undefined
  return candidates.get(place)?.find(([, letters]) => letters.compare(bytes, start, reader.end) === 0)?.[0]
}
