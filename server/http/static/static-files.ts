import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { Env } from '#server/config/env.ts'
import { securityHeaders } from '../middleware/security-headers.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface StaticFile {
  type: string
  etag: string
  plain: Bytes
  /** The versions that the build compressed. */
  compressed: Partial<Record<Encoding, Bytes>>
}

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

// The names of the files in /assets change with their content.
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

async function readForms(path: string, present: ReadonlySet<string>): Promise<StaticFile['compressed']> {
  const forms: StaticFile['compressed'] = {}
  for (const encoding of ['br', 'gzip'] as const) {
    const form = path + endings[encoding]
    if (present.has(form)) forms[encoding] = new Uint8Array(await readFile(form))
  }
  return forms
}

async function readStaticFile(path: string, present: ReadonlySet<string>): Promise<StaticFile> {
  const plain = new Uint8Array(await readFile(path))
  return {
    type: getMimeType(path) ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 20),
    plain,
    compressed: await readForms(path, present),
  }
}

const isServed = (path: string): boolean => !/\/\.|\.(br|gz)$/.test(path)

async function readStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const present = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
  const served = [...present].filter((path) => isServed(path.slice(folder.length)))
  const files = served.map(
    async (path) => [path.slice(folder.length).replaceAll('\\', '/'), await readStaticFile(path, present)] as const,
  )
  return new Map(await Promise.all(files))
}

function answer(c: Context, { type, etag, plain, compressed }: StaticFile): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const form = encoding && compressed[encoding]
  // Each compressed version has its own ETag.
  const tag = `"${etag}${form ? `-${encoding}` : ''}"`
  c.header('content-type', type)
  c.header('cache-control', c.req.path.startsWith('/assets/') ? FOREVER : A_DAY)
  c.header('etag', tag)
  if (Object.keys(compressed).length > 0) c.header('vary', 'accept-encoding')
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
  if (form) c.header('content-encoding', encoding)
  const bytes = form ?? plain
  c.header('content-length', String(bytes.byteLength))
  return c.req.method === 'HEAD' ? c.body(null) : c.body(bytes)
}

/** Serves the built files from memory. They have a few megabytes, and no path can lead out of a map. */
export async function openStaticFiles(folder: string, env: Pick<Env, 'baseUrl'>): Promise<MiddlewareHandler> {
  const secure = securityHeaders(env)
  const files = await readStaticFiles(folder)
  return async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined
    if (!file) return next()
    return secure(c, async () => void (c.res = answer(c, file)))
  }
}
