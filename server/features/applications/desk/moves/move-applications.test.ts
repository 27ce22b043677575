import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { Moved, OpenedApplication } from '#contract/applications/application-desk.ts'
import { CANDIDATE_TEXT_MAX, MOVED_AT_ONCE_MAX } from '#contract/constants.ts'
import {
  APPLICATION_STATES,
  choicesFor,
  type ApplicationState,
} from '#contract/values/applications/application-states.ts'
import { application, applicationEvent } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication } from '#server/testing/factories.ts'
import { openApplicationSite } from '#server/testing/fixtures/applications/application-site.ts'

const { app, db, clock, anApplicant, listOf, passSeconds } = await openApplicationSite()

beforeEach(() => clock.set('2026-11-21T10:00:00Z'))

type Applicant = Awaited<ReturnType<typeof anApplicant>>
type Answer = z.output<typeof Moved> & { error: string; code: string }

const discard = { estado_candidatura: 'descartada', motivo: 'idiomas', texto: 'Gracias por tu interés.' } as const
const bodyFor = (to: ApplicationState) => (to === 'descartada' ? discard : { estado_candidatura: to })

interface By {
  company: { token: string }
}

const moveOne = ({ id, company }: By & { id: number }, body: object) =>
  app.call<Answer>(`PUT /api/companies/application-state/${id}`, { token: company.token, body })

const moveMany = ({ company }: By, body: object) =>
  app.call<Answer>('POST /api/companies/application-states', { token: company.token, body })

const open = async ({ id, company }: Applicant) =>
  (await app.call<z.output<typeof OpenedApplication>>(`GET /api/companies/application/${id}`, company)).body

const stateOf = async (id: number) =>
  (await db.select({ state: application.state }).from(application).where(eq(application.id, id)))[0]?.state

const setState = (id: number, state: ApplicationState) =>
  db.update(application).set({ state }).where(eq(application.id, id))

const moves = APPLICATION_STATES.flatMap((from) => APPLICATION_STATES.map((to) => [from, to] as const))
const shared = await anApplicant()

describe('An application', () => {
  test.each(moves)('goes from %s to %s only where the table lets a company choose that', async (from, to) => {
    const isAllowed = choicesFor(from).includes(to)
    const expected = { status: isAllowed ? 200 : 409, state: isAllowed ? to : from }
    const body = bodyFor(to)
    for (const move of [() => moveOne(shared, body), () => moveMany(shared, { ids: [shared.id], ...body })]) {
      await setState(shared.id, from)
      await db.delete(applicationEvent).where(eq(applicationEvent.applicationId, shared.id))
      const { status } = await move()
      expect({ status, state: await stateOf(shared.id) }).toEqual(expected)
    }
  })

  test('that is moved keeps who, when, why and what the candidate reads, and the candidate is told after the time to undo', async () => {
    const mine = await anApplicant()
    const { status, body } = await moveOne(mine, discard)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        message: 'Has movido la candidatura a «Descartada».',
        cambio: expect.stringMatching(/^[0-9a-f-]{36}$/),
        movidas: [mine.id],
        no_movidas: [],
        deshacer_hasta: '2026-11-21T10:00:10.000Z',
      },
    })
    expect((await open(mine)).historial).toMatchObject([
      { estado_candidatura: 'enviada' },
      {
        estado_candidatura: 'descartada',
        fecha: '2026-11-21T10:00:00.000Z',
        quien: 'empresa',
        motivo: 'idiomas',
        texto: discard.texto,
      },
    ])
    const [row] = await db.select().from(applicationEvent).where(eq(applicationEvent.batch, body.cambio))
    expect(row).toMatchObject({
      accountId: mine.company.accountId,
      dueAt: new Date('2026-11-21T10:00:11Z'),
      toldAt: null,
    })
  })

  test('moved from a state that was read long ago says which it has now, and stays', async () => {
    const mine = await anApplicant()
    await moveOne(mine, { estado_candidatura: 'entrevista' })
    const { status, body } = await moveOne(mine, { estado_candidatura: 'preseleccionada', desde: 'enviada' })
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'application_moved', state: 'entrevista' } })
    expect(body.error).toContain('esta candidatura está ahora en «Entrevista»')
    expect(await stateOf(mine.id)).toBe('entrevista')
    expect((await moveOne(mine, { estado_candidatura: 'preseleccionada', desde: 'entrevista' })).status).toBe(200)
  })

  test('that was read by a colleague since it was seen is moved all the same', async () => {
    const mine = await anApplicant()
    await open(mine)
    expect((await moveOne(mine, { estado_candidatura: 'entrevista', desde: 'enviada' })).status).toBe(200)
  })

  test.each([
    ['retirada', 'la persona ha retirado su candidatura'],
    ['entrevista', 'Esta candidatura ya está en «Entrevista».'],
  ] as const)('in the state %s says why it does not move', async (state, sentence) => {
    const mine = await anApplicant()
    await setState(mine.id, state)
    expect((await moveOne(mine, { estado_candidatura: 'entrevista' })).body.error).toContain(sentence)
  })

  test('is answered from the move on, so that its days of waiting begin again', async () => {
    const mine = await anApplicant()
    await db.update(application).set({ createdOn: '2026-11-01' }).where(eq(application.id, mine.id))
    expect(await open(mine)).toMatchObject({ dias_sin_respuesta: 20 })
    await moveOne(mine, { estado_candidatura: 'preseleccionada' })
    expect(await open(mine)).toMatchObject({ dias_sin_respuesta: 0 })
    // After midnight in Madrid.
    const answeredAt = new Date('2026-11-17T23:30:00Z')
    await db.update(application).set({ answeredAt }).where(eq(application.id, mine.id))
    expect(await open(mine)).toMatchObject({ dias_sin_respuesta: 3 })
    await moveOne(mine, discard)
    expect(await open(mine)).toMatchObject({ dias_sin_respuesta: null })
  })

  test('shows its candidate the text, and never the reason', async () => {
    const mine = await anApplicant()
    await moveOne(mine, discard)
    passSeconds(10)
    const [read] = await listOf(mine.person)
    expect(JSON.stringify(read)).toContain(discard.texto)
    expect(JSON.stringify(read)).not.toContain('idiomas')
  })

  test.each([
    ['a state that does not exist', { estado_candidatura: 'rechazada' }],
    ['no state', {}],
    ['a discard without a reason', { ...discard, motivo: undefined }],
    ['a discard without a text', { ...discard, texto: undefined }],
    ['a discard with an empty text', { ...discard, texto: '  ' }],
    ['a discard with an invisible text', { ...discard, texto: '\u200b' }],
    ['a reason that is not in the list', { ...discard, motivo: 'cubierta' }],
    ['a reason for another state', { estado_candidatura: 'entrevista', motivo: 'otro' }],
    ['a text that is too long', { estado_candidatura: 'entrevista', texto: 'a'.repeat(CANDIDATE_TEXT_MAX + 1) }],
    ['an unknown former state', { estado_candidatura: 'entrevista', desde: 'vista' }],
  ])('is not moved by %s', async (_, body) => {
    await setState(shared.id, 'leida')
    expect(await moveOne(shared, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    if (!('desde' in body)) expect((await moveMany(shared, { ids: [shared.id], ...body })).status).toBe(400)
    expect(await stateOf(shared.id)).toBe('leida')
  })

  test('is moved by its own company alone', async () => {
    const { id, person } = shared
    const body = { estado_candidatura: 'entrevista' }
    await setState(id, 'leida')
    expect((await app.call(`PUT /api/companies/application-state/${id}`, { body })).status).toBe(401)
    expect((await moveOne({ id, company: person }, body)).status).toBe(403)
    expect((await moveOne({ id, company: await aCompany(app) }, body)).status).toBe(404)
    expect((await app.call('POST /api/companies/application-states', { body: { ids: [id], ...body } })).status).toBe(
      401,
    )
    expect((await moveMany({ company: person }, { ids: [id], ...body })).status).toBe(403)
    expect((await moveMany({ company: await aCompany(app) }, { ids: [id], ...body })).status).toBe(404)
    expect(await stateOf(id)).toBe('leida')
  })
})

describe('Several applications', () => {
  /** Three people apply to the same offer. */
  async function three() {
    const first = await anApplicant()
    for (let count = 0; count < 2; count++) {
      const by = await aCandidate(app)
      await anApplication(app, { by, offerId: first.offerId, cvId: await aCv(app, { by }) })
    }
    const rows = await db.select({ id: application.id }).from(application).where(eq(application.offerId, first.offerId))
    return { ...first, ids: rows.map(({ id }) => id).toSorted((one, other) => one - other) }
  }

  test('are moved at once; what cannot be moved does not stop the others', async () => {
    const mine = await three()
    const [first = 0, second = 0, third = 0] = mine.ids
    await setState(second, 'retirada')
    const ids = [third, second, first, first, shared.id, 2_000_000_000]
    const { status, body } = await moveMany(mine, { ids, estado_candidatura: 'preseleccionada', texto: 'Te llamamos.' })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        message: 'Has movido 2 candidaturas a «Preseleccionada».',
        movidas: [first, third],
        no_movidas: [second, shared.id, 2_000_000_000],
      },
    })
    expect(await stateOf(second)).toBe('retirada')
  })

  test('stay where they are if they are in another state than the one that was read, such as hired', async () => {
    const mine = await three()
    const [hired = 0, opened = 0, unnamed = 0] = mine.ids
    await setState(hired, 'contratada')
    await setState(opened, 'leida')
    const desde = [hired, opened, 2_000_000_000].map((id) => ({ id, estado_candidatura: 'enviada' }))
    const { status, body } = await moveMany(mine, { ids: mine.ids, ...discard, desde })
    expect({ status, body }).toMatchObject({ status: 200, body: { movidas: [opened, unnamed], no_movidas: [hired] } })
    expect(await stateOf(hired)).toBe('contratada')
    expect((await moveMany(mine, { ids: [hired], ...discard, desde })).body.code).toBe('application_moved')
  })

  test.each([['enviada'], [[{ id: 1, estado_candidatura: 'vista' }]], [[{ id: 1 }]], [null]])(
    'are refused for the former states %j',
    async (desde) => {
      await setState(shared.id, 'leida')
      const body = { ids: [shared.id], estado_candidatura: 'entrevista', desde }
      expect((await moveMany(shared, body)).status).toBe(400)
      expect(await stateOf(shared.id)).toBe('leida')
    },
  )

  test('of which none can be moved are refused', async () => {
    const mine = await three()
    for (const id of mine.ids) await setState(id, 'retirada')
    const { status, body } = await moveMany(mine, { ids: mine.ids, estado_candidatura: 'entrevista' })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'application_moved' })
  })

  test.each([
    [[]],
    [Array.from({ length: MOVED_AT_ONCE_MAX + 1 }, (_, index) => index + 1)],
    [['1']],
    [[0]],
    ['1'],
    [null],
  ])('are refused for %j', async (ids) => {
    expect((await moveMany(shared, { ids, estado_candidatura: 'entrevista' })).status).toBe(400)
  })
})
