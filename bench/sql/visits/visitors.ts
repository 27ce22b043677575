import type { Visitor } from '../visits.ts'

const lists = [
  'Communities',
  'AllProvinces',
  'Genres',
  'Countries',
  'DocumentTypes',
  'Sectors',
  'JobModalities',
  'WorkingDays',
  'JobPositions',
  'Partners',
]

const searches = [
  'nombre=camarero',
  'sector=16',
  'ciudad=Madrid',
  'nombre=tecnico&ciudad=Sevilla',
  'nombre=mar',
  'pagina=160',
]

const files = [
  '/sitemap.xml',
  '/sitemap-paginas.xml',
  '/sitemap-ofertas-1.xml',
  '/feeds/ofertas.rss',
  '/readyz',
  '/og/1.png',
  '/robots.txt',
]

/** What people see without an account. */
export async function visitPublicPages({ call, get }: Visitor): Promise<void> {
  for (const list of lists) await call(`master.list${list}`)
  await call('master.listProvinces', { id: 7 })
  await call('master.listCities', { id: 28 })
  await call('demo.searchSamples', { body: {} })
  await call('offers.listActiveOffers', { variant: 'the newest' })
  for (const query of searches) await call('offers.listActiveOffers', { query })
  await call('offers.listFeatured')
  await call('offers.listOfferCities', { query: 'nombre=mad' })
  await call('offers.suggestSearch', { query: 'nombre=camarreo' })
  await call('offers.getOffer', { id: 1 })
  await call('payments.getPremiumPrice')
  for (const path of files) await get(path)
}
