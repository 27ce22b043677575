// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAY_PERIODS } from '#contract/values/pay/pay.ts'
import { anyText } from '#server/testing/any-text.ts'
import { feedXml } from '#server/domain/offers/feed/feed-xml.ts'
import { pictureLayout, titleSize } from './picture-layout.ts'
import { offerPicture, versionOf } from './picture-text.ts'
import type { ShownOffer } from '#server/domain/offers/feed/shown-offers.ts'
import { jobXml } from './jobs-feed.ts'
import type { ToldOffer } from './queries.ts'
import { robotsText } from './robots.ts'
import { escapeXml, XML_HEAD } from '#server/domain/offers/feed/xml.ts'

const channelOf = (title: string) => ({ title, description: title, path: '/feeds/ofertas.rss', pagePath: '/' })

const baseUrl = 'https://empleo.example'
const check = <Value>(value: fc.Arbitrary<Value>, property: (given: Value) => void) =>
  fc.assert(fc.property(value, property))

const parse = (xml: string): Document => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  if (parsed.querySelector('parsererror')) throw new Error(`invalid XML: ${parsed.documentElement.textContent}`)
  return parsed
}

// XML cannot contain these characters, and a parser turns all line ends into one.
const asRead = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/\r\n?/g, '\n')

const anyShown: fc.Arbitrary<ShownOffer> = fc.record({
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  name: anyText,
  description: anyText,
  payPeriod: fc.constantFrom(...PAY_PERIODS),
  periodPay: fc.option(fc.integer({ min: 1, max: 70_000_000 }).map((cents) => cents / 100)),
  periodPayMax: fc.option(fc.integer({ min: 1, max: 70_000_000 }).map((cents) => cents / 100)),
  payments: fc.constantFrom(null, 12, 14),
  variablePay: fc.option(anyText),
  others: fc.integer({ min: 0, max: 9 }),
  isEverywhere: fc.boolean(),
  annualSalary: fc.nat({ max: 10_000_000 }),
  salaryMax: fc.option(fc.nat({ max: 10_000_000 })),
  modalityId: fc.integer({ min: 1, max: 4 }),
  city: anyText,
  province: anyText,
  company: anyText,
  position: fc.constant('Enfermero/a'),
  sector: anyText,
  publishedAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
  changedAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
  isActive: fc.boolean(),
})

describe('XML', () => {
  test('is valid with any text in an element or attribute, and the text can be read back', () => {
    check(anyText, (text) => {
      const whole = text.replaceAll(/[\ud800-\udfff]/g, '')
      const escaped = escapeXml(whole)
      const { documentElement: root } = parse(`${XML_HEAD}<a b="${escaped}">${escaped}</a>`)
      expect(root.textContent).toBe(asRead(whole))
      expect(root.children).toHaveLength(0)
      parse(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`)
    })
  })
})

describe('A feed', () => {
  test('is valid XML with one item for each offer, for any text of a company', () => {
    const property = fc.property(fc.array(anyShown, { maxLength: 4 }), anyText, (offers, brandName) => {
      const feed = parse(feedXml(offers, baseUrl, channelOf(brandName)))
      const links = [...feed.querySelectorAll('item > link')].map(({ textContent }) => textContent)
      expect(links).toEqual(offers.map(({ id }) => `${baseUrl}/vista-oferta-completa/${id}`))
      const days = [...feed.querySelectorAll('pubDate')].map(({ textContent }) => Date.parse(textContent))
      expect(days).toEqual(offers.map(({ publishedAt }) => Math.floor(publishedAt.getTime() / 1000) * 1000))
    })
    fc.assert(property)
  })

  test('contains no HTML tags from the texts of a company', () => {
    check(anyShown, (offer) => {
      const feed = parse(feedXml([offer], baseUrl, channelOf('Faro Empleo')))
      const html = feed.querySelector('item > description')?.textContent ?? ''
      expect(html).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/)
    })
  })
})

// Seen to fail without the end of CDATA in the middle of a text, and without the removal of forbidden characters.
test('the feed for job boards is valid XML with the text of a company as text', () => {
  const anyTold = fc.tuple(anyShown, fc.array(anyText), fc.constantFrom('', ']]>', '<b>&amp;\u0000', '😀\uD800'))
  check(anyTold, ([offer, requirements, hard]) => {
    const name = offer.name + hard
    const more = { companyName: offer.company, municipality: offer.city, workdayId: 1, contractType: 'temporal' }
    const told = { ...offer, ...more, name, requirements, createdOn: '2026-11-01', expiresOn: '2026-12-01' }
    const { documentElement: root } = parse(`${XML_HEAD}<jobs>${jobXml(told as unknown as ToldOffer, baseUrl)}</jobs>`)
    expect(root.querySelector('job > name')?.textContent ?? '').toBe(asRead(name.replaceAll(/\p{Cs}/gu, '')))
    expect(root.querySelector('job > description')?.textContent.replaceAll('<br>', '') ?? '').not.toMatch(/[<>]/)
    expect([...root.querySelectorAll('job > *')].every((one) => /^[a-z_]+$/.test(one.tagName))).toBe(true)
  })
})

describe('The picture of an offer', () => {
  test('has a title, and only characters that its font can draw', () => {
    const drawable = /^[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122]*$/u
    check(anyShown, (offer) => {
      const text = offerPicture(offer, offer.company)
      expect(text.title).not.toBe('')
      for (const line of Object.values(text)) expect(line).toMatch(drawable)
      expect(Math.max(...Object.values(text).map((line) => line.length))).toBeLessThanOrEqual(220)
      expect([84, 72, 60, 50]).toContain(titleSize(text.title))
      expect(pictureLayout(text).type).toBe('div')
      expect(versionOf(text)).toMatch(/^[\w-]{22}$/)
    })
  })
})

test('robots.txt names the sitemap for any BASE_URL', () => {
  check(fc.webUrl({ validSchemes: ['http', 'https'] }), (url) => {
    const lines = robotsText(new URL(url).origin).trimEnd().split('\n')
    expect(lines.at(-1)).toBe(`Sitemap: ${new URL(url).origin}/sitemap.xml`)
    expect(lines.every((line) => /^(|\S+: \S+)$/.test(line))).toBe(true)
  })
})
