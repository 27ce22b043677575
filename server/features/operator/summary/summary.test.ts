import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { readEnv } from '#server/config/env.ts'
import {
  company,
  companyVerification,
  applicationEvent,
  offer,
  reportCase,
  siteDay,
} from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anAccount, anApplication, anOffer, anOperator } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { recordSiteDay } from './record-site-day.ts'

interface Summary {
  colas: { cola: string; esperan: number; vencidas: number }[]
  ofertas_activas: number
  empresas: number
  empresas_premium: number
  avisos_activos: number
  ajustes_que_faltan: string[]
  primera_respuesta_horas: number | null
  dias: {
    dia: string
    candidatos: number
    primera_respuesta_horas: number | null
    ofertas_activas: number | null
    empresas_premium: number | null
  }[]
}

async function aSite() {
  // 00:30 in Madrid: the day begins before that of UTC.
  const clock = createTestClock('2026-11-20T23:30:00Z')
  const app = await createTestApp({ clock })
  const { token } = await anOperator(app)
  const read = async () => {
    // Signed in again after each move of the clock.
    const { token: fresh } = await anOperator(app)
    return (await app.call<Summary>('GET /api/operator/summary', { token: fresh })).body
  }
  return { app, clock, token, read, db: app.deps.db }
}

test('an empty site has 30 days of nothing, the last one today in Madrid', async () => {
  const { read } = await aSite()
  const summary = await read()
  expect(summary.dias).toHaveLength(30)
  expect(summary.dias[0]?.dia).toBe('2026-10-23')
  expect(summary.dias.at(-1)).toEqual({
    dia: '2026-11-21',
    candidatos: 0,
    empresas: 0,
    ofertas: 0,
    candidaturas: 0,
    avisos_confirmados: 0,
    correos_de_avisos: 0,
    visitas_desde_correos: 0,
    primera_respuesta_horas: null,
    ofertas_activas: 0,
    empresas_premium: 0,
  })
  expect(summary.dias.slice(0, -1).every((day) => day.ofertas_activas === null)).toBe(true)
  expect(summary).toMatchObject({ ofertas_activas: 0, empresas: 0, empresas_premium: 0, primera_respuesta_horas: null })
  expect(summary.colas.map(({ cola }) => cola)).toEqual(['empresas', 'ofertas', 'denuncias'])
})

test('names the settings that the operator has not made', async () => {
  const { read } = await aSite()
  expect((await read()).ajustes_que_faltan).toEqual([...readEnv({}).legal.missing, 'PROCESSORS'])
})

test('sign-ups, offers and applications count on their day in Madrid', async () => {
  const { app, clock, read } = await aSite()
  const by = await aCompany(app, { plan: 'premium' })
  const offerId = await anOffer(app, { by })
  await anOffer(app, { by, estado: 0 })
  clock.set('2026-11-21T23:30:00Z')
  const ana = await aCandidate(app)
  await anApplication(app, { by: ana, offerId, cvId: await aCv(app, { by: ana }) })
  const { dias, ...now } = await read()
  expect(dias.slice(-2)).toMatchObject([
    { dia: '2026-11-21', candidatos: 0, empresas: 1, ofertas: 2, candidaturas: 0 },
    { dia: '2026-11-22', candidatos: 1, empresas: 0, ofertas: 0, candidaturas: 1 },
  ])
  expect(now).toMatchObject({ ofertas_activas: 1, empresas: 1, empresas_premium: 1 })
})

test('the table of figures has a row for each month, sector and town, with hires, for operators alone', async () => {
  const { app, clock, db } = await aSite()
  const by = await aCompany(app, { plan: 'premium' })
  const [offerId, other] = [await anOffer(app, { by }), await anOffer(app, { by })]
  const read = async (token?: string) =>
    app.call<{ csv: string; completo: boolean }>('GET /api/operator/figures-csv', token ? { token } : {})
  clock.set('2026-12-01T10:00:00Z')
  for (const state of ['contratada', 'leida'] as const) {
    const applicant = await aCandidate(app)
    await anApplication(app, { by: applicant, offerId, cvId: await aCv(app, { by: applicant }) })
    await db.execute(sql`update application set state = ${state}, state_at = '2026-12-31T23:30:00Z'
      where id = (select max(id) from application)`)
  }
  await db.update(offer).set({ sectorId: 1, state: 0, coveredOn: '2026-12-01' }).where(eq(offer.id, other))
  clock.set('2027-01-02T10:00:00Z')
  const { token } = await anOperator(app)
  const { body } = await read(token)
  const rows = body.csv
    .trim()
    .split('\r\n')
    .map((line) => line.replaceAll('"', '').split(';'))
  const place = rows[1]?.slice(2, 4) ?? []
  expect(rows[0]?.join(' ')).toBe('mes sector provincia ciudad ofertas candidaturas contrataciones ofertas_cubiertas')
  const hired = ['Comercio y Ventas', ...place]
  const filled = ['Administración y Oficina', ...place]
  expect(rows.slice(1)).toEqual([
    ['2027-01', ...hired, '0', '0', '1', '0'],
    ['2026-12', ...filled, '0', '0', '0', '1'],
    ['2026-12', ...hired, '0', '2', '0', '0'],
    ['2026-11', ...filled, '1', '0', '0', '0'],
    ['2026-11', ...hired, '1', '0', '0', '0'],
  ])
  expect(body.completo).toBe(true)
  expect((await read()).status).toBe(401)
  expect((await read((await aCompany(app)).token)).status).toBe(403)
  clock.set('2027-11-02T10:00:00Z')
  const later = (await read((await anOperator(app)).token)).body.csv
  expect(later, 'older than 12 months').not.toContain('2026-11')
})

test('alerts, their mails and visits by their links count on their day, without anybody in them', async () => {
  const { app, read } = await aSite()
  const { token } = await aCandidate(app)
  await app.call('POST /api/alerts', { token, body: { filtros: {}, frecuencia: 'diaria' } })
  for (let visit = 0; visit < 3; visit += 1) await app.call('POST /api/mail-visits', { body: {} })
  const { dias, avisos_activos: active } = await read()
  expect([active, dias.at(-1)]).toMatchObject([
    1,
    { dia: '2026-11-21', avisos_confirmados: 1, correos_de_avisos: 0, visitas_desde_correos: 3 },
  ])
})

test('the time to the first answer is the median of first readings, each on its day: an opening, a download or a decision', async () => {
  const { app, clock, read, db } = await aSite()
  const by = await aCompany(app)
  const offerId = await anOffer(app, { by })
  const applied = clock.now()
  const act = (applicationId: number, hours: number, to: ApplicationState, undoneAt: Date | null = null) => {
    const happenedAt = new Date(applied.getTime() + hours * 3_600_000)
    return db
      .insert(applicationEvent)
      .values({ applicationId, from: 'enviada', to, happenedAt, actor: 'empresa', undoneAt })
  }
  for (const hours of [[2, 30], [4], [9], []]) {
    const applicant = await aCandidate(app)
    const cvId = await aCv(app, { by: applicant })
    await anApplication(app, { by: applicant, offerId, cvId })
    await db.execute(
      sql`update application set note_version = 1, note_accepted_at = ${applied.toISOString()} where cv_id = ${cvId}`,
    )
    const { rows } = await db.execute<{ id: number }>(sql`select id::int from application where cv_id = ${cvId}`)
    const id = rows[0]?.id ?? 0
    for (const hour of hours) await act(id, hour, hour === 9 ? 'descartada' : 'leida')
    await act(id, 0, 'entrevista', applied)
    await act(id, 1, 'cerrada')
  }
  clock.set(new Date(applied.getTime() + 3 * 86_400_000).toISOString())
  const { dias, primera_respuesta_horas: median } = await read()
  expect(median).toBe(4)
  const answered = dias.filter((day) => day.primera_respuesta_horas !== null)
  expect(answered).toMatchObject([{ dia: '2026-11-21', primera_respuesta_horas: 4 }])
})

test('waiting work is counted at once, and is overdue after a working day', async () => {
  // A Friday.
  const { app, clock, read, db } = await aSite()
  const by = await aCompany(app)
  const waits = async () => (await read()).colas.map(({ esperan, vencidas }) => [esperan, vencidas])
  expect(await waits()).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  const offerId = await anOffer(app, { by })
  const reported = { offerId, companyId: by.companyId, offerName: 'Dependiente', queuedAt: clock.now() }
  await db.insert(reportCase).values(reported)
  await db.insert(companyVerification).values({
    companyId: by.companyId,
    legalName: 'Talleres Ejemplo, S. L.',
    taxNumber: 'B12345674',
    contactName: 'Eva',
    contactPosition: 'Gerente',
    contactPhone: '600000001',
    contactEmail: 'eva@prueba.example',
    submittedAt: clock.now(),
  })
  await db.update(company).set({ verification: 'pending' }).where(eq(company.id, by.companyId))
  expect(await waits()).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ])
  clock.set('2026-11-24T12:00:00Z')
  expect(await waits()).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
})

test('each night counts active offers and Premium once or again, and a missed night leaves a gap', async () => {
  const { app, clock, read, db } = await aSite()
  const night = async (day: string) => {
    clock.set(`${day}T02:00:00Z`)
    await Promise.all([recordSiteDay(app.deps), recordSiteDay(app.deps)])
  }
  await db.insert(siteDay).values({ day: '2025-01-01', activeOffers: 7, premiumCompanies: 1 })
  const by = await aCompany(app, { plan: 'premium' })
  await anOffer(app, { by })
  await night('2026-11-21')
  clock.set('2026-11-21T10:00:00Z')
  await anOffer(app, { by: await aCompany(app) })
  await night('2026-11-23')
  const { dias } = await read()
  const stock = dias.slice(-4).map((day) => [day.dia, day.ofertas_activas, day.empresas_premium])
  expect(stock).toEqual([
    ['2026-11-20', null, null],
    ['2026-11-21', 1, 1],
    ['2026-11-22', null, null],
    ['2026-11-23', 2, 1],
  ])
  await night('2026-12-24')
  expect((await read()).dias.find(({ dia }) => dia === '2026-12-24')?.ofertas_activas, 'both have ended').toBe(0)
  expect(await db.$count(siteDay), 'those of long ago are gone').toBe(3)
})

test('the other numbers are at most a minute old', async () => {
  const { app, clock, read } = await aSite()
  await read()
  await aCandidate(app)
  expect((await read()).dias.at(-1)?.candidatos).toBe(0)
  clock.set(new Date(clock.now().getTime() + 60_000).toISOString())
  expect((await read()).dias.at(-1)?.candidatos).toBe(1)
})

test('neither a session without a second factor nor a disabled operator reads it', async () => {
  const { app } = await aSite()
  const { token } = await anOperator(app, { hasSecondFactor: false })
  expect((await app.call('GET /api/operator/summary', { token })).status).toBe(403)
  expect((await app.call('GET /api/operator/summary', { token: (await anAccount(app)).token })).status).toBe(403)
})
