import { expect, test } from '@playwright/test'
import { municipalities, provinces } from '#server/database/master-data/places.ts'
import { positions, sectors, sectorSlug } from '#server/database/master-data/work.ts'
import { offerFields } from '#server/testing/factories.ts'
import { findProblems } from '#web/testing/job-posting-rules.ts'
import { peopleAt } from './support/people.ts'
import { startServer, type RunningServer } from './support/running-server.ts'

// No browser: these tests read what the server answers at hundreds of addresses.

// As many as the server renders at the same time. On a busy machine it refuses further ones after two seconds.
const AT_ONCE = 3
const DEMO_START_MS = 120_000

// Both tests use one server. They run one after the other, because the second publishes offers.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(DEMO_START_MS)
  server = await startServer({ env: { DEMO_DATA: '1', FREE_MAX_ACTIVE_OFFERS: '1000', MAX_OFFERS_PER_DAY: '1000' } })
})
test.afterAll(() => server.stop())

/** Runs a task for each item, a few at a time. The results keep the order of the items. */
async function forEach<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await run(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (html: string): string => html.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity)

const locationsIn = async (address: string): Promise<string[]> => {
  const xml = await (await fetch(address)).text()
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = '']) => plain(location))
}

const listAddresses = async (): Promise<string[]> => {
  const files = await locationsIn(`${server.address}/sitemap.xml`)
  return (await Promise.all(files.map(locationsIn))).flat()
}

interface Read {
  address: string
  status: number
  html: string
}

const read = async (address: string): Promise<Read> => {
  const answer = await fetch(address)
  return { address, status: answer.status, html: await answer.text() }
}

/** The faults of a page that the sitemap lists. */
function faultOf({ address, status, html }: Read): string[] {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'none'
  if (status !== 200) return [`${address} answers ${status}`]
  return plain(canonical) === address ? [] : [`${address} says that it is ${plain(canonical)}`]
}

interface Posting {
  title: string
  jobLocation: { address: { addressLocality: string } }
}

const postingIn = (html: string): Posting =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

test('every address in the sitemap is a page with its own title, description and canonical link', async () => {
  const addresses = await listAddresses()
  expect(addresses.length).toBeGreaterThan(500)
  expect(new Set(addresses).size).toBe(addresses.length)
  const pages = await forEach(addresses, read)
  expect(pages.flatMap(faultOf)).toEqual([])

  const overviews = pages.filter(({ address }) => address.includes('/empleo/'))
  for (const part of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
    const texts = overviews.map(({ html }) => part.exec(html)?.[1] ?? '')
    expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([])
  }
  // A sector in a province that the sitemap does not list leads to its list.
  const listed = new Set(addresses)
  const ofEnergy = provinces.map(({ name }) => `${server.address}/empleo/energia/${sectorSlug(name)}`)
  const answers = await forEach(
    ofEnergy.filter((address) => !listed.has(address)),
    (address) => fetch(address, { redirect: 'manual' }),
  )
  expect(answers.length).toBeGreaterThan(20)
  const leads = answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)
  expect(leads.filter((lead) => !/^302 \/pagina-principal\?sector=14&provincia=\d+$/.test(lead))).toEqual([])
})

const signsIn = (name: string) => name.replaceAll(/[\p{L} ]/gu, '')

const OF_EACH_KIND = 15

/** Some rows for each set of special characters that names have. */
const pickOfEachKind = <Row extends { name: string }>(rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ name }) => signsIn(name)).values()].flatMap((kind) => kind.slice(0, OF_EACH_KIND))

// every-place.test.ts tests the texts of all places and positions.
test('offers have pages for place names and positions with every special character, and for every sector', async () => {
  const [places, chosen] = [pickOfEachKind(municipalities), pickOfEachKind(positions)]
  expect(places.length).toBeGreaterThan(Math.max(chosen.length, sectors.length))
  const before = new Set(await listAddresses())
  const { aCompany, aProject } = peopleAt(server.address)
  const company = await aCompany()
  const emp_proyectos_id = await aProject(company)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${company.token}` }
  const publish = async ([index, { id, name, provinceId }]: [number, (typeof places)[number]]) => {
    const position = chosen[index % chosen.length]
    const body = {
      ...offerFields,
      emp_proyectos_id,
      nombre: `${position?.name} en ${name}`,
      mst_puestos_id: position?.id,
      mst_emp_sector_id: sectors[index % sectors.length]?.id,
      mst_comunidades_id: provinces.find((province) => province.id === provinceId)?.communityId,
      mst_provincias_id: provinceId,
      mst_ciudades_id: id,
    }
    const call = `${server.address}/api/companies/create-offer-in-project`
    return (await fetch(call, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  expect(new Set(await forEach([...places.entries()], publish))).toEqual(new Set([200]))

  const isNewOffer = (address: string) => address.includes('/vista-oferta-completa/') && !before.has(address)
  const addresses = (await listAddresses()).filter(isNewOffer)
  const pages = await forEach(addresses, read)
  expect(pages.flatMap(faultOf)).toEqual([])
  const postings = pages.map(({ html }) => postingIn(html))
  expect(postings.flatMap(findProblems)).toEqual([])
  const cities = postings.map(({ jobLocation }) => jobLocation.address.addressLocality)
  expect(cities.toSorted()).toEqual(places.map(({ name }) => name).toSorted())
  expect(new Set(postings.map(({ title }) => title))).toEqual(new Set(chosen.map(({ name }) => name)))

  // Pictures are slow, so this reads only some. every-place.test.ts tests all their texts.
  const pictures = addresses.slice(0, 5).map((address) => address.replace('/vista-oferta-completa/', '/og/') + '.png')
  const answers = await forEach([...pictures, `${server.address}/feeds/ofertas.rss`], (address) => fetch(address))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})
