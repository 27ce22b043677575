import { someOf } from '#contract/testing/rounds.ts'
import { paidByYear } from '#contract/testing/paid-by-year.ts'
import { expect, test } from 'vitest'
import { communities, municipalities, provinces } from '#server/database/master-data/places.ts'
import { positions, sectors } from '#server/database/master-data/work.ts'
import { feedXml } from '#server/domain/offers/feed/feed-xml.ts'
import { pictureLayout } from '#server/features/discovery/picture-layout.ts'
import { offerPicture } from '#server/features/discovery/picture-text.ts'
import type { ShownOffer } from '#server/domain/offers/feed/shown-offers.ts'
import { aCity, anOfferDetails, aProjectOf } from '#web/testing/offers.ts'
import { allPlacesOf, placesOf } from '#web/format/offer-places.ts'
import { jobPosting } from '#web/routes/offer-view/posting/job-posting.ts'
import { jobTitle } from '#web/routes/offer-view/posting/job-title.ts'
import { offerMeta } from '#web/routes/offer-view/offer-meta.ts'
import { findProblems } from '#web/testing/job-posting-rules.ts'

// Names of the master data become part of patterns, addresses and texts. An unusual character must not break them,
// so each test uses all rows in `npm run test:deep`. every-address.deep.spec.ts reads the pages themselves.

const baseUrl = 'https://empleo.example'
const brand = { name: 'Faro Empleo', phone: '', email: '', address: '', social: {} }
const args = {
  matches: [{ id: 'root', loaderData: { site: { baseUrl, brand } } }],
  location: { pathname: '/vista-oferta-completa/1' },
}

const at = <Row>(rows: readonly Row[], index: number): Row => rows[index % rows.length]!
const rowOf = <Row extends { id: number }>(rows: readonly Row[], id: number): Row => rows.find((row) => row.id === id)!

interface Posted {
  id: number
  city: string
  province: string
  community: string
  position: { id: number; name: string }
  sector: { id: number; name: string; imagePath: string }
}

/** An offer of each municipality in `npm run test:deep`; together they always have every position and every sector. */
const everyOffer: Posted[] = someOf(positions.length, municipalities).map(({ name, provinceId }, index) => {
  const province = rowOf(provinces, provinceId)
  return {
    id: index + 1,
    city: name,
    province: province.name,
    community: rowOf(communities, province.communityId).shortName,
    position: at(positions, index),
    sector: at(sectors, index),
  }
})

/** An offer as the API returns it. */
const onPage = ({ id, city, province, community, position, sector }: Posted, nombre: string) =>
  anOfferDetails({
    emp_ofertas_id: id,
    nombre,
    descripcion: `Trabajo en ${city}, en el sector ${sector.name}.`,
    mst_puestos_id: { mst_puestos_id: position.id, nombre: position.name },
    mst_emp_sector_id: { mst_emp_sector_id: sector.id, descripcion: sector.name, link_imagen: sector.imagePath },
    mst_ciudades_id: aCity({ id, city, province, community }),
    emp_proyectos_id: aProjectOf(city),
    requirements_list: [{ descripcion: position.name }],
  })

/** An offer as the database returns it for feeds and pictures. */
const outside = ({ id, city, province, position, sector }: Posted): ShownOffer => ({
  id,
  name: `${position.name} en ${city}`,
  description: `Trabajo en ${city}`,
  ...paidByYear,
  annualSalary: 18_000,
  salaryMax: null,
  others: 0,
  isEverywhere: false,
  modalityId: 1,
  city,
  province,
  company: city,
  position: position.name,
  sector: sector.name,
  publishedAt: new Date('2026-11-19T23:00:00Z'),
  changedAt: new Date('2026-11-20T23:00:00Z'),
  isActive: true,
})

test('the test data have an offer for every position and sector', () => {
  expect(new Set(everyOffer.map(({ position }) => position.id)).size).toBe(positions.length)
  expect(new Set(everyOffer.map(({ sector }) => sector.id)).size).toBe(sectors.length)
})

// Each place needs two patterns. That is slow on a busy machine.
test('the title of a job posting has no place, in whatever form the company wrote it', { timeout: 60_000 }, () => {
  const wrong = everyOffer.flatMap((one, index) => {
    const { city, province, position } = one
    const additions = [` en ${city}`, ` (${city})`, ` - ${city}, ${province}`, ` · ${city.toUpperCase()} (${province})`]
    const title = jobTitle(onPage(one, position.name + at(additions, index)))
    return title === position.name ? [] : [`${title} / ${city}`]
  })
  expect(wrong).toEqual([])
})

test('the title and description name the offer and its place, and the structured data follow Google’s rules', () => {
  const wrong = everyOffer.filter((one) => {
    const offer = onPage(one, one.position.name)
    const tags = offerMeta(args, { offer, similar: [], today: '2026-11-21' }) as Record<string, unknown>[]
    const posting = tags.find((tag) => 'script:ld+json' in tag)?.['script:ld+json']
    const description = String(tags.find(({ name }) => name === 'description')?.content)
    return (
      tags[0]?.title !== `${one.position.name} · ${one.city} | Faro Empleo` ||
      !description.startsWith(`${one.city}, ${one.city}. 18.000`) ||
      findProblems(posting).length > 0
    )
  })
  expect(wrong).toEqual([])
})

test('the structured data use the names of city and community from the master data', () => {
  const wrong = everyOffer.filter((one) => {
    const place = JSON.stringify(jobPosting(onPage(one, one.position.name), baseUrl)?.jobLocation)
    const { city: addressLocality, community: addressRegion } = one
    const address = { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: 'ES' }
    return place !== JSON.stringify({ '@type': 'Place', address })
  })
  expect(wrong).toEqual([])
})

// Each title needs the patterns of two places.
test(
  'every place can be the second of an offer: its title, its text and its structured data know both',
  { timeout: 60_000 },
  () => {
    const wrong = everyOffer.filter((one, index) => {
      const { id, city, province, community, position } = one
      const first = at(everyOffer, index + 1)
      const offer = {
        ...onPage(first, `${position.name} en ${city}`),
        mas_ciudades: [aCity({ id, city, province, community })],
      }
      const { jobLocation, title } = jobPosting(offer, baseUrl) ?? {}
      const places = JSON.stringify(jobLocation)
      return (
        title !== position.name ||
        placesOf(offer) !== `${first.city} y 1 más` ||
        allPlacesOf(offer) !== `${first.city} · ${city}` ||
        !places.includes(JSON.stringify(first.city)) ||
        !places.includes(JSON.stringify(city)) ||
        findProblems(jobPosting(offer, baseUrl)).length > 0
      )
    })
    expect(wrong.map(({ city }) => city)).toEqual([])
  },
)

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

test('a feed reader gets every name unchanged', () => {
  const xml = feedXml(everyOffer.map(outside), baseUrl, {
    title: brand.name,
    description: '',
    path: '/',
    pagePath: '/',
  })
  const items = xml.slice(xml.indexOf('<item>'))
  const textsOf = (tag: string) =>
    Array.from(items.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, text = '']) =>
      text.replaceAll(/&[^;]*;?/g, (entity) => signs[entity] ?? 'no entity of XML'),
    )
  expect(textsOf('title')).toEqual(everyOffer.map(({ position, city }) => `${position.name} en ${city} · ${city}`))
  expect(textsOf('category')).toEqual(everyOffer.map(({ sector }) => sector.name))
  expect(textsOf('link')).toEqual(everyOffer.map(({ id }) => `${baseUrl}/vista-oferta-completa/${id}`))
})

test('the preview picture of every offer can be drawn, and its font has every letter of the names', () => {
  const wrong = everyOffer.filter((one) => {
    const text = offerPicture(outside(one), brand.name)
    // A province in two languages is named as its city too: «Valencia/València».
    const place = one.province.split('/').includes(one.city) ? one.city : `${one.city}, ${one.province}`
    const isWhole = text.title === `${one.position.name} en ${one.city}` && text.place === place
    return !isWhole || pictureLayout(text).type !== 'div'
  })
  expect(wrong).toEqual([])
})
