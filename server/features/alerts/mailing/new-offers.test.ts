import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { dismissedOffer, offer, toldOffer } from '#server/database/schema/schema.ts'
import { aCv, anApplication } from '#server/testing/factories.ts'
import { openAlertSite } from '#server/testing/fixtures/alert-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { queueAlertMails } from './queue-alert-mails.ts'

const site = await openAlertSite()
const { app, db, mails, publish, sendAt, create, aReader, list } = site

const races = rounds({ quick: 3, deep: 100 })

beforeEach(site.forgetAll)

const subjects = (sent: { subject: string }[]) => sent.map(({ subject }) => subject)

describe('A new offer', () => {
  test('is mailed to who asked for such ones, once', async () => {
    const reader = await aReader()
    await create(reader, { filtros: { nombre: 'cocinero', provincia: 28 } })
    const id = await publish({ nombre: 'Cocinero de partida' })
    await publish({ nombre: 'Soldador' })
    const [mail] = await sendAt('2026-11-21T10:01:00Z')
    expect(mail).toMatchObject({ to: reader.email, subject: 'Una oferta nueva: Cocinero de partida' })
    expect(mail?.text).toContain('Tu aviso: cocinero en la provincia de Madrid.')
    expect(mail?.text).toContain(`https://empleo.example/vista-oferta-completa/${id}?de=aviso`)
    expect(mail?.text).not.toContain('Soldador')
    expect(mail?.unsubscribe).toMatch(/^https:\/\/empleo\.example\/baja-avisos\?token=/)
    expect(await list(reader)).toMatchObject([{ ultimo_envio: '2026-11-21' }])
    expect(await sendAt('2026-11-22T10:01:00Z')).toEqual([])
  })

  test('around a town is mailed if the list with the same distance shows it', async () => {
    const asturias = { mst_comunidades_id: 3, mst_provincias_id: 33 }
    await create(await aReader(), { filtros: { ciudad: 'Gijón', distancia: 25 } })
    await publish({ ...asturias, mst_ciudades_id: 33_024, nombre: 'Gijonesa' })
    await publish({ ...asturias, mst_ciudades_id: 33_044, nombre: 'Ovetense' })
    await publish({ ...asturias, mst_ciudades_id: 33_036, nombre: 'Llanisca' })
    const query = `ciudad=${encodeURIComponent('Gijón')}&distancia=25`
    const { body } = await app.call<{ nombre: string }[]>(`GET /api/companies/all-active-offers?${query}` as 'GET /')
    expect(body.map(({ nombre }) => nombre).toSorted()).toEqual(['Gijonesa', 'Ovetense'])
    const [mail] = await sendAt('2026-11-21T10:01:00Z')
    expect(mail?.text.match(/Gijonesa|Ovetense|Llanisca/g)?.toSorted()).toEqual(['Gijonesa', 'Ovetense'])
    expect(mail?.text).toContain('a 25 km de Gijón')
  })

  test('that was published before the alert is not new', async () => {
    await publish({ nombre: 'Cocinero' })
    await create(await aReader(), { filtros: { nombre: 'cocinero' } })
    expect(await sendAt('2026-11-21T10:01:00Z')).toEqual([])
  })

  test('is told once to somebody with two alerts that match it', async () => {
    const reader = await aReader()
    await create(reader, { filtros: { nombre: 'cocinero' } })
    await create(reader, { filtros: { provincia: 28 } })
    await publish({ nombre: 'Cocinero' })
    expect(await sendAt('2026-11-21T10:01:00Z')).toHaveLength(1)
  })

  test('that is paused and published again is not new', async () => {
    await create(await aReader(), {})
    const id = await publish()
    expect(await sendAt('2026-11-21T10:01:00Z')).toHaveLength(1)
    await db.delete(toldOffer)
    for (const state of [0, 1] as const) await db.update(offer).set({ state }).where(eq(offer.id, id))
    expect(await sendAt('2026-11-21T12:00:00Z')).toEqual([])
  })

  test('that was withheld at first is new once an operator approves it', async () => {
    await create(await aReader(), {})
    const id = await publish()
    await db.execute(sql`delete from announced_offer where offer_id = ${id}`)
    await db.update(offer).set({ review: 'held' }).where(eq(offer.id, id))
    expect(await sendAt('2026-11-21T10:01:00Z')).toEqual([])
    await db.update(offer).set({ review: 'approved' }).where(eq(offer.id, id))
    expect(await sendAt('2026-11-21T10:02:00Z')).toHaveLength(1)
  })

  test('is mailed to nobody who has applied to it, or does not want to see it', async () => {
    const applied = await aReader()
    const dismissed = await aReader()
    const both = await Promise.all([applied, dismissed].map((one) => create(one, { frecuencia: 'diaria' })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const offerId = await publish()
    await anApplication(app, { by: applied, offerId, cvId: await aCv(app, { by: applied }) })
    await db.insert(dismissedOffer).values({ candidateId: dismissed.candidateId, offerId, dismissedAt: new Date() })
    await sendAt('2026-11-21T10:01:00Z')
    expect(
      subjects(await sendAt('2026-11-22T07:00:00Z')).filter((subject) => subject.includes('oferta nueva')),
    ).toEqual([])
  })

  test.each([
    ['ended', { expiresOn: '2026-11-20' }],
    ['was rejected', { review: 'rejected' }],
    ['was paused', { state: 0 }],
  ] as const)('is not mailed where it %s between match and mail', async (_, change) => {
    await create(await aReader(), {})
    const id = await publish()
    await publish({ nombre: 'La otra' })
    await queueAlertMails(app.deps, 'inmediata')
    await db.update(offer).set(change).where(eq(offer.id, id))
    await runJobs(app)
    expect(subjects(mails)).toEqual(['Una oferta nueva: La otra'])
  })

  test('is never mailed if it was rejected before its mail is written, however close that is', async () => {
    await create(await aReader(), {})
    for (let round = 0; round < races; round += 1) {
      const id = await publish()
      await queueAlertMails(app.deps, 'inmediata')
      await db.execute(sql`update alert set queued_at = null`)
      mails.length = 0
      const begun = Promise.withResolvers<number>()
      const reject = async () => {
        await wait(randomInt(4))
        await db.update(offer).set({ review: 'rejected' }).where(eq(offer.id, id))
        return performance.now()
      }
      const send = async () => {
        await wait(randomInt(12))
        begun.resolve(performance.now())
        await runJobs(app)
      }
      const [rejectedAt] = await Promise.all([reject(), send()])
      const wasRejectedBefore = rejectedAt < (await begun.promise)
      expect({ round, isMailed: wasRejectedBefore && mails.length > 0 }).toEqual({ round, isMailed: false })
    }
  })

  test('is one of twenty in a mail, and the rest is behind a link', async () => {
    await create(await aReader(), {})
    for (let n = 1; n <= 23; n += 1) await publish({ nombre: `Oferta ${n}` })
    const [mail, ...others] = await sendAt('2026-11-21T10:01:00Z')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('23 ofertas nuevas: Todas las ofertas')
    expect(mail?.text.match(/vista-oferta-completa/g)).toHaveLength(20)
    expect(mail?.text).toContain('Y 3 más, en la lista.')
    await sendAt('2026-11-21T12:00:00Z')
    expect(mails).toEqual([])
  })
})
