import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { account, accountDeletion, applicationEvent, candidate } from '#server/database/schema/schema.ts'
import { aCandidate, aCv, anApplication } from '#server/testing/factories.ts'
import { down, openNewsSite, refused } from '#server/testing/fixtures/news-site.ts'
import { tellNews } from '#server/testing/tell-news.ts'

const site = await openNewsSite()
const { app, db, clock, mails, server, applied, move, closeAll, tellAfter } = site

const receipt = 'Hemos enviado tu candidatura a «Dependiente de tienda»'
const discarded = 'Respuesta a tu candidatura a «Dependiente de tienda»'
const shortlisted = 'Tu candidatura a «Dependiente de tienda» sigue adelante'
const untold = () => db.$count(applicationEvent, sql`due_at is not null and told_at is null and undone_at is null`)

/** No mail leaves meanwhile. */
const pass = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString())

/** Somebody whose receipt has been sent. */
async function waiting() {
  const own = await applied()
  await tellAfter(0)
  return own
}

describe('A candidate', () => {
  test('gets a receipt that says what was sent to whom, and nobody can leave receipts', async () => {
    const { candidate: person } = await applied()
    expect(await tellAfter(0)).toEqual([receipt])
    expect(mails[0]).toMatchObject({ to: person.email, unsubscribe: undefined })
    expect(mails[0]?.text).toContain(
      'Talleres Ejemplo ya tiene tu candidatura a «Dependiente de tienda», con tu CV «CV de Ana».',
    )
    expect(mails[0]?.text).toMatch(/empleo\.example\/mi-perfil\?seccion=candidaturas&candidatura=\d/)
    expect(await tellAfter(60)).toEqual([])
  })

  test('is told each change that matters, once and in order, and reading is not told', async () => {
    const own = await waiting()
    await move(own, 'preseleccionada')
    expect(await tellAfter(10)).toEqual([])
    expect(await tellAfter(1)).toEqual([shortlisted])
    await move(own, 'entrevista')
    pass(11)
    await move(own, 'contratada')
    expect(await tellAfter(11)).toEqual([
      'Quieren entrevistarte para «Dependiente de tienda»',
      '¡Enhorabuena! Te han elegido para «Dependiente de tienda»',
    ])
    expect(await tellAfter(60)).toEqual([])
  })

  test('reads what the company wrote, and not its reason', async () => {
    const own = await waiting()
    await move(own, 'descartada', 'Gracias por venir.\nMarta')
    expect(await tellAfter(11)).toEqual([discarded])
    expect(mails[0]?.text).toContain('«Gracias por venir.\n\nMarta»')
    expect(mails[0]?.text).not.toContain('experiencia')
  })

  test('is told why an offer ended, also when the offer is gone', async () => {
    const { company: by, offerId } = await waiting()
    const { status } = await app.call(`DELETE /api/companies/delete-offer/${offerId}`, { token: by.token })
    expect(status).toBe(200)
    expect(await tellAfter(5)).toEqual(['Tu candidatura a «Dependiente de tienda» se ha cerrado'])
    expect(mails[0]?.text).toContain(
      'de Talleres Ejemplo, ya no sigue adelante porque la empresa ha retirado la oferta.',
    )
  })

  test('is not told a change that was undone', async () => {
    const own = await waiting()
    await move(own, 'descartada')
    await db
      .update(applicationEvent)
      .set({ undoneAt: clock.now() })
      .where(sql`to_state = 'descartada'`)
    expect(await tellAfter(60)).toEqual([])
  })

  test.each(['preseleccionada', 'entrevista', 'contratada'] as const)(
    'that has withdrawn gets no mail about «%s», also from a server that was down',
    async (to) => {
      const own = await waiting()
      await move(own, to)
      const { token } = own.candidate
      const { status } = await app.call(`POST /api/users/withdraw-candidature/${own.id}`, { token })
      expect(status).toBe(200)
      expect(await tellAfter(11)).toEqual([])
      expect(await untold()).toBe(0)
    },
  )

  test('that is discarded and then called reads that it was opened again', async () => {
    const own = await waiting()
    await move(own, 'descartada')
    await tellAfter(11)
    await move(own, 'entrevista')
    await tellAfter(11)
    expect(mails[0]?.text).toContain('la empresa la ha vuelto a abrir')
  })

  test('that wants no news gets receipt and outcome all the same', async () => {
    const own = await waiting()
    await db.update(candidate).set({ wantsNews: false }).where(eq(candidate.id, own.candidate.candidateId))
    await move(own, 'preseleccionada')
    pass(11)
    await move(own, 'descartada')
    expect(await tellAfter(11)).toEqual([discarded])
    expect(await untold()).toBe(0)
  })

  test('that is leaving gets nothing', async () => {
    const own = await waiting()
    await move(own, 'preseleccionada')
    const { accountId } = own.candidate
    const now = clock.now()
    await db.insert(accountDeletion).values({ accountId, requestedAt: now, dueAt: now, pausedProjects: [] })
    expect(await tellAfter(11)).toEqual([])
    expect(await untold()).toBe(0)
  })

  test('whose account an operator has disabled gets nothing', async () => {
    const own = await waiting()
    await move(own, 'descartada')
    await db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, own.candidate.accountId))
    expect(await tellAfter(11)).toEqual([])
    expect(await untold()).toBe(0)
  })
})

describe('A mail', () => {
  test('has the same id in each attempt, and another one than any other change', async () => {
    const own = await waiting()
    await move(own, 'preseleccionada')
    const ids: string[] = []
    server.fails = ({ id }) => {
      ids.push(id)
      return ids.length < 3 ? down() : undefined
    }
    await tellAfter(11)
    await tellAfter(11)
    await tellAfter(11)
    expect(new Set(ids).size).toBe(1)
    expect(mails[0]?.id).toMatch(/^event-\d+-[\da-z]+$/)
  })

  test('that is refused for good holds up no other, and is not tried again', async () => {
    const own = await waiting()
    await move(own, 'preseleccionada')
    pass(11)
    await move(own, 'entrevista')
    server.fails = ({ subject }) => (subject === shortlisted ? refused() : undefined)
    expect(await tellAfter(11)).toEqual(['Quieren entrevistarte para «Dependiente de tienda»'])
    expect(await untold()).toBe(0)
  })

  test('waits for an earlier one of its application that the server does not take, and others do not wait', async () => {
    const own = await waiting()
    const other = await waiting()
    await move(own, 'preseleccionada')
    pass(11)
    await move(own, 'descartada')
    await move(other, 'descartada')
    server.fails = ({ subject, to }) => (to === own.candidate.email && subject === shortlisted ? down() : undefined)
    expect(await tellAfter(11)).toEqual([discarded])
    expect(mails[0]?.to).toBe(other.candidate.email)
    server.fails = () => undefined
    expect(await tellAfter(1)).toEqual([shortlisted, discarded])
  })

  test('is not sent when it is a week old', async () => {
    const own = await waiting()
    await move(own, 'descartada')
    expect(await tellAfter(7 * 24 * 3600 + 12)).toEqual([])
    expect(await untold()).toBe(0)
  })
})

describe('Many mails', () => {
  beforeAll(async () => {
    await db.delete(accountDeletion)
    await db.update(account).set({ disabledAt: null })
    const { offerId } = await applied()
    for (let count = 0; count < 12; count += 1) {
      const person = await aCandidate(app)
      await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person }) })
    }
  })

  test('wait for a server that is down, and are all sent later', async () => {
    const closed = await closeAll()
    server.fails = down
    for (let round = 1; round <= 3; round += 1) expect(await tellAfter(60)).toEqual([])
    server.fails = () => undefined
    expect(await tellAfter(0)).toHaveLength(closed)
  })

  test('are late in /readyz after ten minutes, and no more when they were sent', async () => {
    await closeAll()
    server.fails = down
    await tellAfter(1)
    const read = async () => (await app.call('GET /readyz')).body
    const addedBefore = (time: string) =>
      db.execute(sql`update pgboss.job set created_on = now() - ${time}::interval where state < 'completed'`)
    await addedBefore('9 minutes')
    expect(await read()).not.toHaveProperty('jobsLateSince')
    await addedBefore('11 minutes')
    expect(await read()).toMatchObject({ status: 'ok', mails: 'late', jobsLateSince: expect.any(String) })
    server.fails = () => undefined
    await tellAfter(601)
    expect(await read()).not.toHaveProperty('jobsLateSince')
  })

  test('leave once each from three processes', async () => {
    for (let round = 0; round < rounds({ quick: 3, deep: 10 }); round += 1) {
      const closed = await closeAll()
      mails.length = 0
      await Promise.all([tellNews(app), tellNews(app), tellNews(app)])
      expect(mails).toHaveLength(closed)
      expect(new Set(mails.map(({ id }) => id)).size).toBe(closed)
    }
  })
})
