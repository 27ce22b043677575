// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { anyText } from '#server/testing/any-text.ts'
import { letters } from '#server/features/all-features.ts'
import { companyMails } from '#server/features/applications/news/company-mails.ts'
import { paymentMails } from '#server/features/payments/mails.ts'
import { exampleOf, type Letter } from '#server/mail/letters/letter.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'

const samples = Object.entries(letters).map(([name, letter]) => [name, exampleOf(letter)] as const)
const { premiumEnded } = paymentMails.letters

const site = readEnv({ BASE_URL: 'https://empleo.example', CONTACT_EMAIL: 'hola@empleo.example' })
/** A mail program may show another space as a box. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe.each(samples)('%s', (_, letter) => {
  const { subject, text, html } = writeLetter(letter, site)
  const link = letter.action && `https://empleo.example${letter.action.path}`

  test('has everything in its text, with the link in clear', () => {
    const end = ['escríbenos a hola@empleo.example.', 'Faro Empleo', 'Calle del Ejemplo, 1, 28000 Madrid']
    const listed = (letter.items ?? []).map((item) => item.text)
    for (const part of [letter.subject, ...letter.paragraphs, ...listed, ...(letter.notes ?? []), ...end]) {
      expect(text).toContain(withPlainSpaces(part))
    }
    expect(text.split('\n')).toContain(link)
    for (const { path, links = [] } of letter.items ?? []) {
      for (const one of [path, ...links.map((own) => own.path)]) {
        expect(text.split('\n')).toContain(`https://empleo.example${one}`)
      }
    }
  })

  test('has everything in its HTML, with the link on its button and in clear', () => {
    const document = documentOf(html)
    expect([document.documentElement.lang, document.title]).toEqual(['es', subject])
    expect(document.querySelector('h1')?.textContent).toBe(letter.subject)
    const items = letter.items ?? []
    for (const part of [...letter.paragraphs, ...items.map((item) => item.text), ...(letter.notes ?? [])]) {
      expect(document.body.textContent).toContain(withPlainSpaces(part))
    }
    const links = [...document.links].map(({ href, textContent }) => [textContent, href])
    const left = letter.unsubscribePath && `https://empleo.example${letter.unsubscribePath}`
    expect(links).toEqual([
      ...items.flatMap(({ label, path, links: own = [] }) =>
        [{ label, path }, ...own].map((one) => [one.label, `https://empleo.example${one.path}`]),
      ),
      [letter.action?.label, link],
      [link, link],
      ...(letter.links ?? []).map(({ label, path }) => [label, `https://empleo.example${path}`]),
      ...(left ? [[letter.unsubscribeLabel ?? 'No quiero recibir más avisos como este', left]] : []),
    ])
  })

  test('can be read aloud: its main part has a language, and no table has a meaning', () => {
    const document = documentOf(html)
    expect(document.querySelector('[role=main][lang=es] h1')).not.toBeNull()
    expect(document.querySelectorAll('table:not([role=presentation])')).toHaveLength(0)
  })

  test('loads nothing from elsewhere', () => {
    expect(documentOf(html).querySelectorAll('img, link, script, iframe, [src]')).toHaveLength(0)
    expect(html).not.toMatch(/url\(|@import/)
  })
})

test('a mail fits in what Gmail shows of it', () => {
  for (const [, letter] of samples) {
    expect(Buffer.byteLength(writeLetter(letter, site).html)).toBeLessThan(20_000)
  }
})

test('texts by people add no markup, no line and no link to a mail', () => {
  const structure = (html: string) => [...documentOf(html).querySelectorAll('*')].map(({ tagName }) => tagName)
  const plain = writeLetter(
    premiumEnded({ path: '/perfil-empresa', company: 'Panadería', limit: 1, isSold: true }),
    site,
  )
  fc.assert(
    fc.property(anyText, (company) => {
      const { html, text } = writeLetter(
        premiumEnded({ path: '/perfil-empresa', company, limit: 1, isSold: true }),
        site,
      )
      expect(structure(html)).toEqual(structure(plain.html))
      expect(text.split('\n')).toHaveLength(plain.text.split('\n').length)
      expect(text).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
    }),
  )
})

test('a text is shown as it was written', () => {
  fc.assert(
    fc.property(fc.constantFrom('<b>', '&amp;', '"a" \'b\'', '</style>', '${x}', 'Ñ 😀 שלום', '$&'), (company) => {
      const { html, text } = writeLetter(premiumEnded({ path: '/', company, limit: 2, isSold: true }), site)
      expect(documentOf(html).querySelector('p')?.textContent).toMatch(`${company} vuelve al plan gratuito`)
      expect(text).toContain(`${company} vuelve al plan gratuito`)
    }),
  )
})

test('a subject has one line and no control character', () => {
  fc.assert(
    fc.property(anyText, (subject) => {
      const letter: Letter = { subject, paragraphs: [], notes: [] }
      expect(writeLetter(letter, site).subject).not.toMatch(/\p{Cc}|\p{Cs}|\u2028|\u2029/u)
    }),
  )
})

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://empleo.example/',
])('a mail does not link to %s', (path) => {
  const letter: Letter = { subject: 'Hola', paragraphs: [], notes: [], action: { label: 'Ver', path } }
  expect(() => writeLetter(letter, site)).toThrow('A mail links only to this product')
})

test('a mail without a button has no link', () => {
  const { html, text } = writeLetter({ subject: 'Hola', paragraphs: ['Nada más.'], notes: [] }, site)
  expect(documentOf(html).links).toHaveLength(0)
  expect(text).not.toContain('http')
})

test('a digest names a few people and counts the others', () => {
  const person = { name: 'Ana Núñez', offer: 'Dependiente de tienda', path: '/', links: [] }
  const { items, notes } = companyMails.letters.newApplications({
    path: '/',
    people: Array.from({ length: 10 }, () => person),
    total: 40,
    asking: [{ ...person, days: 12, isAsking: true }],
    answered: [],
    unsubscribePath: '/',
  })
  expect(items).toHaveLength(11)
  expect(items?.[0]?.text).toBe(
    'Pregunta si hay novedades: espera tu respuesta para «Dependiente de tienda» desde hace 12 días.',
  )
  expect(notes?.[0]).toBe('Y 30 candidaturas más, en tu panel.')
})
