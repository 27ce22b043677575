import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { application, applicationEvent } from '#server/database/schema/schema.ts'
import { aCompany, anApplication } from '#server/testing/factories.ts'
import { openApplicationSite } from '#server/testing/fixtures/applications/application-site.ts'

const { app, db, clock, anApplicant, listOf, passSeconds } = await openApplicationSite()

beforeEach(() => clock.set('2026-11-21T10:00:00Z'))

type Applicant = Awaited<ReturnType<typeof anApplicant>>

const discard = { estado_candidatura: 'descartada', motivo: 'otro', texto: 'Gracias.' }

async function move({ id, company }: Applicant, body: object): Promise<string> {
  const answer = await app.call<{ cambio: string }>('POST /api/companies/application-states', {
    token: company.token,
    body: { ids: [id], ...body },
  })
  expect(answer.status).toBe(200)
  return answer.body.cambio
}

const undo = ({ company }: { company: { token: string } }, cambio: string) =>
  app.call('POST /api/companies/undo-application-states', { token: company.token, body: { cambio } })

const rowOf = async ({ id }: Applicant) => (await db.select().from(application).where(eq(application.id, id)))[0]

const eventOf = async (batch: string) =>
  (await db.select().from(applicationEvent).where(eq(applicationEvent.batch, batch)))[0]

const withdraw = ({ id, person }: Applicant) => app.call(`POST /api/users/withdraw-candidature/${id}`, person)

describe('A move that is undone in time', () => {
  test('leaves the application as it was, keeps its row, and tells nobody', async () => {
    const mine = await anApplicant()
    const before = await rowOf(mine)
    const cambio = await move(mine, discard)
    passSeconds(9)
    expect(await undo(mine, cambio)).toEqual({
      status: 200,
      body: { message: 'Has deshecho el cambio de una candidatura.', deshechas: [mine.id], no_deshechas: [] },
      headers: expect.anything(),
    })
    expect(await rowOf(mine)).toEqual(before && { ...before, stateAt: new Date('2026-11-21T10:00:00Z') })
    expect(await eventOf(cambio)).toMatchObject({ to: 'descartada', undoneAt: clock.now(), toldAt: clock.now() })
    passSeconds(10)
    expect(await listOf(mine.person)).toMatchObject([{ estado_candidatura: 'enviada' }])
  })

  test('gives back state, moment and last answer of the move before', async () => {
    const mine = await anApplicant()
    await move(mine, { estado_candidatura: 'preseleccionada' })
    const before = await rowOf(mine)
    passSeconds(60)
    const cambio = await move(mine, { estado_candidatura: 'entrevista' })
    await undo(mine, cambio)
    expect(await rowOf(mine)).toEqual(before)
  })

  test('counts no answer from before the application was sent again', async () => {
    const mine = await anApplicant()
    await move(mine, { estado_candidatura: 'preseleccionada' })
    passSeconds(60)
    await withdraw(mine)
    await anApplication(app, { by: mine.person, offerId: mine.offerId, cvId: mine.cvId })
    const before = await rowOf(mine)
    const cambio = await move(mine, discard)
    await undo(mine, cambio)
    expect(await rowOf(mine)).toEqual(before)
  })

  test('is undone once, also by a double press', async () => {
    const mine = await anApplicant()
    const cambio = await move(mine, discard)
    const answers = await Promise.all([undo(mine, cambio), undo(mine, cambio), undo(mine, cambio)])
    expect(answers.map(({ status, body }) => [status, body['deshechas']])).toEqual(
      Array.from({ length: 3 }, () => [200, [mine.id]]),
    )
    passSeconds(60)
    expect((await undo(mine, cambio)).status).toBe(200)
  })
})

describe('Two moves of which both are undone', () => {
  test.each([
    ['the older first', 0, 1],
    ['the newer first', 1, 0],
  ])('leave the application as it was before both: %s', async (_, one, other) => {
    const mine = await anApplicant()
    const before = await rowOf(mine)
    const presses = [await move(mine, { estado_candidatura: 'entrevista' })]
    passSeconds(1)
    presses.push(await move(mine, { estado_candidatura: 'contratada' }))
    passSeconds(1)
    for (const index of [one, other]) expect((await undo(mine, presses[index] ?? '')).status).toBe(200)
    expect(await rowOf(mine)).toEqual(before && { ...before, stateAt: new Date('2026-11-21T10:00:00Z') })
    for (const batch of presses) expect(await eventOf(batch)).toMatchObject({ undoneAt: clock.now() })
    passSeconds(20)
    expect(await listOf(mine.person)).toMatchObject([{ estado_candidatura: 'enviada', historial: [{}] }])
  })
})

describe('A move is not undone', () => {
  test('after ten seconds', async () => {
    const mine = await anApplicant()
    const cambio = await move(mine, discard)
    passSeconds(10)
    expect(await undo(mine, cambio)).toMatchObject({ status: 409, body: { code: 'undo_too_late' } })
    expect(await rowOf(mine)).toMatchObject({ state: 'descartada' })
  })

  test('after the candidate has withdrawn, who then gets no mail about it', async () => {
    const mine = await anApplicant()
    const cambio = await move(mine, { estado_candidatura: 'entrevista' })
    passSeconds(1)
    await withdraw(mine)
    expect(await undo(mine, cambio)).toMatchObject({
      status: 200,
      body: { deshechas: [], no_deshechas: [mine.id], message: expect.stringContaining('No hemos deshecho nada') },
    })
    expect(await rowOf(mine)).toMatchObject({ state: 'retirada' })
    expect(await eventOf(cambio)).toMatchObject({ undoneAt: null, toldAt: clock.now() })
  })

  test('after a later move, which is told', async () => {
    const mine = await anApplicant()
    const first = await move(mine, { estado_candidatura: 'preseleccionada' })
    const second = await move(mine, { estado_candidatura: 'entrevista' })
    expect((await undo(mine, first)).body).toMatchObject({ deshechas: [] })
    expect(await rowOf(mine)).toMatchObject({ state: 'entrevista' })
    expect(await eventOf(second)).toMatchObject({ toldAt: null, undoneAt: null })
    expect((await undo(mine, second)).body).toMatchObject({ deshechas: [mine.id] })
    expect(await rowOf(mine)).toMatchObject({ state: 'enviada' })
  })

  test('after its candidate was told', async () => {
    const mine = await anApplicant()
    const cambio = await move(mine, discard)
    await db.update(applicationEvent).set({ toldAt: clock.now() }).where(eq(applicationEvent.batch, cambio))
    expect((await undo(mine, cambio)).body).toMatchObject({ deshechas: [], no_deshechas: [mine.id] })
    expect(await rowOf(mine)).toMatchObject({ state: 'descartada' })
  })

  test('by anybody but its own company', async () => {
    const mine = await anApplicant()
    const cambio = await move(mine, discard)
    const body = { cambio }
    expect((await app.call('POST /api/companies/undo-application-states', { body })).status).toBe(401)
    expect((await undo({ company: mine.person }, cambio)).status).toBe(403)
    expect((await undo({ company: await aCompany(app) }, cambio)).status).toBe(404)
    expect((await undo(mine, '3f1c1d5e-8a5b-4c1f-9a52-6a1f1c2b3d4e')).status).toBe(404)
    expect((await undo(mine, 'todo')).status).toBe(400)
    expect(await rowOf(mine)).toMatchObject({ state: 'descartada' })
  })
})
