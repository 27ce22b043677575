import { inflateSync } from 'node:zlib'

/** The TrueType font in a WOFF file. pdfkit would unpack its tables in JavaScript for each document, which takes 100 ms. */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [head]
  let end = head.length
  for (let index = 0; index < count; index += 1) {
    const read = (place: number) => woff.readUInt32BE(44 + index * 20 + place)
    const [name, start, packed, length, checksum] = [read(0), read(4), read(8), read(12), read(16)]
    for (const [place, value] of [name, checksum, end, length].entries()) {
      head.writeUInt32BE(value, 12 + index * 16 + place * 4)
    }
    const bytes = woff.subarray(start, start + packed)
    // Tables begin at multiples of four.
    parts.push(packed < length ? inflateSync(bytes) : bytes, Buffer.alloc(-length & 3))
    end += length + (-length & 3)
  }
  return Buffer.concat(parts)
}
