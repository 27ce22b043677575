import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { openMailer } from './open-mailer.ts'
import { sweepOutbox } from './sweep-outbox.ts'

async function openOutbox(source: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-outbox-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const env = readEnv({ DATA_DIR: dataDir, BASE_URL: 'https://empleo.example', ...source })
  return { mailer: openMailer(env), folder: join(dataDir, 'outbox') }
}

const mail = {
  id: 'b6e6a1f0-0000-4000-8000-000000000001',
  to: 'ana@prueba.example',
  subject: 'Contraseña nueva 😀',
  text: 'Una línea.\n\n.\nhttps://empleo.example/#token=a=b',
  html: '<p>Una línea.</p>',
}

test('without SMTP_URL a mail is a file that only its owner may read', async () => {
  const { mailer, folder } = await openOutbox({ BRAND_NAME: 'Señas, «Ñ» & "Co"' })
  await mailer.send(mail)
  expect(await readdir(folder)).toEqual([`${mail.id}.eml`])
  const path = join(folder, `${mail.id}.eml`)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await PostalMime.parse(await readFile(path))).toMatchObject({
    from: { name: 'Señas, «Ñ» & "Co"', address: 'hola@faro-empleo.example' },
    to: [{ address: 'ana@prueba.example' }],
    messageId: `<${mail.id}@empleo.example>`,
    subject: mail.subject,
    text: `${mail.text}\n`,
    html: `${mail.html}\n`,
  })
})

test('the name of the site adds no header to a mail', async () => {
  const { mailer, folder } = await openOutbox({ BRAND_NAME: 'Faro\r\nBcc: otro@prueba.example' })
  await mailer.send(mail)
  const message = await PostalMime.parse(await readFile(join(folder, `${mail.id}.eml`)))
  expect(message.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(message.to?.map(({ address }) => address)).toEqual(['ana@prueba.example'])
})

test('a mail that is sent again replaces its file', async () => {
  const { mailer, folder } = await openOutbox()
  await mailer.send(mail)
  await mailer.send({ ...mail, subject: 'Otra vez' })
  expect(await readdir(folder)).toEqual([`${mail.id}.eml`])
  expect(await PostalMime.parse(await readFile(join(folder, `${mail.id}.eml`)))).toMatchObject({ subject: 'Otra vez' })
})

test('a mail with an id that is a path is written nowhere', async () => {
  const { mailer, folder } = await openOutbox()
  await expect(mailer.send({ ...mail, id: '../secreto' })).rejects.toThrow('The id of a mail')
  await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('mails in the outbox are deleted after seven days, and other files stay', async () => {
  const { mailer, folder } = await openOutbox()
  const now = new Date('2026-11-21T10:00:00Z')
  await sweepOutbox(folder, now)
  const weekMs = 7 * 24 * 3_600_000
  for (const [id, ageMs] of [
    ['old', weekMs + 1000],
    ['new', weekMs - 1000],
  ] as const) {
    await mailer.send({ ...mail, id })
    const time = new Date(now.getTime() - ageMs)
    await utimes(join(folder, `${id}.eml`), time, time)
  }
  await writeFile(join(folder, 'notes.txt'), '')
  await utimes(join(folder, 'notes.txt'), 0, 0)
  await sweepOutbox(folder, now)
  expect((await readdir(folder)).toSorted()).toEqual(['new.eml', 'notes.txt'])
})
