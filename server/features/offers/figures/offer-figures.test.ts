import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { offer, offerDay } from '#server/database/schema/schema.ts'
import { createOpenings } from '#server/http/metrics/count-openings.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { openCachedSite } from '#server/testing/fixtures/cached-site.ts'
import { forgetOpenings } from './forget-openings.ts'

const { app, openings, company, id, ask, untilCached } = await openCachedSite()
const { deps } = app
const candidate = await aCandidate(app)
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const TODAY = '2026-11-21'
const page = `/vista-oferta-completa/${id}`
const call = `/api/companies/offer-information/${id}`

const figuresOf = async (offerId: number, token: string | undefined = company.token) =>
  app.call<{ dias: Record<string, unknown>[] }>(`GET /api/companies/offer-figures/${offerId}`, { token })
const openedToday = async () => {
  await openings.save()
  return Number((await figuresOf(id)).body.dias.at(-1)?.visitas)
}
/** How many openings a request adds. */
async function added(path: string, headers: Record<string, string> = {}): Promise<number> {
  const before = await openedToday()
  await (await ask(path, { 'user-agent': chrome, ...headers })).arrayBuffer()
  return (await openedToday()) - before
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

// Seen to fail without the line in `createSendCached`: what came from the cache was not counted.
test.each([
  [1, 'the page, when it is made', `${page}?made=1`, {}],
  [1, 'the page of the cache', page, {}],
  [1, 'the JSON of the cache', call, {}],
  [1, 'the JSON, for a candidate', call, bearer(candidate.token)],
  [0, 'the JSON, for a company', call, bearer(company.token)],
  [0, 'the head of the page', page, { method: 'HEAD' }],
  [0, 'the page, loaded ahead', page, { 'sec-purpose': 'prefetch;prerender' }],
  [0, 'the page, for Google', page, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  [0, 'the page, for a script', page, { 'user-agent': 'curl/8.5.0' }],
  [0, 'an offer that does not exist', '/vista-oferta-completa/999999', {}],
  [0, 'the data of a page', `${page}.data`, {}],
  [0, 'the list', '/api/companies/all-active-offers?pagina=1', {}],
])('%i for %s', async (times, _, path, headers: Record<string, string>) => {
  for (const one of [page, call]) await untilCached(one)
  expect(await added(path, headers)).toBe(times)
})

test('who has the page already counts too', async () => {
  const { headers } = await ask(page, { 'user-agent': chrome })
  expect(await added(page, { 'if-none-match': headers.get('etag') ?? '' })).toBe(1)
})

test('a company sees its own offers by day, and nobody else does', async () => {
  const own = await anOffer(app, { by: company, nombre: 'Torrera' })
  const day = { visitas: 0, guardadas: 0, candidaturas: 0 }
  expect((await figuresOf(own)).body).toEqual({ dias: [{ dia: TODAY, ...day }] })
  await deps.db.update(offer).set({ createdOn: '2026-09-01' }).where(eq(offer.id, own))
  await deps.db.insert(offerDay).values({ offerId: own, day: '2026-10-23', opened: 312 })
  await app.call(`PUT /api/users/save-offer/${own}`, { token: candidate.token })
  await anApplication(app, { by: candidate, offerId: own, cvId: await aCv(app, { by: candidate }) })
  const { dias } = (await figuresOf(own)).body
  expect([dias.length, dias[0], dias[1]]).toEqual([
    30,
    { ...day, dia: '2026-10-23', visitas: 312 },
    { ...day, dia: '2026-10-24' },
  ])
  expect(dias.at(-1)).toEqual({ dia: TODAY, visitas: 0, guardadas: 1, candidaturas: 1 })
  const other = await aCompany(app)
  const statuses = [
    (await figuresOf(own, '')).status,
    (await figuresOf(own, candidate.token)).status,
    (await figuresOf(own, other.token)).status,
    (await app.call('GET /api/companies/offer-figures/1e3', { token: company.token })).status,
  ]
  expect(statuses).toEqual([401, 403, 404, 404])
})

test('several processes add what each has counted, also for an offer that is gone meanwhile', async () => {
  const own = await anOffer(app, { by: company })
  const gone = await anOffer(app, { by: company })
  const processes = [1, 2, 3].map(() => createOpenings(deps))
  const left = { method: 'GET', status: 200, header: () => chrome }
  for (const { count } of processes) {
    for (const one of [own, gone, own]) count({ ...left, path: `/vista-oferta-completa/${one}` })
  }
  await app.call(`DELETE /api/companies/delete-offer/${gone}`, { token: company.token })
  await Promise.all(processes.map(({ close }) => close()))
  expect(await deps.db.$count(offerDay, eq(offerDay.offerId, gone))).toBe(0)
  expect((await figuresOf(own)).body.dias).toMatchObject([{ dia: TODAY, visitas: 6 }])
})

test('what could not be saved is saved the next time, once', async () => {
  const own = await anOffer(app, { by: company })
  const log = { ...deps.log, warn: vi.fn() } as unknown as typeof deps.log
  const { count, close, save } = createOpenings({ ...deps, log })
  count({ method: 'GET', status: 200, header: () => chrome, path: `/vista-oferta-completa/${own}?de=aviso` })
  const execute = vi.spyOn(deps.db, 'execute').mockRejectedValueOnce(new Error('away'))
  await save()
  execute.mockRestore()
  await save()
  await close()
  expect((await figuresOf(own)).body.dias).toMatchObject([{ visitas: 1 }])
})

test('days that companies no longer see are deleted, and the offer deletes its own', async () => {
  const own = await anOffer(app, { by: company })
  const days = ['2026-10-21', '2026-10-22', TODAY].map((day) => ({ offerId: own, day, opened: 1 }))
  await deps.db.insert(offerDay).values(days)
  await forgetOpenings(deps)
  const left = () => deps.db.select({ day: offerDay.day }).from(offerDay).where(eq(offerDay.offerId, own))
  expect((await left()).map(({ day }) => day)).toEqual(['2026-10-22', TODAY])
  await deps.db.execute(sql`delete from offer where id = ${own}`)
  expect(await left()).toEqual([])
})
