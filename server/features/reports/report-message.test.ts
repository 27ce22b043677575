import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { application, applicationMessage } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { openReportSite } from '#server/testing/fixtures/report-site.ts'

const { app, findCase, readCase, operator } = await openReportSite()
const { db } = app.deps

const report = (id: number, { token }: { token?: string }) =>
  app.call(`POST /api/reports/report-message/${id}`, { token })

test('A message is reported by its reader alone, once; operators read it among the reports of the offer, and no other', async () => {
  const [firm, person] = [await aCompany(app), await aCandidate(app)]
  const offerId = await anOffer(app, { by: firm })
  await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person }) })
  const [sent] = await db.select({ id: application.id }).from(application).where(eq(application.offerId, offerId))
  const say = async (by: 'companies' | 'users', token: string, texto: string) => {
    expect((await app.call(`POST /api/${by}/application-message/${sent?.id}`, { token, body: { texto } })).status).toBe(
      200,
    )
  }
  await say('companies', firm.token, 'Eres muy guapa')
  await say('users', person.token, 'Qué asco de empresa')
  await say('companies', firm.token, 'Zurrapa ajena')
  const rows = await db
    .select()
    .from(applicationMessage)
    .where(eq(applicationMessage.applicationId, sent?.id ?? 0))
  const [first = 0, second = 0] = rows.map(({ id }) => id)
  for (const by of [firm, await aCandidate(app), operator]) expect((await report(first, by)).status).toBe(404)
  expect((await report(first, {})).status).toBe(401)
  const often = await Promise.all(Array.from({ length: 5 }, () => report(first, person)))
  expect(
    [...often, await report(first, person), await report(second, firm)].every(({ status }) => status === 200),
  ).toBe(true)
  const { caso_id } = await findCase(offerId)
  const { lista } = (await readCase(caso_id)) as unknown as { lista: { motivo: string; texto: string }[] }
  expect(lista.map(({ motivo, texto }) => `${motivo}: ${texto}`)).toEqual([
    `otra: Mensaje de quien aplicó (cuenta ${person.accountId}) a la empresa: «Qué asco de empresa»`,
    'otra: Mensaje de la empresa a quien aplicó: «Eres muy guapa»',
  ])
  const route = `GET /api/users/candidature/${sent?.id}` as const
  const { body } = await app.call<{ conversacion: { mensajes: { denunciado: boolean }[] } }>(route, person)
  // The company's report of the candidate's own message is not shown.
  expect(body.conversacion.mensajes.map(({ denunciado }) => denunciado)).toEqual([true, false, false])
  // A case belongs to an offer. After that is deleted, the answer says how to reach the operators.
  await app.call(`DELETE /api/companies/delete-offer/${offerId}`, firm)
  const last = await report(rows[2]?.id ?? 0, person)
  expect(last).toMatchObject({ status: 404, body: { error: expect.stringContaining('La oferta se ha eliminado') } })
})
