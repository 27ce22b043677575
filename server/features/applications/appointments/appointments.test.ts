import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appointment } from '#server/database/schema/schema.ts'
import { encryptAgain } from '#server/encryption/encrypt-again.ts'
import { openCipher } from '#server/encryption/open-cipher.ts'
import { decryptOtherTime } from '#server/encryption/other-time.ts'
import { aCandidate, aCompany } from '#server/testing/factories.ts'
import {
  MONDAY,
  openAppointmentSite,
  place,
  timesOf,
  TUESDAY,
  type Cita,
} from '#server/testing/fixtures/applications/appointment-site.ts'

const { app, db, passSeconds, anApplicant, propose, cancel, choose, aProposal, appointmentOf } =
  await openAppointmentSite()

// For bodies that are refused, and last of all some that are not.
const shared = await aProposal()

const undo = (token: string, cambio: string | null) =>
  app.call('POST /api/companies/undo-application-states', { token, body: { cambio } })
const open = (id: number, token: string) =>
  app.call<{ estado_candidatura: string; cita: Cita | null }>(`GET /api/companies/application/${id}`, { token })
const listOf = async (side: 'companies' | 'users', token: string) =>
  (await app.call<(Cita & { nombre: string })[]>(`GET /api/${side}/appointments`, { token })).body

describe('A company proposes times', () => {
  test('and moves the application, once that cannot be undone the candidate reads them', async () => {
    const own = await anApplicant()
    const { status, body } = await propose(own, [MONDAY, TUESDAY])
    expect(status).toBe(200)
    const times = timesOf(MONDAY, TUESDAY).map((time) => ({ ...time, libre: true }))
    expect(body.cita).toMatchObject({ ...place, estado: 'propuesta', propuestas: times, elegida: null, ics: null })
    expect((await open(own.id, own.company.token)).body).toMatchObject({
      estado_candidatura: 'entrevista',
      cita: body.cita,
      en_canarias: false,
    })
    expect(await appointmentOf(own)).toBeNull()
    expect((await choose(own)).status).toBe(404)
    passSeconds(12)
    expect(await appointmentOf(own)).toEqual(body.cita)
  })

  test('and undoes it: the application is as before, and nothing was proposed', async () => {
    const own = await anApplicant()
    const { body } = await propose(own)
    expect((await undo(own.company.token, body.cambio)).status).toBe(200)
    expect((await open(own.id, own.company.token)).body.cita).toBeNull()
  })

  test('again: the same appointment, in its next version', async () => {
    const own = await aProposal()
    await choose(own)
    const { body } = await propose(own, [TUESDAY], { modo: 'telefono', lugar: '' })
    expect(body).toMatchObject({ cambio: null, cita: { version: 3, estado: 'propuesta', elegida: null } })
    passSeconds(12)
    expect(await appointmentOf(own)).toMatchObject({ modo: 'telefono', propuestas: [{ fecha_hora: TUESDAY }] })
  })

  const video = (lugar: string) => ({ modo: 'video', lugar })
  test.each([
    ['none', 400, { propuestas: [] }],
    ['four', 400, { propuestas: timesOf(MONDAY, TUESDAY, '2026-12-02T10:00:00Z', '2026-12-03T10:00:00Z') }],
    ['one twice, written in two ways', 400, { propuestas: timesOf(MONDAY, '2026-11-30T09:30:20Z') }],
    ['one in the past', 400, { propuestas: timesOf('2026-11-27T10:30:00+01:00') }],
    ['one that is far ahead', 400, { propuestas: timesOf('2027-11-30T10:30:00+01:00') }],
    ['one without its offset', 400, { propuestas: timesOf('2026-11-30T10:30:00') }],
    ['nine minutes', 400, { propuestas: [{ fecha_hora: MONDAY, minutos: 9 }] }],
    ['half minutes', 400, { propuestas: [{ fecha_hora: MONDAY, minutos: 30.5 }] }],
    ['no place', 400, { lugar: ' ' }],
    ['a script', 400, video('javascript:alert(1)')],
    ['a link that is not encrypted', 400, video('http://video.example/sala')],
    ['a link with a password', 400, video('https://ana:clave@video.example/sala')],
    ['a place with fraud', 400, { lugar: 'Llama antes al 806 123 456' }],
    ['a link', 200, video('https://video.example/sala?x=1')],
    ['a call', 200, { modo: 'telefono', lugar: '' }],
    ['a call by WhatsApp', 200, { modo: 'telefono', lugar: 'Por WhatsApp al 612 345 678' }],
  ])('with %s: %s', async (_, status, body) => {
    expect((await propose(shared, [MONDAY], body)).status).toBe(status)
  })

  test('to nobody else’s candidates, not without a session, and not as a candidate', async () => {
    const own = await aProposal()
    const strange = { ...own, company: await aCompany(app), person: await aCandidate(app) }
    expect((await propose(strange)).status).toBe(404)
    expect((await cancel(strange)).status).toBe(404)
    expect((await choose(strange)).status).toBe(404)
    const { token } = own.person
    const asOther = { ...own, company: { ...own.company, token }, person: { ...own.person, token: own.company.token } }
    const statuses = [await propose(asOther), await cancel(asOther), await choose(asOther)].map((one) => one.status)
    expect(statuses).toEqual([403, 403, 403])
    for (const call of ['PUT /api/companies/propose-appointment/1', 'GET /api/users/appointments'] as const) {
      expect((await app.call(call)).status).toBe(401)
    }
    expect((await appointmentOf(own))?.version).toBe(1)
  })

  test('not after a withdrawal', async () => {
    const own = await anApplicant()
    await app.call(`POST /api/users/withdraw-candidature/${own.id}`, { token: own.person.token })
    expect(await propose(own)).toMatchObject({ status: 409, body: { code: 'application_moved' } })
  })
})

describe('A candidate answers', () => {
  test('with a time, by one press, and a second press changes nothing', async () => {
    const own = await aProposal({}, [MONDAY, TUESDAY])
    const { body } = await choose(own, { propuesta: 1, version: 1 })
    expect(body.cita).toMatchObject({ estado: 'confirmada', version: 2, elegida: { fecha_hora: TUESDAY, minutos: 30 } })
    expect((await choose(own, { propuesta: 1 })).body.cita).toEqual(body.cita)
    expect(await listOf('users', own.person.token)).toMatchObject([{ nombre: 'Talleres Ejemplo', version: 2 }])
    expect(await listOf('companies', own.company.token)).toMatchObject([{ nombre: 'Ana Núñez', version: 2 }])
  })

  test('with another time, which is stored encrypted until the company proposes again', async () => {
    const own = await aProposal()
    const { body } = await choose(own, { otra: 'Por las tardes, desde las 16:00' })
    expect(body.cita).toMatchObject({ estado: 'otra', otra: 'Por las tardes, desde las 16:00' })
    const { rows } = await db.execute('select * from appointment where other_text is not null')
    expect(JSON.stringify(rows)).not.toContain('tardes')
    expect((await propose(own, [TUESDAY])).body.cita).toMatchObject({ estado: 'propuesta', otra: null })
    expect((await db.execute('select from appointment where other_text is not null')).rows).toEqual([])
  })

  test.each([
    [{}, 400],
    [{ propuesta: 0, otra: 'Mañana' }, 400],
    [{ propuesta: 2 }, 400],
    [{ propuesta: 1.5 }, 400],
    [{ otra: 'x'.repeat(201) }, 400],
    [{ otra: 'Ingresa 50 € para reservar tu plaza' }, 400],
    [{ propuesta: 0, version: 2 }, 409],
  ])('not with %j', async (body, status) => {
    expect((await choose(shared, body)).status).toBe(status)
  })

  test('not for a time that another candidate of the company has, nor for two at once', async () => {
    const [own, second] = [await anApplicant(), await anApplicant()]
    const [sameCompany, samePerson] = [
      await anApplicant({ company: own.company }),
      await anApplicant({ person: own.person }),
    ]
    const overlapping = '2026-11-30T10:45:00+01:00'
    for (const one of [own, second]) await propose(one)
    for (const one of [sameCompany, samePerson]) await propose(one, [overlapping])
    passSeconds(12)
    expect((await choose(own)).status).toBe(200)
    expect((await appointmentOf(sameCompany))?.propuestas[0]?.libre).toBe(false)
    expect(await choose(sameCompany)).toMatchObject({ status: 409, body: { code: 'appointment_taken' } })
    expect(await choose(samePerson)).toMatchObject({ status: 409, body: { code: 'appointment_overlaps' } })
    // That the person is elsewhere then is nobody’s business.
    const seen = await open(samePerson.id, samePerson.company.token)
    expect(seen.body.cita?.propuestas[0]?.libre).toBe(true)
    expect((await propose(sameCompany, [MONDAY])).body.code).toBe('appointment_taken')
    expect((await choose(second)).status).toBe(200)
    // A cancellation frees the time.
    await cancel(own)
    expect((await choose(sameCompany)).status).toBe(200)
  })
})

test('Whoever is hired is in the list no more, before the appointment is cancelled', async () => {
  const own = await aProposal()
  expect(await listOf('companies', own.company.token)).toHaveLength(1)
  const body = { estado_candidatura: 'contratada' }
  await app.call(`PUT /api/companies/application-state/${own.id}`, { token: own.company.token, body })
  expect(await listOf('companies', own.company.token)).toEqual([])
  expect((await open(own.id, own.company.token)).body.cita?.estado).toBe('propuesta')
})

test('A company cancels: nobody can choose it any more, and it is in no list', async () => {
  const own = await aProposal()
  expect((await cancel(own)).body.cita).toMatchObject({ estado: 'cancelada', version: 2, ics: null })
  expect(await cancel(own)).toMatchObject({ status: 409, body: { code: 'appointment_changed' } })
  expect(await choose(own)).toMatchObject({ status: 409, body: { code: 'appointment_changed' } })
  expect([await listOf('companies', own.company.token), await listOf('users', own.person.token)]).toEqual([[], []])
})

test('Of offers in the Canary Islands both sides know it', async () => {
  const offer = { mst_comunidades_id: 5, mst_provincias_id: 35, mst_ciudades_id: 35016 }
  expect(await appointmentOf(await aProposal({ offer }))).toMatchObject({ en_canarias: true })
})

test('What a candidate said is encrypted again with another secret', async () => {
  const own = await aProposal()
  await choose(own, { otra: 'El martes' })
  const cipher = await openCipher(db, { secret: 'another secret of the tests', previous: app.deps.appSecret })
  await encryptAgain({ db, cipher, log: app.deps.log })
  const [row] = await db.select().from(appointment).where(eq(appointment.applicationId, own.id))
  expect([row?.otherKeyId, row && decryptOtherTime(cipher, row)]).toEqual([cipher.keyId, 'El martes'])
})
