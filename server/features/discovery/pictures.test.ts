import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aCompany, anOffer, offerFields } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { FOOT_HEIGHT, HEIGHT, MARGIN, WIDTH } from './picture-layout.ts'
import { sharePictures } from './picture-routes.ts'
import { createPictureStore } from './picture-store.ts'
import { brandPicture, offerPicture, versionOf, type PictureText } from './picture-text.ts'
import { paidByYear } from '#contract/testing/paid-by-year.ts'
import type { ShownOffer } from '#server/domain/offers/feed/shown-offers.ts'

const MAX_BYTES = 250_000
const INK = [31, 36, 48]

const app = await createTestApp()
const company = await aCompany(app, { plan: 'premium' })
const store = createPictureStore()

const shown: ShownOffer = {
  id: 7,
  name: 'Enfermero/a',
  description: '',
  ...paidByYear,
  others: 0,
  isEverywhere: false,
  annualSalary: 24_000,
  salaryMax: null,
  modalityId: 1,
  city: 'Getafe',
  province: 'Madrid',
  company: 'Clínica Ejemplo',
  position: 'Enfermero/a',
  sector: 'Salud',
  publishedAt: new Date(),
  changedAt: new Date(),
  isActive: true,
}
const textOf = (changes: Partial<ShownOffer>): PictureText => offerPicture({ ...shown, ...changes }, 'Faro Empleo')

const isInk = (pixel: Uint8Array) => INK.every((part, index) => Math.abs(part - (pixel[index] ?? 0)) < 40)
const isYellow = ([red = 0, green = 0, blue = 0]: Uint8Array) => red > 200 && green > 150 && blue < 80
const isLight = (pixel: Uint8Array) => pixel.every((part) => part > 200)

/** Whether a part of the picture contains a pixel of this kind. */
async function holds(
  png: Uint8Array,
  { kind, ...part }: { kind: (pixel: Uint8Array) => boolean; left: number; top: number; width: number; height: number },
): Promise<boolean> {
  const pixels = await sharp(png).extract(part).removeAlpha().raw().toBuffer()
  for (let at = 0; at < pixels.length; at += 3) if (kind(pixels.subarray(at, at + 3))) return true
  return false
}

const footTop = HEIGHT - FOOT_HEIGHT
const difficult: [string, Partial<ShownOffer>][] = [
  ['a short title', {}],
  ['no salary', { annualSalary: 0 }],
  ['the longest title of many words', { name: 'Operario/a de mantenimiento '.repeat(8).slice(0, 200) }],
  ['the longest title of one word', { name: 'W'.repeat(200), annualSalary: 9_999_999, salaryMax: 10_000_000 }],
  ['the longest company and place', { company: 'M'.repeat(200), city: 'W'.repeat(60), province: 'M'.repeat(60) }],
  ['a title of symbols and a company of tags', { name: '😀 日本 \u0000', company: '<svg onload="x">&amp;' }],
]

describe('the picture of an offer', () => {
  test.each(difficult)('with %s keeps its margins and its maximum size', async (_, changes) => {
    const png = await store.get(textOf(changes))
    const edge = { top: 0, width: MARGIN - 12, height: footTop, kind: isInk }
    const footEdge = { top: footTop, width: MARGIN - 12, height: FOOT_HEIGHT, kind: isLight }
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: WIDTH, height: HEIGHT })
    expect(png.byteLength).toBeLessThan(MAX_BYTES)
    expect(await holds(png, { ...edge, left: WIDTH - edge.width })).toBe(false)
    expect(await holds(png, { ...edge, left: 0 })).toBe(false)
    expect(await holds(png, { ...footEdge, left: WIDTH - edge.width })).toBe(false)
    // The icon of the salary is in the foot.
    expect(await holds(png, { left: 600, top: footTop, width: 500, height: FOOT_HEIGHT, kind: isYellow })).toBe(true)
    // The title is above the foot and below the name of the brand.
    expect(await holds(png, { left: MARGIN, top: 200, width: 600, height: footTop - 200, kind: isInk })).toBe(true)
    expect(await holds(png, { left: MARGIN, top: 116, width: WIDTH - 2 * MARGIN, height: 20, kind: isInk })).toBe(false)
    expect(await holds(png, { left: MARGIN, top: footTop - 30, width: 900, height: 20, kind: isInk })).toBe(false)
  })

  test('shows «Salario no indicado» for 0, the position for a title of symbols, and «Remoto»', () => {
    expect(textOf({ annualSalary: 0 }).salary).toBe('Salario no indicado')
    expect(textOf({ salaryMax: 28_000 }).salary).toBe('24.000 – 28.000\u00a0€ al año')
    expect(textOf({ annualSalary: 0, salaryMax: 28_000 }).salary).toBe('Hasta 28.000\u00a0€ al año')
    expect(textOf({ name: '😀 日本' }).title).toBe('Enfermero/a')
    expect(textOf({ city: 'València', province: 'Valencia/València' }).place).toBe('València')
    expect(textOf({ modalityId: 3 }).place).toBe('Remoto · Getafe, Madrid')
    expect(textOf({ city: 'Madrid' })).toMatchObject({ place: 'Madrid', salary: '24.000\u00a0€ al año' })
  })

  test('has a new version if any text on it changes', () => {
    const changes = [
      {},
      { name: 'Médico/a' },
      { company: 'Otra' },
      { city: 'Leganés' },
      { annualSalary: 1 },
      { salaryMax: 28_000 },
    ]
    expect(new Set(changes.map((change) => versionOf(textOf(change)))).size).toBe(changes.length)
    expect(versionOf(textOf({ description: 'not on it' }))).toBe(versionOf(textOf({})))
  })
})

describe('GET /og/{offerId}.png', () => {
  test('answers a picture that other sites may cache and show, and then 304', async () => {
    const id = await anOffer(app, { by: company })
    const { status, headers } = await app.request(`/og/${id}.png?v=abc`)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const tag = headers.get('etag') ?? ''
    const again = await app.request(`/og/${id}.png`, { headers: { 'if-none-match': tag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  test('answers a new picture after the offer was changed', async () => {
    const id = await anOffer(app, { by: company })
    const tag = async () => (await app.request(`/og/${id}.png`)).headers.get('etag')
    const before = await tag()
    const body = { ...offerFields, nombre: 'Encargado/a de tienda' }
    await app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body })
    expect(await tag()).not.toBe(before)
  })

  // Seen to fail with one line for everybody: all were painted, and the other visitor waited for them.
  test('is painted three at a time for one address at most, so that others get theirs', async () => {
    const names = ['Cocinero/a', 'Jardinero/a', 'Soldador/a', 'Pintor/a', 'Panadero/a', 'Albañil', 'Conserje']
    const ids = await Promise.all(names.map((nombre) => anOffer(app, { by: company, nombre })))
    const pictures = sharePictures({ ...app.deps, env: { ...app.deps.env, trustProxy: true } })
    const ask = async (id: number, address: string) =>
      (await pictures.request(`/og/${id}.png`, { headers: { 'x-forwarded-for': address } })).status
    const statuses = await Promise.all(ids.map((id, place) => ask(id, place < 6 ? '203.0.113.1' : '203.0.113.2')))
    expect(statuses.slice(0, 6)).toContain(503)
    expect(statuses[6]).toBe(200)
  })

  test('answers the picture of the brand for an inactive offer, cached for a minute', async () => {
    const id = await anOffer(app, { by: company })
    await app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body: { estado: 0 } })
    const { headers } = await app.request(`/og/${id}.png`)
    expect(headers.get('etag')).toBe(`"${versionOf(brandPicture(app.deps.env.brand.name))}"`)
    expect(headers.get('etag')).toBe((await app.request('/og/faro.png')).headers.get('etag'))
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })

  test.each(['2000000000', '99999999999', '0', '-1', '1e3', 'x'])('answers 404 to the offer id %s', async (id) => {
    expect((await app.request(`/og/${id}.png`)).status).toBe(404)
  })
})
