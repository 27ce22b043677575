import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/**
 * Finds these texts in the files of a folder: plain, in base64, hexadecimal, URL or JSON encoding, also in compressed
 * copies. Returns «name in path». Throws if there are no files.
 */
export async function findInFiles(folder: string, texts: Record<string, string>): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  if (paths.length === 0) throw new Error(`${folder} has no files`)
  const wanted = Object.entries(texts).map(([name, text]) => ({ name, forms: formsOf(text) }))
  const found: string[] = []
  for (const path of paths) {
    const bytes = unpack(path, await readFile(path))
    const names = wanted.filter(({ forms }) => forms.some((form) => bytes.includes(form))).map(({ name }) => name)
    found.push(...names.map((name) => `${name} in ${path}`))
  }
  return found
}

function unpack(path: string, bytes: Buffer): Buffer {
  if (path.endsWith('.br')) return brotliDecompressSync(bytes)
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

function formsOf(text: string): string[] {
  const bytes = Buffer.from(text)
  const escaped = JSON.stringify(text).slice(1, -1)
  return [
    text,
    escaped,
    encodeURIComponent(text),
    bytes.toString('hex'),
    ...[0, 1, 2].map((place) => inBase64(bytes, place)),
  ]
}

/** The characters of base64 that depend on these bytes alone, if so many others stand before them. */
function inBase64(bytes: Buffer, before: number): string {
  const whole = Buffer.concat([Buffer.alloc(before), bytes])
    .toString('base64')
    .replace(/=+$/, '')
  const first = Math.ceil((before * 8) / 6)
  const last = Math.floor(((before + bytes.length) * 8) / 6)
  return whole.slice(first, last)
}
