import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCompany, anOffer } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { createJobsFeed } from './jobs-feed.ts'

const PATH = '/feeds/ofertas.xml'
const baseUrl = 'https://empleo.example'
const clock = createTestClock()
const app = await createTestApp({ clock, env: { baseUrl, requiresSalary: false } })
const { db } = app.deps
const company = await aCompany(app, { plan: 'premium', nombre: 'Pérez & Hijos' })
const ids: number[] = []
for (const nombre of ['Farera', 'Farero ]]> de noche', 'Torrera']) {
  ids.push(await anOffer(app, { by: company, nombre, requirements_list: ['Ver de <noche>'] }))
}
await anOffer(app, { by: company, nombre: 'Oculta', estado: 0 })

const idsIn = (xml: string) => [...xml.matchAll(/<job id="(\d+)">/g)].map(([, id]) => Number(id))
const pass = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString())

test('the feed for job boards has each active offer with the tags of Jooble and of Careerjet', async () => {
  const answer = await app.request(PATH)
  const xml = await answer.text()
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(idsIn(xml)).toEqual(ids)
  expect(xml).not.toContain('Oculta')
  const first = xml.slice(xml.indexOf('<job '), xml.indexOf('</job>'))
  const values = [...first.matchAll(/<(\w+)><!\[CDATA\[(.*?)\]\]>/gs)].map(([, name, text]) => [name, text])
  expect(Object.fromEntries(values.toReversed())).toMatchObject({
    link: `${baseUrl}/vista-oferta-completa/${ids[0]}`,
    name: 'Farera',
    region: 'Madrid, Madrid',
    company: 'Pérez & Hijos',
    pubdate: '21.11.2026',
    updated: '21.11.2026',
    expire: '21.12.2026',
    jobtype: 'full-time',
    title: 'Farera',
    country: 'España',
    working_hours: 'full-time',
  })
  expect(first).toContain('Requisitos:<br>\n- Ver de &lt;noche&gt;]]></description>')
  expect(xml).toContain('<![CDATA[Farero ]]]]><![CDATA[> de noche]]>')
})

test.each([1, 2, 3, 100])('it is complete when it is read %i offers at a time', async (chunkSize) => {
  const feed = createJobsFeed({ db, clock, baseUrl, chunkSize })
  const xml = await new Response(await feed.read()).text()
  expect([idsIn(xml), xml.endsWith('</job>\n</jobs>\n')]).toEqual([ids, true])
})

describe('who has the feed already', () => {
  const ask = (headers: Record<string, string>) => app.request(PATH, { headers })
  const changes: [string, () => Promise<unknown>][] = [
    ['a new offer', async () => ids.push(await anOffer(app, { by: company }))],
    ['a changed offer', () => db.execute(sql`update offer set version = version + 1 where id = ${ids[0]}`)],
    ['a withdrawn offer', () => db.execute(sql`update offer set state = 0 where id = ${ids[1]}`)],
    ['a renamed company', () => db.execute(sql`update company set name = 'Otra' where id = ${company.companyId}`)],
    ['the end of all offers', async () => pass(40 * 86_400_000)],
  ]

  // Seen to fail where the newest change of an active offer was the edition: a withdrawn one changed nothing.
  test.each(changes)('gets nothing by its tag or its time, until %s', async (_, change) => {
    const { headers } = await ask({})
    const known = [
      { 'if-none-match': headers.get('etag') ?? '' },
      { 'if-modified-since': headers.get('last-modified') ?? '' },
    ]
    pass(120_000)
    for (const header of known) expect((await ask(header)).status).toBe(304)
    await change()
    pass(120_000)
    for (const header of known) expect((await ask(header)).status).toBe(200)
  })

  test.each(['yesterday', '', 'Thu, 01 Jan 1970 00:00:00 GMT'])('«%s» is no time of an edition', async (since) => {
    expect((await ask({ 'if-modified-since': since })).status).toBe(200)
  })
})
