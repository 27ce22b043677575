import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { DRAFTS_MAX } from '#contract/values/draft-limits.ts'
import type { OfferDraft } from '#contract/offer/drafts.ts'
import { offerExample } from '#contract/offer/fields.ts'
import { account, company, offer, offerDraft, project } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aProject, offerFields, type Company } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

type Listed = z.output<typeof OfferDraft>
type Token = { token: string }

// 2026-11-21, 11:00 in Madrid.
const app = await createTestApp()
const { db } = app.deps

const save = ({ token }: Token, body: object) =>
  app.call<{ borradores_id: number; version: number; code?: string; error?: string }>(
    'POST /api/companies/save-draft',
    { token, body },
  )
const aDraft = async (by: Token, body: object = { oferta: offerFields }) => (await save(by, body)).body.borradores_id
const listDrafts = async ({ token }: Token) =>
  (await app.call<Listed[]>('GET /api/companies/offer-drafts', { token })).body
const remove = (by: Token, id: number) => app.call(`DELETE /api/companies/delete-draft/${id}`, { token: by.token })
const publish = ({ token }: Token, body: object) =>
  app.call('POST /api/companies/create-offer-in-project', { token, body: { ...offerFields, ...body } })
const countOffers = ({ companyId }: Company) => db.$count(offer, eq(offer.companyId, companyId))

describe('a company saves a draft', () => {
  test('with every field of an offer, and reads the same back', async () => {
    const by = await aCompany(app)
    const emp_proyectos_id = await aProject(app, { by })
    const answer = await save(by, { emp_proyectos_id, oferta: offerExample })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Borrador guardado', version: 1 } })
    expect(await listDrafts(by)).toEqual([
      {
        borradores_id: answer.body.borradores_id,
        emp_proyectos_id,
        oferta: offerExample,
        ciudades: [{ mst_ciudades_id: 8019, nombre: 'Barcelona' }],
        publicar_el: null,
        fallo: null,
        guardado_el: '2026-11-21',
        version: 1,
      },
    ])
  })

  test('of which almost nothing is written, even of its questions', async () => {
    const by = await aCompany(app)
    const oferta = { nombre: '', descripcion: ' ', preguntas: [{ tipo: 'opcion', texto: '', opciones: ['Mañana'] }] }
    expect(await save(by, { oferta })).toMatchObject({ status: 200 })
    expect(await save(by, { oferta: {} })).toMatchObject({ status: 200 })
    expect((await listDrafts(by)).map((draft) => draft.oferta)).toEqual([
      {},
      {
        nombre: '',
        descripcion: '',
        preguntas: [{ tipo: 'opcion', texto: '', opciones: ['Mañana'], unidad: null, obligatoria: true }],
      },
    ])
  })

  test('again as a whole: what the second save leaves out is gone', async () => {
    const by = await aCompany(app)
    const borradores_id = await aDraft(by)
    const changed = await save(by, { borradores_id, version: 1, oferta: { nombre: 'Cocinera' } })
    expect(changed.body).toMatchObject({ borradores_id, version: 2 })
    expect(await listDrafts(by)).toMatchObject([{ oferta: { nombre: 'Cocinera' }, version: 2 }])
    expect((await listDrafts(by))[0]?.oferta).not.toHaveProperty('descripcion')
  })

  test.each([
    ['a name that is too long', { oferta: { nombre: 'a'.repeat(201) } }],
    ['too many requirements', { oferta: { requirements_list: Array(60).fill('Uno') } }],
    ['no offer at all', {}],
    ['a field that no offer has', { oferta: { sueldo: 1 } }],
    ['a day that does not exist', { oferta: {}, publicar_el: '2026-02-31' }],
  ])('but not with %s', async (_, body) => {
    const by = await aCompany(app)
    expect(await save(by, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await listDrafts(by)).toEqual([])
  })

  test(`up to ${DRAFTS_MAX} times, also where two requests arrive at once`, async () => {
    const by = await aCompany(app)
    const row = { companyId: by.companyId, body: {}, savedAt: app.deps.clock.now() }
    await db.insert(offerDraft).values(Array.from({ length: DRAFTS_MAX - 1 }, () => row))
    const answers = await Promise.all([save(by, { oferta: {} }), save(by, { oferta: {} })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('drafts_full')
    // One of them can still be changed.
    const [draft] = await listDrafts(by)
    expect(await save(by, { borradores_id: draft?.borradores_id, oferta: {} })).toMatchObject({ status: 200 })
  })
})

test('a draft that two tabs have open is saved by the first; the second is told, and may overwrite it', async () => {
  const by = await aCompany(app)
  const borradores_id = await aDraft(by)
  expect((await save(by, { borradores_id, version: 1, oferta: { nombre: 'Una' } })).status).toBe(200)
  const second = { borradores_id, oferta: { nombre: 'Otra' } }
  expect(await save(by, { ...second, version: 1 })).toMatchObject({ status: 409, body: { code: 'draft_changed' } })
  expect(await listDrafts(by)).toMatchObject([{ oferta: { nombre: 'Una' } }])
  expect((await save(by, second)).status).toBe(200)
  expect(await listDrafts(by)).toMatchObject([{ oferta: { nombre: 'Otra' }, version: 3 }])
})

describe('a draft', () => {
  test('is its company’s alone', async () => {
    const [by, other, candidate] = [await aCompany(app), await aCompany(app), await aCandidate(app)]
    const borradores_id = await aDraft(by)
    const foreign = { status: 404, body: { code: 'draft_not_found' } }
    expect(await save(other, { borradores_id, oferta: {} })).toMatchObject(foreign)
    expect(await remove(other, borradores_id)).toMatchObject(foreign)
    expect(await publish(other, { borradores_id })).toMatchObject(foreign)
    expect(await countOffers(other)).toBe(0)
    expect(await listDrafts(other)).toEqual([])
    expect(await save(candidate, { oferta: {} })).toMatchObject({ status: 403 })
    expect(await save({ token: '' }, { oferta: {} })).toMatchObject({ status: 401 })
    const emp_proyectos_id = await aProject(app, { by: other })
    const stolen = await save(by, { emp_proyectos_id, oferta: {} })
    expect(stolen).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect(await listDrafts(by)).toHaveLength(1)
  })

  test('is deleted once', async () => {
    const by = await aCompany(app)
    const id = await aDraft(by)
    expect(await remove(by, id)).toMatchObject({ status: 200, body: { message: 'Borrador eliminado' } })
    expect(await remove(by, id)).toMatchObject({ status: 404 })
    expect(await listDrafts(by)).toEqual([])
  })

  test('stays when its project is deleted, and goes with its company', async () => {
    const by = await aCompany(app)
    const projectId = await aProject(app, { by })
    await aDraft(by, { emp_proyectos_id: projectId, oferta: offerFields })
    await app.call(`DELETE /api/companies/delete-project/${projectId}`, { token: by.token })
    expect(await listDrafts(by)).toMatchObject([{ emp_proyectos_id: null, oferta: { nombre: offerFields.nombre } }])
    await db.delete(account).where(eq(account.id, by.accountId))
    expect(await db.$count(offerDraft, eq(offerDraft.companyId, by.companyId))).toBe(0)
  })

  test('shows what this release understands of it', async () => {
    const by = await aCompany(app)
    const body = { nombre: 'Cocinera', vacantes: -3, mascota: 'gato', experiencia: 'de otra versión' }
    await db.insert(offerDraft).values({ companyId: by.companyId, body, savedAt: app.deps.clock.now() })
    expect((await listDrafts(by))[0]?.oferta).toEqual({ nombre: 'Cocinera' })
  })

  test('counts as no offer for the free plan', async () => {
    const by = await aCompany(app)
    for (let number = 0; number < 5; number += 1) await aDraft(by)
    expect(await publish(by, {})).toMatchObject({ status: 200, body: { estado: 1 } })
  })
})

describe('publishing a draft', () => {
  test('creates the offer and deletes the draft', async () => {
    const by = await aCompany(app)
    const borradores_id = await aDraft(by)
    expect(await publish(by, { borradores_id, version: 1 })).toMatchObject({ status: 200, body: { estado: 1 } })
    expect([await listDrafts(by), await countOffers(by)]).toEqual([[], 1])
  })

  test('twice at once creates one offer', async () => {
    const by = await aCompany(app)
    const borradores_id = await aDraft(by)
    const answers = await Promise.all([1, 2, 3].map(() => publish(by, { borradores_id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect(await countOffers(by)).toBe(1)
  })

  test('that another tab has changed is refused', async () => {
    const by = await aCompany(app)
    const borradores_id = await aDraft(by)
    await save(by, { borradores_id, oferta: { nombre: 'Cocinera' } })
    const refused = await publish(by, { borradores_id, version: 1 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'draft_changed' } })
    expect([(await listDrafts(by)).length, await countOffers(by)]).toEqual([1, 0])
  })

  test('keeps the draft where the offer is refused', async () => {
    const by = await aCompany(app)
    const emp_proyectos_id = await aProject(app, { by, estado: 0 })
    const borradores_id = await aDraft(by)
    const refused = await publish(by, { borradores_id, emp_proyectos_id })
    expect(refused).toMatchObject({ status: 409, body: { code: 'project_inactive' } })
    expect(await listDrafts(by)).toHaveLength(1)
  })
})

describe('a day of publication', () => {
  const scheduled = (body: object = {}) => ({ publicar_el: '2026-12-01', oferta: { ...offerFields, ...body } })

  test('is kept with a draft that is whole, and nothing else is written', async () => {
    const by = await aCompany(app)
    const answer = await save(by, scheduled({ caduca_el: '2027-01-30' }))
    expect(answer).toMatchObject({ status: 200, body: { message: 'La oferta se publicará el 01/12/2026.' } })
    expect(await listDrafts(by)).toMatchObject([{ publicar_el: '2026-12-01', oferta: { caduca_el: '2027-01-30' } }])
    expect(await countOffers(by)).toBe(0)
    expect(await db.$count(project, eq(project.companyId, by.companyId))).toBe(0)
  })

  test.each(['2026-11-21', '2026-11-20', '2027-01-21'])('%s is refused', async (publicar_el) => {
    const by = await aCompany(app)
    const refused = await save(by, { ...scheduled(), publicar_el })
    expect(refused).toMatchObject({ status: 400, body: { code: 'publish_day_invalid' } })
  })

  test.each(['2026-11-22', '2027-01-20'])('%s is accepted', async (publicar_el) => {
    expect((await save(await aCompany(app), { ...scheduled(), publicar_el })).status).toBe(200)
  })

  test.each([
    ['lacks its description', { descripcion: '' }, 'invalid_input'],
    ['has a city of another province', { mst_provincias_id: 8 }, 'place_mismatch'],
    ['asks what may not be asked', { preguntas: [{ tipo: 'si_no', texto: '¿Estás embarazada?' }] }, 'question_refused'],
    ['ends more than 60 days after it', { caduca_el: '2027-01-31' }, 'offer_expiry_invalid'],
    ['has its range in the wrong order', { salario_max: 10_000 }, 'salary_out_of_order'],
  ])('is refused for an offer that %s', async (_, body, code) => {
    const by = await aCompany(app)
    expect((await save(by, scheduled(body))).body.code).toBe(code)
    expect(await listDrafts(by)).toEqual([])
  })

  test('is refused in an inactive project, to a suspended company and without a confirmed e-mail; a draft is not', async () => {
    const by = await aCompany(app)
    const emp_proyectos_id = await aProject(app, { by, estado: 0 })
    expect((await save(by, { ...scheduled(), emp_proyectos_id })).body.code).toBe('project_inactive')
    expect((await save(by, { oferta: offerFields, emp_proyectos_id })).status).toBe(200)
    await db.update(account).set({ isConfirmed: false }).where(eq(account.id, by.accountId))
    expect(await save(by, scheduled())).toMatchObject({ status: 403, body: { code: 'email_unconfirmed' } })
    expect((await save(by, { oferta: offerFields })).status).toBe(200)
    await db.update(account).set({ isConfirmed: true }).where(eq(account.id, by.accountId))
    await db.update(company).set({ isSuspended: true }).where(eq(company.id, by.companyId))
    expect((await save(by, scheduled())).body.code).toBe('company_suspended')
    expect((await save(by, { oferta: offerFields })).status).toBe(200)
  })

  test('ends when the draft is saved without one', async () => {
    const by = await aCompany(app)
    const borradores_id = await aDraft(by, scheduled())
    await save(by, { borradores_id, oferta: offerFields })
    expect(await listDrafts(by)).toMatchObject([{ publicar_el: null }])
  })
})
