import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { openMailer } from '#server/mail/open-mailer.ts'
import type { Letter } from '#server/mail/letters/letter.ts'
import { letters } from './letters.ts'
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

/** Every letter, with this text wherever somebody may have written something. */
const writtenBy = (company: string): [string, Letter][] =>
  Object.entries(letters).map(([name, write]) => {
    const pay = { annualSalary: 1, salaryMax: null, payPeriod: 'anual', variablePay: company }
    const told = { company, city: company, others: 2, isEverywhere: false, ...pay }
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
      people: [{ name: company, offer: company }],
      waiting: [{ name: company, offer: company, days: 9 }],
      total: 2,
      description: company,
      rhythm: company,
      city: company,
      choicesPath: '/cuenta#token=a',
      waitingTotal: 1,
      unsubscribePath: '/baja-correos?token=1.a',
    }
    const given = { path: '/cuenta#token=a', isSold: true, ...numbers, ...written }
    return [name, (write as (values: typeof given) => Letter)(given)]
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
  expect(written.filter(([, letter]) => letter.unsubscribePath)).toHaveLength(9)
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
    // The button, the same address in clear, a link of each thing in a list, and small links.
    expect(own).toHaveLength(2 + (letter?.items?.length ?? 0) + (letter?.links?.length ?? 0))
    expect(new Set(own)).toEqual(new Set([`${BASE_URL}/cuenta#token=a`]))
  }
})

test.each(hostileAddresses)('no letter leaves for the address %j', async (to) => {
  const { env, mailer, list } = await openOutbox('Faro Empleo')
  for (const [id, letter] of writtenBy('Panadería')) {
    await expect(mailer.send({ id, to, ...writeLetter(letter, env) })).rejects.toMatchObject({ code: 'mail_refused' })
  }
  expect(await list()).toEqual([])
})
