import { expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { previewLetters } from './preview-letters.ts'
import { letters } from '#server/features/all-features.ts'

const preview = previewLetters(readEnv({}))

test('the preview shows every mail at two widths, in light and in dark colours', async () => {
  const page = await (await preview.request('/estilo/correos')).text()
  const frames = [...page.matchAll(/<iframe\s+src="([^"]+)"/g)].map(([, address]) => String(address))
  const expected = Object.keys(letters).flatMap((name) =>
    ['claro', 'claro', 'oscuro', 'oscuro'].map((scheme) => `/estilo/correos/${name}/${scheme}`),
  )
  expect(frames).toEqual(expected)
  for (const address of frames) {
    const mail = await (await preview.request(address)).text()
    expect(mail).toMatch(/^<!doctype html>[^]+<h1/)
    expect(mail.includes('@media (prefers-color-scheme: dark)')).toBe(address.endsWith('claro'))
  }
})

test('the preview shows the text of a mail', async () => {
  const text = await (await preview.request('/estilo/correos/passwordReset/texto')).text()
  expect(text).toMatch(/^Elige una contraseña nueva\n/)
})
