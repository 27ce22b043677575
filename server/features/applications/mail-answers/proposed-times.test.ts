import { beforeEach, expect, test } from 'vitest'
import { appointment, pendingAnswer } from '#server/database/schema/schema.ts'
import { openLinkSite } from '#server/testing/fixtures/applications/link-site.ts'
import { tellAppointments } from '#server/testing/tell-news.ts'

// A company proposes times for an interview by the link of a mail, without a session.

const { app, db, mails, named, applyTo, call, read, undo, likes, discards, later, history, toldLater } =
  await openLinkSite()

/** Monday, at half past ten in Madrid, and a minute after an answer given at eight is told. */
const MONDAY = '2026-11-23T10:30:00+01:00'
const TODAY = '2026-11-21T08:31:00+01:00'
const timesOf = (...times: string[]) => times.map((fecha_hora) => ({ fecha_hora, minutos: 30 }))
const cita = { modo: 'presencial', lugar: 'Calle Mayor 3', propuestas: timesOf(MONDAY) }

const propose = (token: string, more: object = {}) =>
  call('answer', { token, decision: 'me_interesa', cita: { ...cita, ...more } })

/** The subjects of the mails about an application once its answer is due. */
async function told() {
  const subjects = await toldLater()
  mails.length = 0
  await tellAppointments(app)
  return [...subjects, ...mails.map(({ subject }) => subject)]
}

const sigue = 'Tu candidatura a «Dependiente de tienda» sigue adelante'

beforeEach(async () => {
  await db.delete(pendingAnswer)
  await db.delete(appointment)
})

test('Times go with an answer that waits: half an hour later the candidate is told once, and chooses', async () => {
  const one = await named()
  await likes(one.token)
  later(300)
  const { body } = await propose(one.token)
  expect(body.pendiente).toEqual({ decision: 'me_interesa', se_envia: '2026-11-21T07:35:00.000Z', cita })
  expect((await likes(one.token)).body.pendiente).toEqual(body.pendiente)
  expect(await db.$count(appointment)).toBe(0)
  expect(await told()).toEqual(['Elige la hora de tu entrevista para «Dependiente de tienda»'])
  expect(await history(one)).toEqual(['entrevista'])
  const chosen = await app.call(`PUT /api/users/choose-appointment/${one.id}`, {
    token: one.candidate.token,
    body: { propuesta: 0 },
  })
  expect(chosen.body).toMatchObject({ cita: { estado: 'confirmada', elegida: { fecha_hora: MONDAY } } })
})

test('Times that are changed before they are told replace the first ones, and taking back takes back both', async () => {
  const one = await named()
  await propose(one.token)
  const byPhone = { modo: 'telefono', lugar: '', propuestas: timesOf('2026-11-24T09:00:00+01:00') }
  expect((await propose(one.token, byPhone)).body.pendiente?.cita).toEqual(byPhone)
  expect((await undo(one.token)).body.pendiente).toBeNull()
  expect(await told()).toEqual([])
  expect([await history(one), await db.$count(appointment)]).toEqual([[], 0])
})

test('Of times that pass meanwhile those that are left are proposed, and without any the plain answer is told', async () => {
  const [one, other] = [await named(), await named()]
  await propose(one.token, { propuestas: timesOf(TODAY, MONDAY) })
  await propose(other.token, { propuestas: timesOf(TODAY) })
  // No process worked for two minutes.
  later(120)
  expect((await told()).toSorted()).toEqual(['Elige la hora de tu entrevista para «Dependiente de tienda»', sigue])
  const [row, ...none] = await db.select().from(appointment)
  expect([row?.applicationId, row?.proposals, none]).toEqual([
    one.id,
    [{ startsAt: '2026-11-23T09:30:00.000Z', minutes: 30 }],
    [],
  ])
  expect(await history(other)).toEqual(['preseleccionada'])
})

test('A time that somebody else has at the company is refused, and given away meanwhile it leaves the plain answer', async () => {
  const one = await named()
  const other = await applyTo(one.offerId)
  const { token } = one.company
  await propose(one.token)
  await app.call(`PUT /api/companies/propose-appointment/${other.id}`, { token, body: cita })
  later(12)
  const choice = { token: other.candidate.token, body: { propuesta: 0 } }
  expect((await app.call(`PUT /api/users/choose-appointment/${other.id}`, choice)).status).toBe(200)
  expect(await propose(one.token)).toMatchObject({ status: 409, body: { code: 'appointment_taken' } })
  expect((await read(one.token)).body.pendiente).toMatchObject({ cita })
  expect(await told()).toContain(sigue)
  expect(await history(one)).toEqual(['preseleccionada'])
})

test('«No encaja» proposes nothing, not even afterwards, and a bad body changes nothing', async () => {
  const one = await named()
  const bad = [
    { propuestas: [] },
    { propuestas: timesOf('2026-11-20T10:30:00+01:00') },
    // Before the candidate hears of it.
    { propuestas: timesOf('2026-11-21T08:20:00+01:00') },
    { propuestas: timesOf('2026-11-23T10:30:00') },
    { lugar: ' ' },
    { lugar: 'Llama antes al 806 123 456' },
    { modo: 'video', lugar: 'javascript:alert(1)' },
  ]
  for (const more of bad) expect((await propose(one.token, more)).status).toBe(400)
  for (const more of [{ decision: 'no_encaja' }, { decision: 'me_interesa' }]) {
    expect((await call('answer', { token: one.token, texto: 'Gracias', cita, ...more })).status).toBe(400)
  }
  expect((await read(one.token)).body.pendiente).toBeNull()
  const { pendiente } = (await discards(one.token)).body
  expect((await propose(one.token)).body.pendiente).toEqual(pendiente)
})
