import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#web/testing/any-text.ts'
import { aCity, anOfferDetails } from '#web/testing/offers.ts'
import { descriptionBlocks } from '#web/offer-page/description-blocks.ts'
import { jobDescription } from './posting/job-description.ts'
import { jobTitle } from './posting/job-title.ts'
import { offerMeta } from './offer-meta.ts'

const brand = { name: 'Faro Empleo', phone: '', email: '', address: '', social: {} }
const args = {
  matches: [{ id: 'root', loaderData: { site: { baseUrl: 'https://empleo.example', brand } } }],
  location: { pathname: '/vista-oferta-completa/7' },
}

interface Texts {
  nombre: string
  descripcion: string
  city: string
  province: string
}

const offerOf = ({ nombre, descripcion, city, province }: Texts) =>
  anOfferDetails({
    nombre,
    descripcion,
    salario_anual: 0,
    mst_ciudades_id: aCity({ city, province }),
    requirements_list: [{ descripcion }],
  })

// The longest name of a place has 60 signs.
const anyPlace = anyText.map((text) => text.slice(0, 60))
const anyOffer = fc.record({ nombre: anyText, descripcion: anyText, city: anyPlace, province: anyPlace }).map(offerOf)
const check = <Value>(value: fc.Arbitrary<Value>, property: (given: Value) => void) =>
  fc.assert(fc.property(value, property))

describe('The name of the job, whatever company and place are called', () => {
  test('has letters, is one line, and has no space at either end', () => {
    check(anyOffer, (offer) => {
      const title = jobTitle(offer)
      expect(title).toMatch(/\p{L}/u)
      expect(title).not.toMatch(/^\s|\s$|\s{2}|[\n\r]/)
    })
  })

  test('contains only letters of the name, or is the name of the position', () => {
    check(anyOffer, (offer) => {
      const title = jobTitle(offer)
      const name = offer.nombre.replaceAll(/\s+/g, ' ')
      let at = 0
      const isLeft = [...title].every((letter) => {
        at = name.indexOf(letter, at) + 1
        return at > 0
      })
      expect(isLeft || title === 'Dependiente/a').toBe(true)
    })
  })

  test('loses a place that was added to it, with any punctuation', () => {
    const anyCity = anyPlace
      .map((text) => `Villa${text.replaceAll(/[\s\d€]+/g, '')}x`)
      .filter((city) => !city.includes('()') && !city.includes('[]'))
    check(fc.tuple(anyCity, fc.constantFrom(' en ', ' - ', ', ', ' · ')), ([city, joint]) => {
      const offer = offerOf({ nombre: `Camarero/a${joint}${city}`, descripcion: '', city, province: 'Madrid' })
      expect(jobTitle(offer)).toBe('Camarero/a')
    })
  })
})

describe('The text of the offer', () => {
  test('on the page has every character that the company wrote, except spaces and the dashes of lists', () => {
    const signsOf = (text: string) => text.replaceAll(/[-–—•*·\s]/g, '')
    check(anyText, (text) => {
      expect(signsOf(descriptionBlocks(text).flat().join('\n'))).toBe(signsOf(text))
    })
  })

  test('for search engines has no tag that it wrote itself', () => {
    check(anyOffer, (offer) => {
      const html = jobDescription(offer)
      expect(html.replaceAll(/<\/?(?:p|ul|li)>|<br>/g, '')).not.toMatch(/[<>"']/)
    })
  })
})

describe('The head of the page', () => {
  test('describes the offer in one line that a list of results can show', () => {
    check(anyOffer, (offer) => {
      const tags = offerMeta(args, { offer, similar: [], today: '2026-11-21' }) as Record<string, string>[]
      const description = tags.find(({ name }) => name === 'description')?.content ?? ''
      expect([...description].length).toBeLessThanOrEqual(155)
      expect(description).not.toMatch(/[\n\r\t]|\s{2}|^\s|\s$/)
    })
  })

  test('has structured data that JSON keeps unchanged', () => {
    check(anyOffer, (offer) => {
      const tags = offerMeta(args, { offer, similar: [], today: '2026-11-21' })
      const posting = tags.find((tag) => 'script:ld+json' in tag)
      expect(JSON.parse(JSON.stringify(posting))).toEqual(posting)
    })
  })
})
