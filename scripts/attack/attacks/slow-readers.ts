import { randomBytes } from 'node:crypto'
import { makePdf } from '#server/testing/fixtures/pdfs.ts'
import { dataUrl } from '#server/testing/sample-files.ts'
import { ask } from '../ask.ts'
import type { Attack, Target } from '../attack.ts'
import { head, keepSockets } from '../sockets.ts'

const FILE_BYTES = 5_000_000

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

/** 400 connections that ask for the longest list and do not read it. */
export const slowReaders: Attack = (target) => readSlowly(target, '/api/companies/all-active-offers')

/** 400 connections that ask for one large CV and do not read it. */
export const slowFileReaders: Attack = async (target) => {
  const token = target.candidates[0]?.token ?? ''
  const pdf = await makePdf(({ context }) => void context.register(context.stream(randomBytes(FILE_BYTES))))
  const body = { name: 'CV', file: dataUrl('application/pdf', pdf) }
  const made = await ask(target.port, { method: 'POST', path: '/api/users/upload-cv-file', token, body })
  const { can_cv_id: id } = JSON.parse(made.text) as { can_cv_id: number }
  const answer = await ask(target.port, { path: `/api/users/cv-link/${id}`, token })
  const { cv_link: link } = JSON.parse(answer.text) as { cv_link: string }
  const { pathname, search } = new URL(link, 'http://127.0.0.1')
  await readSlowly(target, pathname + search)
}
