import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { application, applicationEvent } from '#server/database/schema/schema.ts'
import { aCandidate, aCv, anApplication } from '#server/testing/factories.ts'
import { down, openNewsSite } from '#server/testing/fixtures/news-site.ts'
import { tellNews } from '#server/testing/tell-news.ts'

const { app, db, mails, server, applied, tellAfter, tellNobody } = await openNewsSite()

test('An offer that is deleted with 3 open applications: 3 people are told once, also where no mail leaves at first', async () => {
  const { company, offerId, candidate } = await applied()
  const people = [candidate, await aCandidate(app), await aCandidate(app)]
  for (const by of people.slice(1)) await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
  const ids = await db.select({ id: application.id }).from(application).orderBy(asc(application.id))
  expect(ids).toHaveLength(3)
  await tellNobody()
  const body = { texto: 'Gracias por vuestro interés.' }
  expect((await app.call(`DELETE /api/companies/delete-offer/${offerId}`, { token: company.token, body })).status).toBe(
    200,
  )
  // A process that ends here leaves the rows to another one.
  expect(await db.$count(applicationEvent, eq(applicationEvent.to, 'cerrada'))).toBe(3)
  server.fails = down
  expect(await tellAfter(1)).toEqual([])
  server.fails = () => undefined
  mails.length = 0
  await tellAfter(3600)
  const told = [...mails]
  await Promise.all([tellNews(app), tellNews(app), tellNews(app)])
  await tellAfter(3600)
  expect(mails).toEqual([])
  expect(told.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  for (const { text } of told) {
    expect(text).toContain('porque la empresa ha retirado la oferta')
    expect(text).toContain('«Gracias por vuestro interés.»')
  }
})
