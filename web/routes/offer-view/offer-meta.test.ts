import { describe, expect, test } from 'vitest'
import type { OfferDetails } from '#web/api/types.ts'
import { aCity, anOfferDetails, aProjectOf } from '#web/testing/offers.ts'
import { offerMeta } from './offer-meta.ts'

const brand = { name: 'Faro Empleo', phone: '', email: '', address: '', social: {} }
const args = {
  matches: [{ id: 'root', loaderData: { site: { baseUrl: 'https://empleo.example', brand } } }],
  location: { pathname: '/vista-oferta-completa/0007/' },
}
const offer = anOfferDetails({
  nombre: 'Enfermero/a',
  descripcion: 'Planta de geriatría.\n\nTurno de noche. '.repeat(20),
  salario_anual: 24_000,
  salario_max: null,
  mst_puestos_id: { mst_puestos_id: 1, nombre: 'Enfermero/a' },
  mst_ciudades_id: aCity({ city: 'Getafe' }),
  emp_proyectos_id: aProjectOf('Clínica Ejemplo'),
})

const metaOf = (changes: Partial<OfferDetails> = {}) =>
  offerMeta(args, { offer: { ...offer, ...changes }, similar: [], today: '2026-11-21' })
const contentOf = (key: string, changes: Partial<OfferDetails> = {}) => {
  const tags = metaOf(changes) as Record<string, string>[]
  return tags.find((tag) => tag.property === key || tag.name === key)?.content ?? ''
}
const hasPosting = (changes: Partial<OfferDetails> = {}) => metaOf(changes).some((tag) => 'script:ld+json' in tag)

describe('the metadata of an offer page', () => {
  test('names its own picture, with size and alternative text', () => {
    expect(contentOf('og:image')).toMatch(/^https:\/\/empleo\.example\/og\/7\.png\?v=[a-z0-9]+$/)
    expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630'])
    expect(contentOf('og:image:alt')).toBe('Oferta de empleo: Enfermero/a, en Clínica Ejemplo')
    expect(contentOf('twitter:card')).toBe('summary_large_image')
  })

  test('shows the range of the salary in the description', () => {
    expect(contentOf('description', { salario_max: 28_000 })).toContain('24.000 – 28.000 € al año. ')
  })

  test('changes the address of the picture only if its content changes', () => {
    const changes = [{}, { nombre: 'Médico/a' }, { salario_anual: 0 }, { salario_max: 30_000 }, { mst_modalidad_id: 3 }]
    expect(new Set(changes.map((change) => contentOf('og:image', change))).size).toBe(changes.length)
    expect(contentOf('og:image', { descripcion: 'Otra' })).toBe(contentOf('og:image'))
  })

  test('names one canonical address, however it was requested', () => {
    const href = 'https://empleo.example/vista-oferta-completa/7'
    expect(metaOf()).toContainEqual({ tagName: 'link', rel: 'canonical', href })
  })

  test('has a description that fits a list of results and ends with a whole word', () => {
    const description = contentOf('description')
    expect(description).toMatch(/^Clínica Ejemplo, Getafe\. 24\.000 € al año\. Planta de geriatría\. Turno .*[a-zí.]…$/)
    expect(description.length).toBeLessThanOrEqual(155)
    expect(contentOf('description', { salario_anual: 0 })).not.toContain('Salario')
  })

  test('has only the picture of the brand after the offer has ended', () => {
    expect([hasPosting(), hasPosting({ estado: 0 })]).toEqual([true, false])
    expect(contentOf('robots', { estado: 0 })).toBe('noindex')
    expect(contentOf('og:image', { estado: 0 })).toBe('https://empleo.example/og/faro.png')
  })
})
