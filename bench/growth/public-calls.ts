import { calls, type Call } from '#server/http/calls.ts'
import { makeSearches, mixes, type Search } from '../search/mixes.ts'

/** Requests of one kind, which differ in what they ask for. */
export interface PublicCall {
  name: string
  paths: string[]
}

const SEARCHES = 40

/** Every public call that reads; the search by kind. */
export function listPublicCalls(offerIds: readonly number[]): PublicCall[] {
  const ids: Record<string, readonly number[]> = {
    'offers.getOffer': offerIds,
    'master.listProvinces': [7, 9],
    'master.listCities': [28, 8],
  }
  const reading = calls.filter(({ method, access }) => method === 'GET' && access === 'public')
  return reading.flatMap(({ name, path }) => {
    const [place = ''] = /\{\w+\}/.exec(path) ?? []
    const asked = place ? ids[name]?.map((id) => path.replace(place, String(id))) : [path]
    if (!asked) throw new Error(`${name} needs an id`)
    const withoutQuery = needQuery.has(name) ? [] : [{ name, paths: asked }]
    return [...withoutQuery, ...(variants[name] ?? []).map((variant) => withQueries({ name, path }, variant))]
  })
}

const needQuery: ReadonlySet<string> = new Set(['offers.suggestSearch'])

interface Variant {
  name: string
  queries: string[]
}

const withQueries = ({ name, path }: Pick<Call, 'name' | 'path'>, variant: Variant): PublicCall => ({
  name: `${name}: ${variant.name}`,
  paths: variant.queries.map((query) => `${path}?${query}`),
})

const variants: Record<string, Variant[]> = {
  'offers.listActiveOffers': mixes.map((mix) => ({ name: mix, queries: makeSearches(mix, SEARCHES).map(toQuery) })),
  'offers.listOfferCities': [{ name: 'part of a name', queries: ['nombre=mad', 'nombre=san', 'nombre=villa'] }],
  'offers.suggestSearch': [
    { name: 'a typing error', queries: ['nombre=camarreo', 'nombre=dependienta+tineda', 'nombre=electrisista'] },
    { name: 'a typing error and a city', queries: ['nombre=camarreo&ciudad=Madrid', 'nombre=enfermeira&ciudad=Soria'] },
  ],
}

function toQuery({
  words,
  sector,
  city,
  province,
  modality,
  workday,
  contract,
  salary,
  since,
  page = 1,
}: Search): string {
  const given = {
    nombre: words,
    sector,
    ciudad: city,
    provincia: province,
    modalidad: modality,
    jornada: workday,
    contrato: contract,
    salario: salary,
    publicada: since && (since > '2026-11-01' ? 3 : 30),
    pagina: page,
  }
  const pairs = Object.entries(given).filter(([, value]) => value !== undefined)
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
}
