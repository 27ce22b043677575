import { Hono, type Context } from 'hono'
import { AppError } from '#server/errors.ts'
import { attachmentHeader } from './download-name.ts'
import { isPublicKind, type Files, type LinkVerdict } from './files.ts'
import { contentTypeOf, findKind } from './keys.ts'
import { NAME_PARAMETER, READER_PARAMETER } from './signed-link.ts'

const PREFIX = '/files/'
const FOREVER = 'public, max-age=31536000, immutable'
const NEVER = 'private, no-store'

interface FileRoutes {
  files: Files
  /** Whether the reader of a link with a valid signature may still see the file. */
  isReadable: (key: string, reader: string) => Promise<boolean>
  /** Called before the bytes of a private file are sent. */
  onDownload: (key: string, reader: string) => Promise<void>
}

/** Serves `GET` and `HEAD /files/…`: logos and pictures of lists to everybody, photos and CVs only with a valid signed link. */
export function fileRoutes({ files, isReadable, onDownload }: FileRoutes): Hono {
  const app = new Hono()

  app.get(`${PREFIX}*`, async (c) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const key = pathname.slice(PREFIX.length)
    const kind = findKind(key)
    if (!kind) throw new AppError('not_found')
    const reader = searchParams.get(READER_PARAMETER) ?? ''
    const isPublic = isPublicKind(kind)
    if (!isPublic) {
      requireFresh(files.checkLink(key, searchParams))
      const mayRead = await isReadable(key, reader)
      if (!mayRead) throw new AppError('not_found')
    }

    const file = await files.open(key)
    const name = isPublic ? null : searchParams.get(NAME_PARAMETER)
    const isHead = c.req.method === 'HEAD'
    if (!isPublic && !isHead) await onDownload(key, reader)
    const body = isHead ? null : await file.stream()
    // After everything that may fail: an answer with an error must not have them.
    setHeaders(c, { key, size: file.size, isPublic })
    if (name) c.header('Content-Disposition', attachmentHeader(name))
    return body ? c.body(body) : c.body(null)
  })

  app.onError((error, c) => {
    c.header('Cache-Control', NEVER)
    // The application logs these.
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return c.json(error.body, error.status)
  })
  return app
}

function requireFresh(verdict: LinkVerdict): void {
  if (verdict === 'expired') throw new AppError('link_expired')
  if (verdict === 'invalid') throw new AppError('link_invalid')
}

/** A browser must never show a file as a page of our site. */
function setHeaders(c: Context, { key, size, isPublic }: { key: string; size: number; isPublic: boolean }): void {
  c.header('Content-Type', contentTypeOf(key))
  c.header('Content-Length', String(size))
  c.header('Cache-Control', isPublic ? FOREVER : NEVER)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  c.header('Cross-Origin-Resource-Policy', isPublic ? 'cross-origin' : 'same-origin')
  c.header('Referrer-Policy', 'no-referrer')
}
