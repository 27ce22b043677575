import { eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { application, applicationEvent, company, pendingAnswer } from '#server/database/schema/schema.ts'
import { answerTokenIn, openLinkSite } from '#server/testing/fixtures/applications/link-site.ts'
import { tellUnanswered } from '../replies/tell-unanswered.ts'

const site = await openLinkSite()
const { app, db, mails, tellAfter, applyTo, named, call, read, undo, likes, discards, later } = site
const { history, pendingCount, toldLater } = site
const MINUTE = 60

beforeEach(async () => void (await db.delete(pendingAnswer)))

interface Applied {
  id: number
  company: { token: string }
}

const decide = ({ company: { token }, id }: Applied, estado_candidatura: string) =>
  app.call<{ cambio: string }>(`PUT /api/companies/application-state/${id}`, { token, body: { estado_candidatura } })

describe('The mail of new applications', () => {
  test('has two links for each person and the way to the desk, with the token where no server logs it', async () => {
    const { mail, id } = await named({ nombre: 'Mozo de almacén' })
    const link = String.raw`https://empleo\.example/responder-candidatura#token=[\w.-]+&decision=`
    expect(mail?.text).toMatch(
      new RegExp(
        `Ana Núñez\nPara «Mozo de almacén»\\.\n.*candidatura=${id}\nMe interesa:\n${link}me_interesa\nNo encaja:\n${link}no_encaja\n`,
      ),
    )
    expect(mail?.html).toContain('aria-label="No encaja: Ana Núñez"')
  })

  test('that comes within the half hour says what was answered and leads to taking it back, and names that person only there', async () => {
    const first = await named()
    await db.update(company).set({ applicationMail: 'resumen' }).where(eq(company.id, first.company.companyId))
    await db.update(application).set({ createdOn: '2026-11-01' }).where(eq(application.id, first.id))
    later(50 * MINUTE)
    await discards(first.token)
    await applyTo(first.offerId)
    expect(await tellAfter(10 * MINUTE)).toContain('Tienes una candidatura nueva')
    const text = mails.find(({ to }) => to === first.company.email)?.text ?? ''
    expect(text).toContain('has respondido «No encaja». Puedes retirarlo hasta las 9:20.\n')
    expect(text).not.toContain('espera tu respuesta')
    const [, part = ''] = text.split('Puedes retirarlo')
    expect((await undo(answerTokenIn(part))).body).toMatchObject({ pendiente: null, estado_candidatura: 'enviada' })
    expect(await pendingCount(first)).toBe(0)
  })
})

describe('An answer by the link of a mail', () => {
  test('shows who and which offer, and nothing else of the person', async () => {
    const { token, id } = await named({ nombre: 'Guardia de faro' })
    expect((await read(token)).body).toEqual({
      can_cv_ofertas_id: id,
      persona: 'Ana Núñez',
      oferta: 'Guardia de faro',
      estado_candidatura: 'enviada',
      pendiente: null,
      en_canarias: false,
    })
  })

  test('waits half an hour, in which only the desk shows it, and is told once', async () => {
    const one = await named()
    const open = () => app.call(`GET /api/companies/application/${one.id}`, one.company)
    const pendiente = { decision: 'me_interesa', se_envia: '2026-11-21T07:30:00.000Z', cita: null }
    expect((await likes(one.token)).body.pendiente).toEqual(pendiente)
    expect((await open()).body).toMatchObject({ pendiente, estado_candidatura: 'leida' })
    expect(await tellAfter(29 * MINUTE)).toEqual([])
    const own = await app.call('GET /api/users/user-candidatures', { token: one.candidate.token })
    expect(JSON.stringify(own.body)).toContain('"estado_candidatura":"leida"')
    expect(await toldLater()).toEqual(['Tu candidatura a «Dependiente de tienda» sigue adelante'])
    expect(await history(one)).toEqual(['leida', 'preseleccionada'])
    expect((await open()).body).toMatchObject({ pendiente: null, estado_candidatura: 'preseleccionada' })
    const [row] = await db.select().from(application).where(eq(application.id, one.id))
    expect(row?.answeredAt).toEqual(new Date('2026-11-21T07:59:00Z'))
    expect((await read(one.token)).body).toMatchObject({ estado_candidatura: 'preseleccionada', pendiente: null })
  })

  test('sends the text that the company wrote, and keeps the usual reason for the company', async () => {
    const one = await named()
    await discards(one.token, 'Gracias, Ana.\nHasta otra.')
    expect(await toldLater()).toEqual(['Respuesta a tu candidatura a «Dependiente de tienda»'])
    const [event] = await db
      .select()
      .from(applicationEvent)
      .where(sql`application_id = ${one.id} and to_state = 'descartada'`)
    expect(event).toMatchObject({ reason: 'otro_perfil', letter: 'Gracias, Ana.\nHasta otra.', actor: 'empresa' })
    expect(event?.accountId).toBe(one.company.accountId)
  })

  test('works once: the second press and the other link change nothing', async () => {
    const one = await named()
    const { pendiente } = (await likes(one.token)).body
    later(MINUTE)
    expect((await likes(one.token)).body.pendiente).toEqual(pendiente)
    expect((await discards(one.token)).body.pendiente).toEqual(pendiente)
    expect(await toldLater()).toHaveLength(1)
    expect((await discards(one.token)).body).toMatchObject({ estado_candidatura: 'preseleccionada', pendiente: null })
    expect(await history(one)).toEqual(['preseleccionada'])
  })

  test('is taken back as if it had not been given, and not any more once it is on its way', async () => {
    const one = await named()
    await discards(one.token)
    for (const press of [undo, undo]) {
      expect((await press(one.token)).body).toMatchObject({ pendiente: null, estado_candidatura: 'enviada' })
    }
    expect(await toldLater()).toEqual([])
    expect(await history(one)).toEqual([])
    await likes(one.token)
    expect(await toldLater()).toHaveLength(1)
    expect(await undo(one.token)).toMatchObject({ status: 409, body: { code: 'undo_too_late' } })
  })

  test('gives way to a decision in the desk, which the link then shows, and comes back if that is undone', async () => {
    const [one, other] = [await named(), await named()]
    await discards(one.token)
    await decide(one, 'entrevista')
    expect((await read(one.token)).body).toMatchObject({ pendiente: null, estado_candidatura: 'entrevista' })
    await discards(other.token)
    const { cambio } = (await decide(other, 'entrevista')).body
    await app.call('POST /api/companies/undo-application-states', { token: other.company.token, body: { cambio } })
    expect((await read(other.token)).body.pendiente).toMatchObject({ decision: 'no_encaja' })
    await toldLater()
    expect([await history(one), await history(other)]).toEqual([['entrevista'], ['descartada']])
    expect(await pendingCount(one)).toBe(0)
  })

  test('is a reply: nobody is told of a missing one meanwhile', async () => {
    const one = await named()
    await likes(one.token)
    await db.update(application).set({ createdOn: '2026-10-01' }).where(eq(application.id, one.id))
    await tellUnanswered(app.deps)
    expect(await db.$count(application, isNotNull(application.unansweredAt))).toBe(0)
  })

  test('needs a known decision, and a text for somebody who is discarded', async () => {
    const one = await named()
    const bodies = [
      { decision: 'no_encaja' },
      { decision: 'no_encaja', texto: ' … ' },
      { decision: 'entrevista' },
      { texto: 'Hola' },
      { decision: 'me_interesa', texto: 'x'.repeat(2001) },
    ]
    for (const body of bodies) expect((await call('answer', { token: one.token, ...body })).status).toBe(400)
    expect(await pendingCount(one)).toBe(0)
  })
})
