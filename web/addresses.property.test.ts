import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offerToApplyTo, onlyDialogChanged, withApply, withoutApply } from './apply/apply-address.ts'
import { pageMeta } from './document/page-meta.ts'
import * as profile from './routes/candidate-profile/section.ts'
import * as dashboard from './routes/company-dashboard/section.ts'
import { pageOf, readSearch, searchAddress } from './routes/example/search.ts'
import { appliedCount, listAddress, moreFilters, rangeOf, readFilters } from './routes/offers-list/filters/filters.ts'
import { listMeta } from './routes/offers-list/list-meta.ts'
import { findReturnPath, safeReturnPath, signInAddress } from './session/return-address.ts'
import { anyText } from './testing/any-text.ts'

const baseUrl = 'https://empleo.example'
const brand = { name: 'Faro Empleo', phone: '', email: '', address: '', social: {} }
const argsAt = (pathname: string) => ({
  matches: [{ id: 'root', loaderData: { site: { baseUrl, brand } } }],
  location: { pathname },
})
const canonicalIn = (tags: object[]) => tags.map((tag) => (tag as { href?: string }).href).find(Boolean)

const anyNumber = fc.oneof(anyText, fc.integer().map(String), fc.constantFrom('0', '1', '2', '1e9', '99999999999'))
const names = [
  'nombre',
  'sector',
  'ciudad',
  'comunidad',
  'pagina',
  'seccion',
  'crear',
  'buscar',
  'estado',
  ...moreFilters,
]
const more = ['proyecto', 'oferta', 'aplicar', 'volver', '__proto__']
const anyPair = fc.tuple(fc.constantFrom(...names, ...more), fc.oneof(anyText, anyNumber))
/** A query that anybody may type or link to. */
const anyQuery = fc.array(anyPair, { maxLength: 8 }).map((pairs) => new URLSearchParams(pairs))
const queryIn = (address: string) => new URL(address, baseUrl).searchParams

const check = <Value>(value: fc.Arbitrary<Value>, property: (given: Value) => void) =>
  fc.assert(fc.property(value, property))

describe('The address of a list', () => {
  test('of offers is read as the filters that it was made of', () => {
    check(anyQuery, (query) => {
      const filters = readFilters(query)
      expect(readFilters(queryIn(listAddress(filters)))).toEqual(filters)
    })
  })

  test('of the demo page is read as the search that it was made of', () => {
    check(anyQuery, (query) => {
      const search = readSearch(query)
      expect(readSearch(queryIn(searchAddress(search)))).toEqual(search)
    })
  })

  test('of the dashboard is read as the view and the filters that it was made of', () => {
    check(anyQuery, (query) => {
      const [view, filters] = [dashboard.viewOf(query), dashboard.readFilters(query)]
      const read = queryIn(dashboard.addressOf(view, filters))
      expect([dashboard.viewOf(read), dashboard.readFilters(read)]).toEqual([view, filters])
    })
  })

  test('of the profile is read as the section that it was made of', () => {
    check(anyQuery, (query) => {
      const section = profile.sectionOf(query)
      expect(profile.sectionOf(queryIn(profile.addressOf(section)))).toBe(section)
    })
  })
})

describe('A page of a list', () => {
  test('of the demo page shows at most five results, each on one page', () => {
    check(fc.array(fc.nat(), { maxLength: 40 }), (results) => {
      const { pageCount } = pageOf(results, 1)
      const pages = Array.from({ length: pageCount }, (_, index) => pageOf(results, index + 1).shown)
      expect(pages.flat()).toEqual(results)
      expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(5)
      expect(pageOf(results, pageCount + 7).current).toBe(pageCount)
    })
  })

  test('of offers names the numbers of its first and last offer', () => {
    check(anyQuery, (query) => {
      const { from, to } = rangeOf(readFilters(query).pagina, 1_000_000_000)
      expect([to - from, from % 6]).toEqual([5, 1])
    })
  })
})

describe('The canonical address', () => {
  test('is on our site, whatever was requested', () => {
    check(anyText, (text) => {
      const canonical = canonicalIn(pageMeta(argsAt(`/${text}`), { title: text, description: text })) ?? ''
      expect(new URL(canonical).origin).toBe(baseUrl)
    })
  })

  test('of a list contains its sector and page, and there is none for a search', () => {
    check(anyQuery, (query) => {
      const filters = readFilters(query)
      const found = { offers: [{} as never], total: 1, today: '2026-11-21', correction: null, waysOut: [] }
      const lists = ''
      const canonical = canonicalIn(listMeta(argsAt('/pagina-principal'), { filters, found, lists }))
      if (appliedCount({ ...filters, sector: null }) > 0) expect(canonical).toBeUndefined()
      else expect(readFilters(queryIn(canonical ?? ''))).toEqual(filters)
    })
  })
})

describe('The return address of the sign-in page', () => {
  const anyAddress = fc.oneof(
    anyText,
    anyText.map((text) => `/${text}`),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .array(fc.constantFrom('/', '\\', '.', '\t', '\n', '@', ':', '%2f', '%5c', 'host', '?', '#'))
      .map((all) => all.join('')),
  )

  test('is never on another site', () => {
    check(anyAddress, (address) => {
      const path = safeReturnPath(address)
      if (path === null) return
      expect(new URL(path, baseUrl).origin).toBe(baseUrl)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(safeReturnPath(path)).toBe(path)
    })
  })

  test('is the page where the visitor was', () => {
    check(anyAddress, (address) => {
      const back = safeReturnPath(address)
      if (back === null) return
      const { pathname, search, hash } = new URL(back, baseUrl)
      expect(findReturnPath(new URL(signInAddress({ pathname, search, hash }), baseUrl).search)).toBe(back)
    })
  })
})

describe('The apply dialog', () => {
  test('opens for the offer in the address, and closes to the page that was there', () => {
    check(fc.tuple(anyQuery, fc.integer({ min: 1, max: 999_999_999 })), ([query, offerId]) => {
      const address = { pathname: '/pagina-principal', search: `?${query}`, hash: '#x' }
      const open = withApply(address, offerId)
      expect(offerToApplyTo(open.search)).toBe(offerId)
      expect(withoutApply(open)).toEqual(withoutApply(address))
    })
  })

  test('counts as the only change if nothing else in the address differs', () => {
    check(fc.tuple(anyQuery, fc.integer({ min: 1, max: 999_999_999 })), ([query, offerId]) => {
      const currentUrl = new URL(`/pagina-principal?${query}`, baseUrl)
      const { pathname, search } = withApply({ pathname: '/pagina-principal', search: `?${query}`, hash: '' }, offerId)
      const nextUrl = new URL(pathname + search, baseUrl)
      expect(onlyDialogChanged({ currentUrl, nextUrl })).toBe(currentUrl.href !== nextUrl.href)
    })
  })

  test('stays closed if the address names no offer', () => {
    check(anyText, (text) => {
      const id = offerToApplyTo(`?${new URLSearchParams({ aplicar: text })}`)
      if (id !== null) expect(String(id)).toBe(text)
    })
  })
})
