import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountDeletion, appointment, company } from '#server/database/schema/schema.ts'
import { composeMessage } from '#server/mail/compose-message.ts'
import {
  MONDAY,
  openAppointmentSite,
  TUESDAY,
  type Applicant,
} from '#server/testing/fixtures/applications/appointment-site.ts'
import { tellNews } from '#server/testing/tell-news.ts'
import { sweepAppointments } from './queue-appointments.ts'

const START = '2026-11-28T10:00:00Z'
const { app, db, clock, mails, passSeconds, anApplicant, propose, cancel, choose, aProposal, tell, appointmentOf } =
  await openAppointmentSite()

beforeEach(async () => {
  clock.set(START)
  await db.execute(sql`delete from appointment`)
})

const toChoose = 'Elige la hora de tu entrevista para «Dependiente de tienda»'
const toMonday = 'Entrevista el lunes 30, 10:30'
const offMonday = 'Ya no hay entrevista el lunes 30, 10:30'

function entryOf(file = '') {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const event = calendar.getFirstSubcomponent('vevent')
  const valueOf = (name: string) => String(event?.getFirstPropertyValue(name))
  return { method: String(calendar.getFirstPropertyValue('method')), valueOf }
}

async function aConfirmed(): Promise<Applicant> {
  const own = await aProposal()
  await tell(own)
  await choose(own)
  await tell(own)
  return own
}

describe('Mails', () => {
  test('tell the candidate of a proposal once it cannot be undone, both of the choice, and each once', async () => {
    const own = await anApplicant()
    await propose(own)
    expect(await tell(own)).toEqual([])
    passSeconds(12)
    expect(await tell(own)).toEqual([['person', toChoose]])
    await choose(own)
    expect(await tell(own)).toEqual([
      ['company', toMonday],
      ['person', toMonday],
    ])
    expect(await tell(own)).toEqual([])
  })

  test('take the place of the letter that there will be an interview', async () => {
    const own = await anApplicant()
    await propose(own)
    passSeconds(12)
    await tellNews(app)
    const subjects = mails.filter(({ to }) => to === own.person.email).map(({ subject }) => subject)
    expect(subjects).toEqual(['Hemos enviado tu candidatura a «Dependiente de tienda»'])
  })

  const asks = (own: Applicant, state: string, path = 'PUT /api/companies/application-state') =>
    app.call<{ cambio: string }>(`${path}/${own.id}` as 'PUT /', {
      token: own.company.token,
      body: { estado_candidatura: state },
    })
  const undo = ({ company: { token } }: Applicant, { body: { cambio } }: { body: { cambio: string | null } }) =>
    app.call('POST /api/companies/undo-application-states', { token, body: { cambio } })

  test('say nothing of a proposal that was undone, also if it came after the move', async () => {
    const [own, other] = [await anApplicant(), await anApplicant()]
    await undo(own, await propose(own))
    const moved = await asks(other, 'entrevista')
    passSeconds(3)
    await propose(other)
    await undo(other, moved)
    passSeconds(12)
    expect([await tell(own), await tell(other)]).toEqual([[], []])
    expect([await appointmentOf(own), await appointmentOf(other)]).toEqual([null, null])
  })

  test('tell both that a time is off which an undone proposal took the place of', async () => {
    const own = await aConfirmed()
    await asks(own, 'preseleccionada')
    passSeconds(12)
    await undo(own, await propose(own, [TUESDAY]))
    expect((await tell(own)).map(([, subject]) => subject)).toEqual([offMonday, offMonday])
  })

  test('tell the company when the candidate can, and both that a time was given up', async () => {
    const own = await aProposal()
    await tell(own)
    await choose(own, { otra: 'Por las tardes' })
    expect(await tell(own)).toEqual([['company', 'Ana Núñez no puede a esas horas']])
    expect(mails[0]?.text).toContain('«Por las tardes»')
    const late = await aConfirmed()
    await choose(late, { otra: 'El martes' })
    expect(await tell(late)).toEqual([
      ['company', 'Ana Núñez no puede a esas horas'],
      ['person', offMonday],
    ])
  })

  test('tell both of another time and of a cancellation, in the entry that calendars have', async () => {
    const own = await aConfirmed()
    const first = entryOf(mails[0]?.calendar)
    expect([first.method, first.valueOf('status'), first.valueOf('sequence')]).toEqual(['PUBLISH', 'CONFIRMED', '2'])
    expect(first.valueOf('dtstart')).toBe('2026-11-30T09:30:00Z')
    await propose(own, [TUESDAY])
    passSeconds(12)
    expect(await tell(own)).toEqual([
      ['company', offMonday],
      ['person', 'Nuevas horas de tu entrevista para «Dependiente de tienda»'],
    ])
    expect(mails.map(({ calendar }) => entryOf(calendar).valueOf('status'))).toEqual(['CANCELLED', 'CANCELLED'])
    await choose(own)
    await tell(own)
    await cancel(own)
    expect((await tell(own)).map(([, subject]) => subject)).toEqual(
      Array(2).fill('Ya no hay entrevista el martes 1 de diciembre, 16:00'),
    )
    const last = entryOf(mails[0]?.calendar)
    expect([last.valueOf('status'), last.valueOf('sequence')]).toEqual(['CANCELLED', '5'])
    expect(last.valueOf('uid')).toBe(first.valueOf('uid'))
  })

  test('say only the last of two changes', async () => {
    const own = await aProposal()
    await choose(own)
    await cancel(own)
    expect((await tell(own)).map(([, subject]) => subject)).toEqual([offMonday, offMonday])
  })
})

test('A file for calendars has long Spanish texts, and no way to reach anybody', async () => {
  const offer = { nombre: `Dependiente, cajero; «ñandú» ${'muy largo '.repeat(12)}` }
  const own = await anApplicant({ offer })
  await propose(own, [MONDAY], { lugar: 'Calle Mayor 3; 2.º, puerta «B»\\C' })
  passSeconds(12)
  const { ics } = (await choose(own)).body.cita
  expect(entryOf(ics ?? '').valueOf('summary')).toBe(`Entrevista en Talleres Ejemplo: ${offer.nombre.trim()}`)
  expect(entryOf(ics ?? '').valueOf('location')).toBe('Calle Mayor 3; 2.º, puerta «B»\\C')
  const lines = (ics ?? '').split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  await tell(own)
  for (const mail of mails) {
    expect(mail.calendar).not.toMatch(/@prueba|600 ?000|mailto|tel:/)
    const { attachments } = composeMessage(mail, {
      name: 'Faro',
      address: 'a@faro.example',
      baseUrl: 'https://a.example',
    })
    expect(attachments).toMatchObject([
      { filename: 'cita.ics', contentType: expect.stringContaining('method=PUBLISH') },
    ])
  }
})

describe('Both are reminded', () => {
  const reminder = 'Recuerda: entrevista el lunes 30, 10:30'

  test('from nine o’clock on the day before, once', async () => {
    const own = await aConfirmed()
    clock.set('2026-11-29T07:59:00Z')
    expect(await tell(own)).toEqual([])
    clock.set('2026-11-29T08:00:00Z')
    expect(await tell(own)).toEqual([
      ['company', reminder],
      ['person', reminder],
    ])
    expect(await tell(own)).toEqual([])
  })

  test('not of what was agreed on after that, and not of what was cancelled', async () => {
    clock.set('2026-11-29T07:00:00Z')
    const [late, own] = [await aProposal({}, ['2026-11-30T13:00:00+01:00']), await aConfirmed()]
    await cancel(own)
    await tell(own)
    clock.set('2026-11-29T09:00:00Z')
    await choose(late)
    expect((await tell(late)).map(([, subject]) => subject)).toEqual(Array(2).fill('Entrevista el lunes 30, 13:00'))
    expect(await tell(late)).toEqual([])
  })
})

describe('An appointment ends, and who waited is told', () => {
  const leave = async (accountId: number) =>
    db.insert(accountDeletion).values({ accountId, requestedAt: clock.now(), dueAt: clock.now(), pausedProjects: [] })
  const asCompany = (path: string) => (own: Applicant) =>
    app.call<{ cambio?: string }>(path.replace('{id}', String(own.id)) as 'PUT /', {
      token: own.company.token,
      body: ends[path] ?? {},
    })
  const discard = 'PUT /api/companies/application-state/{id}'
  const ends: Record<string, object> = {
    [discard]: { estado_candidatura: 'descartada', motivo: 'otro', texto: 'Gracias por tu interés.' },
  }
  const both = [
    ['company', offMonday],
    ['person', offMonday],
  ]
  const asPerson = (path: string) => (own: Applicant) =>
    app.call(path.replace('{id}', String(own.id)) as 'PUT /', { token: own.person.token })
  const offerOf = ({ id }: Applicant) => sql`(select offer_id from application where id = ${id})`

  test.each<[string, (own: Applicant) => Promise<unknown>, string[][]]>([
    ['a withdrawal', asPerson('POST /api/users/withdraw-candidature/{id}'), both],
    ['deleting the application', asPerson('DELETE /api/users/delete-candidature/{id}'), both],
    ['a discard', asCompany(discard), both],
    ['a deleted offer', (own) => db.execute(sql`delete from offer where id = ${offerOf(own)}`), both],
    ['a candidate who leaves', ({ person }) => leave(person.accountId), [['company', offMonday]]],
    ['a company that leaves', (own) => leave(own.company.accountId), [['person', offMonday]]],
    [
      'a suspension',
      ({ company: { companyId } }) => db.update(company).set({ isSuspended: true }).where(eq(company.id, companyId)),
      both,
    ],
    [
      'a destroyed candidate',
      ({ person }) => db.execute(sql`delete from account where id = ${person.accountId}`),
      [['company', offMonday]],
    ],
    [
      'a destroyed company',
      (own) => db.execute(sql`delete from account where id = ${own.company.accountId}`),
      [['person', offMonday]],
    ],
  ])('by %s', async (_, end, told) => {
    const own = await aConfirmed()
    await end(own)
    passSeconds(12)
    expect(await tell(own)).toEqual(told)
    expect(await tell(own)).toEqual([])
  })

  test('not by a discard that is undone', async () => {
    const own = await aConfirmed()
    const { body } = await asCompany(discard)(own)
    expect(await tell(own)).toEqual([])
    await app.call('POST /api/companies/undo-application-states', { token: own.company.token, body })
    passSeconds(12)
    expect(await tell(own)).toEqual([])
    expect(await appointmentOf(own)).toMatchObject({ estado: 'confirmada' })
  })

  test('not after it took place', async () => {
    clock.set('2026-11-30T08:00:00Z')
    const own = await aConfirmed()
    clock.set('2026-11-30T11:00:00Z')
    expect((await asCompany(discard)(own)).status).toBe(200)
    passSeconds(12)
    expect(await tell(own)).toEqual([])
    expect(await appointmentOf(own)).toMatchObject({ estado: 'pasada' })
  })

  test.each(['person', 'company'] as const)('and one that took place lets the %s go', async (side) => {
    const [own, other] = [await aConfirmed(), await aConfirmed()]
    clock.set('2026-11-30T11:00:00Z')
    await db.execute(sql`delete from account where id in (${own[side].accountId}, ${other[side].accountId})`)
    expect(await db.$count(appointment, sql`${appointment.endsAt} < ${clock.now().toISOString()}`)).toBe(2)
  })

  test('and without an application its row goes, once the other side was told', async () => {
    const own = await aConfirmed()
    await asPerson('DELETE /api/users/delete-candidature/{id}')(own)
    await sweepAppointments(app.deps)
    await tell(own)
    const told = mails.map(({ text }) => text.split('\n')[2]).toSorted()
    const ended = ', el lunes 30, 10:30, ya no se hará a esa hora.'
    expect(told).toEqual(['Ana Núñez', 'Talleres Ejemplo'].map((who) => `La entrevista con ${who}${ended}`))
    clock.set('2026-12-05T10:00:00Z')
    await sweepAppointments(app.deps)
    expect(await db.$count(appointment)).toBe(1)
    clock.set('2026-12-06T10:01:00Z')
    await sweepAppointments(app.deps)
    expect(await db.$count(appointment)).toBe(0)
  })
})
