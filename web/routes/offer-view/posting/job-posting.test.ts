import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Offer } from '#web/api/types.ts'
import { anyCharacter } from '#web/testing/any-text.ts'
import { findProblems } from '#web/testing/job-posting-rules.ts'
import { aCity, anOffer, aProjectOf } from '#web/testing/offers.ts'
import { PAY_PERIODS } from '#contract/values/pay/pay.ts'
import { jobDescription } from './job-description.ts'
import { jobPosting } from './job-posting.ts'

const baseUrl = 'https://empleo.example'
const logo = '/files/logo/ab/cd.webp'

interface Changes extends Partial<Omit<Offer, 'requirements_list'>> {
  requirements?: string[]
  company?: string
  logo?: string | null
}

const offerOf = ({ requirements = [], company, logo: link = logo, ...rest }: Changes = {}): Offer =>
  anOffer({
    mst_ciudades_id: aCity({ id: 28_065, city: 'Getafe' }),
    emp_proyectos_id: aProjectOf(company, link),
    requirements_list: requirements.map((descripcion) => ({ descripcion })),
    ...rest,
  })

const post = (changes: Changes = {}) => jobPosting(offerOf(changes), baseUrl)

describe('an active offer as structured data', () => {
  test('contains everything that the page shows, in the terms of schema.org', () => {
    expect(post({ requirements: ['Experiencia'] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Dependiente/a de tienda',
      description: '<p>Atención al público y caja.</p><p>Requisitos</p><ul><li>Experiencia</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Talleres Ejemplo', value: '7' },
      datePosted: '2026-11-20',
      validThrough: '2026-12-20T23:59:59+01:00',
      directApply: true,
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      hiringOrganization: { '@type': 'Organization', name: 'Talleres Ejemplo', logo: baseUrl + logo },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Getafe',
          addressRegion: 'Comunidad de Madrid',
          addressCountry: 'ES',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 18_000, maxValue: 28_000, unitText: 'YEAR' },
      },
    })
  })

  test('is valid until midnight in Spain, in summer and in winter', () => {
    const hour = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', timeStyle: 'medium' })
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2036, 0, 1); day += 86_400_000) {
      const end = post({ caduca_el: new Date(day).toISOString().slice(0, 10) })?.validThrough
      expect(hour.format(new Date(String(end))), String(end)).toBe('23:59:59')
    }
  })

  test.each([
    ['sin_experiencia', 'no requirements'],
    ['junior', undefined],
    ['intermedio', undefined],
    ['senior', undefined],
    [null, undefined],
  ] as const)('with the experience %s states %s: no company has named months', (experiencia, stated) => {
    expect(post({ experiencia })?.experienceRequirements).toBe(stated)
  })

  test('is missing for an offer that has ended', () => {
    expect(post({ estado: 0 })).toBeNull()
  })

  test('allows applicants from all of Spain for a remote job', () => {
    expect(post({ mst_modalidad_id: 3 })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'ES' },
    })
  })

  test('lists each of several places', () => {
    const posting = post({ mas_ciudades: [aCity({ id: 41_091, city: 'Sevilla', community: 'Andalucía' })] })
    expect(posting?.jobLocation).toMatchObject([
      { address: { addressLocality: 'Getafe' } },
      { address: { addressLocality: 'Sevilla', addressRegion: 'Andalucía' } },
    ])
    expect(findProblems(posting ?? {})).toEqual([])
  })

  test('has no place of its own where it is done from all of Spain', () => {
    const posting = post({ mst_modalidad_id: 3, toda_espana: true })
    expect(posting).not.toHaveProperty('jobLocation')
    expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'ES' } })
    expect(findProblems(posting ?? {})).toEqual([])
  })

  test.each([
    [
      { salario_periodo: 'mensual', salario_importe: 1500, salario_pagas: 14 },
      { value: 1500, unitText: 'MONTH' },
    ],
    [
      { salario_periodo: 'hora', salario_importe: 9.5, salario_importe_max: 11 },
      { minValue: 9.5, maxValue: 11, unitText: 'HOUR' },
    ],
  ] as const)('pay of another period is stated in it: %j', (pay, value) => {
    const posting = post(pay)
    expect(posting?.baseSalary).toMatchObject({ value })
    expect(findProblems(posting ?? {})).toEqual([])
  })

  test('is sound for a reserved offer', () => {
    expect(findProblems(post({ reservada_discapacidad: 'cuota' }) ?? {})).toEqual([])
  })

  test.each([1, 2, 9])('names only its own place for modality %i', (mst_modalidad_id) => {
    const posting = post({ mst_modalidad_id })
    expect(posting).not.toHaveProperty('jobLocationType')
    expect(posting).not.toHaveProperty('applicantLocationRequirements')
  })

  test.each([
    [1, 'FULL_TIME'],
    [2, 'PART_TIME'],
    [3, undefined],
  ])('workday %i is %s', (mst_jornada_id, type) => {
    const posting = post({ mst_jornada_id, tipo_contrato: null })
    expect(posting).toHaveProperty(type ? 'employmentType' : 'title', type ?? expect.anything())
    expect('employmentType' in (posting ?? {})).toBe(type !== undefined)
  })

  test.each([
    ['indefinido', 'FULL_TIME'],
    ['formacion', 'FULL_TIME'],
    ['fijo_discontinuo', ['FULL_TIME', 'TEMPORARY']],
    ['practicas', ['FULL_TIME', 'INTERN']],
    ['autonomo', ['FULL_TIME', 'CONTRACTOR']],
  ] as const)('with the contract %s is %j', (tipo_contrato, type) => {
    expect(post({ tipo_contrato })).toHaveProperty('employmentType', type)
  })

  test('has one amount where no range is stated, and only the end where only that is', () => {
    const amount = (changes: Changes) => post(changes)?.baseSalary
    expect(amount({ salario_max: null })).toMatchObject({ value: { value: 18_000 } })
    expect(amount({ salario_anual: 0 })).toMatchObject({ value: { maxValue: 28_000 } })
    expect(findProblems(post({ salario_anual: 0 }) ?? {})).toEqual([])
  })

  test('leaves out a salary of 0 and a missing logo', () => {
    expect(post({ salario_anual: 0, salario_max: null })).not.toHaveProperty('baseSalary')
    expect(post({ logo: null })?.hiringOrganization).not.toHaveProperty('logo')
  })
})

describe('the text of the job', () => {
  test('keeps its paragraphs and lines, with any kind of line break', () => {
    expect(jobDescription(offerOf({ descripcion: 'Uno\r\ndos\n \n\n tres' }))).toBe('<p>Uno<br>dos</p><p>tres</p>')
  })

  test('names a requirement once, as the page does', () => {
    expect(jobDescription(offerOf({ requirements: ['B', 'A', 'B'] }))).toContain('<ul><li>B</li><li>A</li></ul>')
  })
})

// Characters that end tags, scripts, strings and entities early, and control characters.
const nasty = fc
  .array(
    fc.constantFrom(
      '</script>',
      '<!--',
      '<p>',
      '</li>',
      '&lt;',
      '&',
      '"',
      "'",
      '\n\n',
      '\r',
      '\u2028',
      '😀',
      '20 €',
      'ñ ',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))
const anyText = fc.oneof(nasty, fc.string({ unit: anyCharacter, maxLength: 60 }), fc.lorem()).map((text) => `x${text}`)

const anyOffer = fc
  .record({
    nombre: anyText,
    descripcion: anyText,
    company: anyText,
    requirements: fc.array(anyText, { maxLength: 5 }),
    salario_anual: fc.nat({ max: 10_000_000 }),
    // Some beyond any salary, so that a range never ends before it begins.
    salario_max: fc.option(fc.integer({ min: 10_000_000, max: 20_000_000 })),
    salario_periodo: fc.constantFrom(...PAY_PERIODS),
    salario_importe: fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
    salario_importe_max: fc.option(fc.integer({ min: 1000, max: 2000 })),
    mas_ciudades: fc.array(
      anyText.map((city) => aCity({ city })),
      { maxLength: 9 },
    ),
    toda_espana: fc.boolean(),
    mst_modalidad_id: fc.integer({ min: 1, max: 4 }),
    mst_jornada_id: fc.integer({ min: 1, max: 3 }),
    logo: fc.constantFrom(null, logo),
  })
  .map((offer) => offerOf({ ...offer, toda_espana: offer.toda_espana && offer.mst_modalidad_id === 3 }))

const unescape: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const visibleText = (html: string) =>
  html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => unescape[entity] ?? '')
const words = (text: string) => text.split(/\s+/).filter(Boolean)

describe('whatever a company writes', () => {
  test('its offer follows the rules of Google', () => {
    const property = fc.property(anyOffer, (offer) => {
      expect(findProblems(jobPosting(offer, baseUrl))).toEqual([])
    })
    fc.assert(property)
  })

  test('the text of the posting is the text of the page', () => {
    const property = fc.property(anyOffer, (offer) => {
      const requirements = [...new Set(offer.requirements_list.map((one) => one.descripcion))]
      const shown = [offer.descripcion, ...(requirements.length > 0 ? ['Requisitos'] : []), ...requirements]
      expect(words(visibleText(jobDescription(offer)))).toEqual(words(shown.join(' ')))
    })
    fc.assert(property)
  })
})
