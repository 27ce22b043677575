import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { openMailer } from '#server/mail/open-mailer.ts'
import { letters } from '#server/features/all-features.ts'
import { operatorMails } from '#server/features/operator/mails.ts'
import { exampleOf, type Letter } from '#server/mail/letters/letter.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'

const BASE_URL = 'https://empleo.example'

const hostileNames = [
  'Ana\r\nBcc: otro@prueba.example',
  'Ana\nContent-Type: text/html\n\n<script>alert(1)</script>',
  'Ana\u0000\u2028\u001b[31m <otro@prueba.example>, "x" =?utf-8?Q?Ana=0D=0ABcc:_otro@prueba.example?=',
  `<a href="https://malo.example/">Pulsa</a> ${'ñ'.repeat(300)}\r\n.\r\nMAIL FROM:<otro@prueba.example>`,
]

const hostileAddresses = [
  'ana@prueba.example\r\nBcc: otro@prueba.example',
  'ana@prueba.example, otro@prueba.example',
  '"ana, otro@prueba.example" <ana@prueba.example>',
  'Ana <ana@prueba.example>',
  'ana@prueba.example> SIZE=1',
  'ana@prueba.example\u0000otro@prueba.example',
  'ana@[127.0.0.1]',
  '',
]

/** The data of an example, with this text in its place. A path is never written by somebody. */
const textsOf = (example: object, text: string) =>
  Object.fromEntries(
    Object.entries(example).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' && !/path$/i.test(key) ? text : value,
    ]),
  )

/** Every letter, with this text wherever somebody may have written something. */
const writtenBy = (company: string): [string, Letter][] =>
  Object.entries(letters).map(([name, write]) => {
    const pay = { annualSalary: 1, salaryMax: null, payPeriod: 'anual', variablePay: company }
    const told = { company, city: company, others: 2, isEverywhere: false, ...pay }
    const links = [{ label: 'Me interesa', path: '/cuenta#token=a' }]
    const person = { name: company, offer: company, days: 9, path: '/cuenta#token=a', links }
    const expiring = { name: company, until: '30 de noviembre', path: '/cuenta#token=a', reasons: [company], ...told }
    const offers = [expiring, expiring]
    const numbers = { minutes: 1, hours: 1, days: 1, limit: 1 }
    const written = {
      name: company,
      company,
      offers,
      offer: company,
      note: company,
      because: company,
      receipt: company,
      reason: company,
      cv: company,
      people: [person],
      asking: [person],
      answered: [{ ...person, label: 'Me interesa', until: '10:42' }],
      total: 2,
      description: company,
      rhythm: company,
      city: company,
      choicesPath: '/cuenta#token=a',
      waiting: 2,
      unsubscribePath: '/baja-correos?token=1.a',
    }
    const given = { path: '/cuenta#token=a', isSold: true, ...numbers, ...written }
    return [name, (write as unknown as (values: object) => Letter)({ ...textsOf(write.example, company), ...given })]
  })

async function openOutbox(brandName: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-letters-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const env = readEnv({ DATA_DIR: dataDir, BASE_URL, BRAND_NAME: brandName, CONTACT_ADDRESS: brandName })
  const folder = join(dataDir, 'outbox')
  const list = async () => {
    const names = await readdir(folder).catch(() => [])
    return Promise.all(names.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
  }
  return { env, mailer: openMailer(env), list }
}

const usual = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
const leaving = ['list-unsubscribe', 'list-unsubscribe-post']

test.each(hostileNames)('no letter gets a header, a recipient or a link from the name %j', async (name) => {
  const { env, mailer, list } = await openOutbox(name)
  const written = writtenBy(name)
  for (const [id, letter] of written) await mailer.send({ id, to: 'ana@prueba.example', ...writeLetter(letter, env) })
  const mails = await list()
  expect(mails).toHaveLength(written.length)
  const letterOf = new Map(written.map(([id, letter]) => [`<${id}@empleo.example>`, letter]))
  const left = Object.values(letters).filter((letter) => exampleOf(letter).unsubscribePath)
  expect(written.filter(([, letter]) => letter.unsubscribePath)).toHaveLength(left.length)
  for (const { headers, to, cc, bcc, from, html, attachments, messageId } of mails) {
    const letter = letterOf.get(messageId ?? '')
    const isLeft = letter?.unsubscribePath !== undefined
    expect(headers.map(({ key }) => key).toSorted()).toEqual(isLeft ? [...usual, ...leaving].toSorted() : usual)
    expect([to, cc, bcc]).toEqual([[{ name: '', address: 'ana@prueba.example' }], undefined, undefined])
    expect(from?.address).toBe('hola@faro-empleo.example')
    expect(attachments).toEqual([])
    const links = [...(html ?? '').matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) => link)
    const own = links.filter((link) => link !== `${BASE_URL}/baja-correos?token=1.a`)
    expect(links.length - own.length).toBe(isLeft ? 1 : 0)
    const items = letter?.items ?? []
    const linked = items.length + items.flatMap((item) => item.links ?? []).length
    // The button, the same address in clear, the links of each thing in a list, and small links.
    expect(own).toHaveLength(2 + linked + (letter?.links?.length ?? 0))
    expect(new Set(own)).toEqual(new Set([`${BASE_URL}/cuenta#token=a`]))
  }
})

const links = [
  'Gana 1200 EUR en http://premio.malo/x?id=1 entra ya',
  'HTTPS://premio.malo',
  'hxxp://premio.malo/x',
  'www.premio.malo',
  '(www2.premio.malo)',
  'premio.malo',
  'Mira premio.malo/x?id=1.',
  'a.b.premio.malo:8080/x',
  'ana@premio.malo',
  'premio\uff0emalo',
  'mailto:ana@premio.malo',
  'hola@faro-empleo.example.es',
  'hola@faro-empleo.example/premio',
  'premio.malo/hola@faro-empleo.example',
  '«hola@faro-empleo.example»,premio.malo',
  'cafe\u0301.malo',
  'premio-.malo',
  'premio\u2024malo',
  'premio.\u092d\u093e\u0930\u0924',
]

/** Mail programs make links of a scheme, of «www.», and of a name with a dot before two letters. */
const autoLink = /[a-z]{2,}:\/\/|\bwww\d?\.|[^\s.][.\u2024\u3002\ufe52\uff0e\uff61]\p{L}[\p{L}\p{M}]/iu

test.each(links)('no letter has a link that a mail program could make of %j', async (link) => {
  const { env } = await openOutbox('Faro Empleo')
  for (const [, letter] of writtenBy(link)) {
    const { subject, text, html } = writeLetter(letter, env)
    const shown = html.replaceAll(/<style>[^]*?<\/style>|<a [^>]*>|<[^>]+>/g, ' ')
    for (const part of [subject, text, shown]) {
      const ours = part
        .replaceAll(/https:\/\/empleo\.example\/\S*/g, '')
        .replaceAll(/(?<!\S)hola@faro-empleo\.example(?=\.?(?:\s|$))/g, '')
      expect(autoLink.exec(ours)?.input).toBeUndefined()
    }
  }
})

test.each([
  'Faro.Net S.L.',
  'José María O’Neill',
  'A.B.C. Servicios',
  'Booking.com',
  'Programador/a Node.js / .NET',
  'C/ Mayor, 3.º B',
  '24.000,50 € al año',
])('the honest name «%s» looks the same in every letter', async (name) => {
  const { env } = await openOutbox('Faro Empleo')
  for (const [, letter] of writtenBy(name)) {
    const quoted = [
      letter.subject,
      ...letter.paragraphs,
      ...(letter.notes ?? []),
      ...(letter.items ?? []).map(({ text }) => text),
    ]
    // A word joiner is as wide as nothing.
    const text = writeLetter(letter, env).text.replaceAll('\u2060', '')
    for (const part of quoted) expect(text).toContain(part.replaceAll(/\p{Z}+/gu, ' '))
  }
})

test.each([
  'Inscripción: 50 € por Bizum',
  'Gana 1200 EUR http://premio.malo',
  'www.premio.malo',
  'Llama al 612 34 56 78',
])('a name like «%s» is in no letter to somebody who does not know it', (lure) => {
  const quoting = [
    'companyEmail',
    'newApplications',
    'answersDue',
    'reportedWithdrawn',
    'reportedKept',
    'reportedKeptHidden',
  ]
  const reported = {
    company: lure,
    offer: 'Camarero/a',
    receipt: 'D-1',
    because: 'engaña',
    note: 'Gracias.',
    path: '/',
  }
  const people = [{ name: lure, offer: 'Camarero/a', days: 9 }]
  const digest = {
    people,
    asking: people,
    writers: people,
    answered: people,
    total: 1,
    waiting: 1,
    unsubscribePath: '/baja-correos',
  }
  const values = { ...reported, ...digest, hours: 72 }
  for (const name of quoting) {
    const write = letters[name] as unknown as (given: typeof values) => Letter
    expect(JSON.stringify(write(values))).not.toContain(lure)
    const honest = { ...values, company: 'Faro.Net S.L.', people: [{ name: 'José Mª O’Neill', offer: 'x', days: 1 }] }
    expect(JSON.stringify(write(honest))).toMatch(/Faro\.Net S\.L\.|O’Neill/)
  }
})

test('the contact of the site can be copied from a letter', async () => {
  const { env } = await openOutbox('Faro Empleo')
  const contact = env.brand.email
  const letter = operatorMails.letters.accountDisabled({
    path: '/condiciones',
    reason: 'Spam',
    isCompany: false,
    contact,
  })
  expect(writeLetter(letter, env).text.split(contact)).toHaveLength(4)
})

test('the letter that asks a stranger to confirm an alert has no word of who asked for it', () => {
  const word = 'Gana 1200 EUR al día'
  const [, letter] = writtenBy(word).find(([name]) => name === 'alertConfirmation') ?? []
  expect(letter?.paragraphs).toHaveLength(2)
  expect(JSON.stringify(letter?.paragraphs[0])).not.toContain(word)
})

test.each(hostileAddresses)('no letter leaves for the address %j', async (to) => {
  const { env, mailer, list } = await openOutbox('Faro Empleo')
  for (const [id, letter] of writtenBy('Panadería')) {
    await expect(mailer.send({ id, to, ...writeLetter(letter, env) })).rejects.toMatchObject({ code: 'mail_refused' })
  }
  expect(await list()).toEqual([])
})
