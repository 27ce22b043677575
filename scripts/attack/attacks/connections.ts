import { randomBytes } from 'node:crypto'
import { makePdf } from '#server/testing/fixtures/pdfs.ts'
import { dataUrl } from '#server/testing/sample-files.ts'
import { ask } from '../ask.ts'
import type { Attack, Target } from '../attack.ts'
import { drip, head, keepSockets } from '../sockets.ts'

const PIPELINED = 20
const FILE_BYTES = 5_000_000
const page = head('GET /pagina-principal', { Accept: 'text/html' })
const json = { 'Content-Type': 'application/json' }
const upload = Buffer.alloc(7_999_990, 'a')
const notice = Buffer.alloc(500_000, 'a')

/** Asks on 400 connections for `path`, and reads nothing of the answers. */
const readSlowly = (target: Target, path: string): Promise<void> =>
  keepSockets(target, {
    sockets: 400,
    begin: (socket) => {
      target.count('asked')
      socket.pause()
      socket.write(head(`GET ${path}`))
    },
  })

/** Many connections that send too much, too slowly, or read nothing. */
export const connectionAttacks: Record<string, Attack> = {
  /** 200 connections with 20 requests each for a page that the server renders. */
  overload: (target) =>
    keepSockets(target, {
      sockets: 200,
      begin: (socket) => socket.write(page.repeat(PIPELINED)),
      answered: (socket, answers) => socket.write(page.repeat(answers)),
    }),

  /** 400 connections with one request each. All of them are new again and again. */
  'new-connections': (target) =>
    keepSockets(target, {
      sockets: 400,
      begin: (socket) => socket.write(head('GET /pagina-principal', { Accept: 'text/html', Connection: 'close' })),
    }),

  /** 400 requests whose headers never end. */
  'slow-headers': (target) =>
    keepSockets(target, {
      sockets: 400,
      begin: (socket) => drip(socket, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '),
    }),

  /** 400 bodies of one byte a second. */
  'slow-bodies': (target) =>
    keepSockets(target, {
      sockets: 400,
      begin: (socket) => drip(socket, head('POST /api/auth/login', { ...json, 'Content-Length': 90_000 })),
    }),

  /** 60 uploads of 8 MB that withhold their last byte. */
  'withheld-bytes': (target) =>
    keepSockets(target, {
      sockets: 60,
      begin: (socket, index) => {
        const { token = '' } = target.candidates[index % target.candidates.length] ?? {}
        const headers = { ...json, Authorization: `Bearer ${token}`, 'Content-Length': upload.length + 1 }
        socket.write(head('POST /api/users/upload-cv-file', headers))
        socket.write(upload)
      },
    }),

  /** 400 notices of payments, for which nobody needs a token, that withhold their last byte. */
  'withheld-notices': (target) =>
    keepSockets(target, {
      sockets: 400,
      begin: (socket) => {
        socket.write(head('POST /api/stripe/webhook', { ...json, 'Content-Length': notice.length + 1 }))
        socket.write(notice)
      },
    }),

  /** 400 connections that ask for the longest list and do not read it. */
  'slow-readers': (target) => readSlowly(target, '/api/companies/all-active-offers'),

  /** 400 connections that ask for one large CV and do not read it. */
  'slow-file-readers': async (target) => {
    const token = target.candidates[0]?.token ?? ''
    const pdf = await makePdf(({ context }) => void context.register(context.stream(randomBytes(FILE_BYTES))))
    const body = { name: 'CV', file: dataUrl('application/pdf', pdf) }
    const made = await ask(target.port, { method: 'POST', path: '/api/users/upload-cv-file', token, body })
    const { can_cv_id: id } = JSON.parse(made.text) as { can_cv_id: number }
    const answer = await ask(target.port, { path: `/api/users/cv-link/${id}`, token })
    const { cv_link: link } = JSON.parse(answer.text) as { cv_link: string }
    const { pathname, search } = new URL(link, 'http://127.0.0.1')
    await readSlowly(target, pathname + search)
  },
}
