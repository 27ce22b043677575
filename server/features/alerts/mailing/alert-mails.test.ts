import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { alert, dailyCount } from '#server/database/schema/schema.ts'
import { openAlertSite } from '#server/testing/fixtures/alert-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { askIfWanted, forgetAlerts } from './ask-if-wanted.ts'
import { queueAlertMails } from './queue-alert-mails.ts'

const site = await openAlertSite()
const { app, db, mails, server, publish, sendAt, create, aReader, tokenIn, list } = site

beforeEach(site.forgetAll)

const subjects = (sent: { subject: string }[]) => sent.map(({ subject }) => subject)

describe('An alert is mailed', () => {
  test('at once, but once an hour at most', async () => {
    await create(await aReader(), {})
    await publish({ nombre: 'Primera' })
    expect(await sendAt('2026-11-21T10:01:00Z')).toHaveLength(1)
    await publish({ nombre: 'Segunda' })
    await publish({ nombre: 'Tercera' })
    expect(await sendAt('2026-11-21T10:59:00Z')).toEqual([])
    expect(subjects(await sendAt('2026-11-21T11:01:00Z'))).toEqual(['2 ofertas nuevas: Todas las ofertas'])
  })

  test.each([
    ['daily, at eight in winter', 'diaria', '2026-11-21T10:00:00Z', '2026-11-22T06:59:00Z', '2026-11-22T07:00:00Z'],
    ['daily, at eight in summer', 'diaria', '2026-07-10T10:00:00Z', '2026-07-11T05:59:00Z', '2026-07-11T06:00:00Z'],
    [
      'daily, at eight where the clocks go forward',
      'diaria',
      '2027-03-27T10:00:00Z',
      '2027-03-28T05:59:00Z',
      '2027-03-28T06:00:00Z',
    ],
    [
      'daily, at eight where the clocks go back',
      'diaria',
      '2026-10-24T10:00:00Z',
      '2026-10-25T06:59:00Z',
      '2026-10-25T07:00:00Z',
    ],
    [
      'daily, at eight of the same day before it',
      'diaria',
      '2026-11-21T05:00:00Z',
      '2026-11-21T06:59:00Z',
      '2026-11-21T07:00:00Z',
    ],
    ['on Mondays at eight', 'semanal', '2026-11-21T10:00:00Z', '2026-11-23T06:59:00Z', '2026-11-23T07:00:00Z'],
    [
      'on Mondays at eight after the clocks have changed',
      'semanal',
      '2026-10-24T10:00:00Z',
      '2026-10-26T06:59:00Z',
      '2026-10-26T07:00:00Z',
    ],
    [
      'on the next Monday after eight',
      'semanal',
      '2026-11-23T08:00:00Z',
      '2026-11-30T06:59:00Z',
      '2026-11-30T07:00:00Z',
    ],
  ])('%s', async (_, frecuencia, published, before, due) => {
    site.clock.set(published)
    await create(await aReader(), { frecuencia })
    await publish()
    expect(await sendAt(published)).toEqual([])
    expect(await sendAt(before)).toEqual([])
    expect(await sendAt(due)).toHaveLength(1)
  })

  test('not while it is paused, and not about what came meanwhile', async () => {
    const reader = await aReader()
    await create(reader, {})
    const [own] = await list(reader)
    const pause = (pausada: boolean) =>
      app.call(`PUT /api/alerts/${own?.alertas_id}`, { token: reader.token, body: { pausada } })
    await pause(true)
    await publish()
    expect(await sendAt('2026-11-21T10:01:00Z')).toEqual([])
    await pause(false)
    expect(await sendAt('2026-11-21T10:02:00Z')).toEqual([])
    await publish({ nombre: 'Después' })
    expect(subjects(await sendAt('2026-11-21T10:03:00Z'))).toEqual(['Una oferta nueva: Después'])
  })

  test('with the same id where the mail server fails, and with the same offers', async () => {
    await create(await aReader(), {})
    await publish({ nombre: 'Primera' })
    const ids: string[] = []
    server.fails = ({ id }) => {
      ids.push(id)
      return ids.length === 1 ? new Error('away') : undefined
    }
    await sendAt('2026-11-21T10:01:00Z')
    await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    await runJobs(app)
    expect(subjects(mails)).toEqual(['Una oferta nueva: Primera'])
    expect(new Set(ids).size).toBe(1)
    const counted = db.select({ count: dailyCount.count }).from(dailyCount)
    expect(await counted.where(eq(dailyCount.name, 'alert_mails'))).toEqual([{ count: 1 }])
  })

  test('once where two processes match and mail at the same time', async () => {
    await create(await aReader(), {})
    await publish()
    await Promise.all([queueAlertMails(app.deps, 'inmediata'), queueAlertMails(app.deps, 'inmediata')])
    await Promise.all([runJobs(app), runJobs(app)])
    expect(mails).toHaveLength(1)
  })
})

describe('A year later', () => {
  const later = '2027-11-23T10:00:00Z'

  test('its reader is asked once whether it is still wanted, and it goes on after a press', async () => {
    await create(await aReader(), {})
    site.clock.set(later)
    for (let night = 0; night < 2; night += 1) await askIfWanted(app.deps)
    await runJobs(app)
    expect(subjects(mails)).toEqual(['¿Quieres seguir recibiendo este aviso?'])
    const asked = () => db.$count(alert, sql`asked_at is not null`)
    expect(await asked()).toBe(1)
    const token = tokenIn(mails[0], '/avisos/seguir')
    expect((await app.call('POST /api/alert-links/keep', { body: { token } })).status).toBe(200)
    expect(await asked()).toBe(0)
  })

  test('it is paused without an answer', async () => {
    await create(await aReader(), {})
    site.clock.set(later)
    await askIfWanted(app.deps)
    site.clock.set('2027-12-30T10:00:00Z')
    await askIfWanted(app.deps)
    expect(await db.$count(alert, sql`paused`)).toBe(1)
  })
})

test('an alert that no visitor has confirmed is forgotten after a week, with the e-mail', async () => {
  await create(undefined, { email: 'olvidada@prueba.example' })
  site.clock.set('2026-11-27T10:00:00Z')
  await forgetAlerts(app.deps)
  expect(await db.$count(alert)).toBe(1)
  site.clock.set('2026-11-30T10:00:00Z')
  await forgetAlerts(app.deps)
  const { rows } = await db.execute(sql`select from subscriber where email = 'olvidada@prueba.example'`)
  expect([await db.$count(alert), rows.length]).toEqual([0, 0])
})
