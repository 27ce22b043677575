import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { closeApplications } from '#server/domain/applications/move-applications.ts'
import { accountDeletion, application, candidate, company } from '#server/database/schema/schema.ts'
import { aCandidate, aCv, anApplication, type SignedIn } from '#server/testing/factories.ts'
import { openNewsSite } from '#server/testing/fixtures/news-site.ts'

const { app, db, clock, mails, tellNobody, applied, move, tellAfter } = await openNewsSite()

const HOUR = 3600

async function leave({ accountId }: SignedIn) {
  const now = clock.now()
  await db.insert(accountDeletion).values({ accountId, requestedAt: now, dueAt: now, pausedProjects: [] })
}

async function another(offerId: number, nombre: string) {
  const by = await aCandidate(app, { nombre })
  await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
  return by
}

/** The digests of the day. */
async function digests() {
  await tellAfter(HOUR)
  return mails.filter(({ id }) => id.startsWith('candidaturas-'))
}

describe('A candidate', () => {
  test('that wants no news is told of no interview, and that the job is theirs', async () => {
    const own = await applied()
    await tellAfter(0)
    await db.update(candidate).set({ wantsNews: false }).where(eq(candidate.id, own.candidate.candidateId))
    await move(own, 'entrevista')
    expect(await tellAfter(11)).toEqual([])
    await move(own, 'contratada')
    expect(await tellAfter(11)).toEqual(['¡Enhorabuena! Te han elegido para «Dependiente de tienda»'])
  })

  test('that was closed and is called after all reads that it was opened again', async () => {
    const own = await applied()
    const { token } = own.company
    await app.call(`POST /api/companies/close-offer/${own.offerId}`, { token, body: {} })
    await tellAfter(0)
    await move(own, 'entrevista')
    await tellAfter(11)
    expect(mails[0]?.text).toContain('la empresa la ha vuelto a abrir')
  })

  test.each(['empresa_baja', 'empresa_suspendida'] as const)(
    'whose application was closed by «%s» is led to the list',
    async (cause) => {
      const { offerId } = await applied()
      await tellAfter(0)
      const closing = { offerIds: [offerId], cause, actor: 'sistema', accountId: null, letter: null } as const
      await closeApplications(db, { ...closing, at: clock.now() })
      await tellAfter(0)
      expect(mails[0]?.text).toContain('queda en «Tus candidaturas»')
      expect(mails[0]?.text).not.toContain(cause)
    },
  )
})

describe('A digest', () => {
  test('names nobody who asks another company for news or is deleting the account', async () => {
    const { company: by, offerId } = await applied()
    await applied({ nombre: 'Farero' })
    await leave(await another(offerId, 'Luis'))
    await db.update(application).set({ createdOn: '2026-11-11', newsAskedAt: clock.now() })
    await tellNobody()
    await another(offerId, 'Eva')
    await leave(await another(offerId, 'Iris'))
    const [mail, ...others] = await digests()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: by.email, subject: 'Tienes una candidatura nueva' })
    expect(mail?.text).toContain('Ana Núñez\nPregunta si hay novedades')
    for (const name of ['Luis', 'Iris', 'Farero']) expect(mail?.text).not.toContain(name)
  })

  test('is not sent to a company that is closing its account', async () => {
    const { company: by } = await applied()
    await leave(by)
    expect(await digests()).toEqual([])
  })

  test('has a link that ends the mails of its company and of nobody else', async () => {
    const { company: other } = await applied()
    await tellNobody()
    const { company: by } = await applied()
    const link = new URL((await digests())[0]?.unsubscribe ?? '')
    expect((await app.request(link.pathname + link.search, { method: 'POST' })).status).toBe(200)
    const choiceOf = async ({ companyId }: typeof by) =>
      (await db.select({ mail: company.applicationMail }).from(company).where(eq(company.id, companyId)))[0]?.mail
    expect([await choiceOf(by), await choiceOf(other)]).toEqual(['ninguno', 'resumen'])
  })
})
