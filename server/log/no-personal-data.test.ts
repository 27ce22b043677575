import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { MailError } from '#server/mail/mail-error.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { candidateFields, aCompany, anOffer } from '#server/testing/factories.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { aPdf } from '#server/testing/sample-files.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'
import { describeError } from './log.ts'

const EMAIL = 'canario-correo@canario.example'
const VISITOR = 'canario-visitante@canario.example'
const PASSWORD = 'canario clave secreta 7391'
const NEW_PASSWORD = 'canario clave nueva 2846'
const NAME = 'Canariana'
const SURNAME = 'Canarífera'
const PHONE = '699 741 852'
const DOCUMENT = '12345678Z'
const SEARCHED = 'canariopalabra'
const FILE = 'canario-curriculum'
const TEXT = 'canario-carta de presentación'

/** A site whose log has every level, and whose mails are collected or refused. */
async function openLoggedSite() {
  const lines: string[] = []
  const serializers = { err: describeError }
  const log = pino({ level: 'trace', serializers }, { write: (line: string) => void lines.push(line) })
  const mails: Mail[] = []
  const server = { refuses: false }
  const send = async (mail: Mail) => {
    if (server.refuses) throw new MailError('mail_refused', `550 5.1.1 <${mail.to}>: Recipient address rejected`)
    mails.push(mail)
  }
  const opened = await createTestApp({ env: { baseUrl: 'https://empleo.example' } })
  const app = testAppOf({ ...opened.deps, log, mailer: { send, close: () => undefined } })
  return { app, lines, mails, server }
}

const { app, lines, mails, server } = await openLoggedSite()
const { db } = app.deps
const tokenIn = (mail: Mail | undefined) => /#?(?:token|t)=([\w.-]{20,})/.exec(mail?.text ?? '')?.[1] ?? ''

/** Everything that a candidate does, once. Returns the tokens that were given. */
async function walk(): Promise<string[]> {
  const ok = async <Body>(...call: Parameters<typeof app.call>) => {
    const answer = await app.call<Body>(...call)
    expect([call[0], answer.status, answer.status === 200 || answer.body]).toEqual([call[0], 200, true])
    return answer.body
  }
  const offerId = await anOffer(app, { by: await aCompany(app) })
  const signUp = { email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD }
  const { session: token } = await ok<{ session: string }>('POST /api/auth/signup', { body: signUp })
  const profile = { ...candidateFields, nombre: NAME, primer_apellido: SURNAME, telefono_movil: PHONE }
  const document = { mst_documentos_id: 1, num_documento: DOCUMENT }
  await ok('POST /api/users/create-user-profile', { token, body: { ...profile, ...document } })
  const file = { name: FILE, file: await aPdf() }
  const { can_cv_id: cvId } = await ok<{ can_cv_id: number }>('POST /api/users/upload-cv-file', { token, body: file })
  await ok(`GET /api/companies/all-active-offers?nombre=${SEARCHED}`)
  await ok('POST /api/users/register-into-offer', { token, body: { offerId, cvId, mensaje: TEXT } })
  await ok('POST /api/alerts', { body: { email: VISITOR, filtros: { nombre: SEARCHED }, frecuencia: 'diaria' } })
  await ok('POST /api/auth/forgot-password', { body: { email: EMAIL } })
  await runJobs(app)
  const reset = tokenIn(mails.findLast(({ to, text }) => to === EMAIL && text.includes('restablecer-contrasena')))
  const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  await ok('POST /api/auth/reset-password', { body: { token: reset, ...passwords } })
  return [token, reset]
}

/** Failures, whose reasons hold what people wrote. */
async function fail(): Promise<void> {
  const wrong = { email: EMAIL, password: PASSWORD }
  expect((await app.call('POST /api/auth/login', { body: wrong })).status).toBe(401)
  server.refuses = true
  await app.call('POST /api/auth/forgot-password', { body: { email: EMAIL } })
  await runJobs(app)
  await app.request(`/${SEARCHED}/${EMAIL}?token=${PASSWORD}`)
  await db.execute(sql`alter table account rename to account_away`)
  const away = { email: `otro-${EMAIL}`, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await app.call('POST /api/auth/signup', { body: away })).status).toBe(500)
  await db.execute(sql`alter table account_away rename to account`)
}

// Seen to fail with the address of a request in its line, and with the message of a mail server.
test('no line of the log has anything that a person typed, at any level', { timeout: 60_000 }, async () => {
  const tokens = await walk()
  await fail()
  expect(tokens.every((token) => token.length > 20)).toBe(true)
  const all = lines.join('').toLowerCase()
  expect(all).toContain('/api/auth/forgot-password')
  expect(all).toContain('failed for good')
  const secrets = [
    EMAIL,
    VISITOR,
    PASSWORD,
    NEW_PASSWORD,
    NAME,
    SURNAME,
    PHONE,
    DOCUMENT,
    SEARCHED,
    FILE,
    TEXT,
    ...tokens,
  ]
  const spellings = secrets.flatMap((text) => [text, encodeURIComponent(text), text.replaceAll(' ', '')])
  expect(spellings.filter((text) => all.includes(text.toLowerCase()))).toEqual([])
})

// Seen to fail without `accountId`.
test('the line of a request says who, what and how long, by its pattern', async () => {
  lines.length = 0
  const { token, accountId } = await aCompany(app)
  await app.call('GET /api/companies/company-information', { token })
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    route: '/api/companies/company-information',
    status: 200,
    ms: expect.any(Number),
    accountId,
  })
})

test('addresses that nobody knows share one pattern', async () => {
  lines.length = 0
  await app.request('/nada/de/esto')
  await app.request('/api/tampoco')
  const pages = createApp(app.deps, async (_, { takePage }) => {
    takePage('<p>nada</p>', '/*')
    return new Response(Readable.from('') as never, { status: 404, headers: { 'content-type': 'text/html' } })
  })
  await pages.request('/nada')
  const routes = lines.map((line) => (JSON.parse(line) as { route: string }).route)
  expect(routes).toEqual(['unknown', '/api/*', 'unknown'])
})
