import { desc, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import * as schema from '#server/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  aCv,
  aMadeCv,
  anAccount,
  anApplication,
  anOffer,
  anOperator,
  aProject,
  interestFields,
  type SignedIn,
} from '#server/testing/factories.ts'
import { openExportSite } from '#server/testing/fixtures/export-site.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { sections } from './zip-data.ts'

const { app, exportOf } = await openExportSite()
const { db, files } = app.deps

/** Both write about the newest application. */
async function exchange(by: { company: SignedIn; candidate: SignedIn }, [asked, answered]: [string, string]) {
  const [row] = await db.select().from(schema.application).orderBy(desc(schema.application.id)).limit(1)
  const { token } = by.company
  await app.call(`POST /api/companies/application-message/${row?.id}`, { token, body: { texto: asked } })
  const answer = { token: by.candidate.token, body: { texto: answered } }
  expect((await app.call(`POST /api/users/application-message/${row?.id}`, answer)).status).toBe(200)
}

describe('The file', () => {
  test('holds everything of a candidate with the offers that they read, and nothing else of a company or another candidate', async () => {
    const company = await aCompany(app, { nombre: 'Canaria Empresa', acronimo: 'Canario', image: await aPicture() })
    const projectId = await aProject(app, { by: company, nombre: 'Canario Proyecto' })
    const offerId = await anOffer(app, { by: company, projectId, nombre: 'Canaria Oferta' })
    const other = await aCandidate(app, { nombre: 'Canario Otra' })
    const fields = {
      nombre: 'Canaria Uno',
      primer_apellido: 'Canaria Dos',
      segundo_apellido: 'Canaria Tres',
      telefono_movil: '600 111 222',
      fecha_nacimiento: '1987-03-04',
      mst_sexo_id: 1,
      nacionalidad_id: 724,
      num_documento: '12345678Z',
      image: await aPicture(),
    }
    const owner = await aCandidate(app, fields)
    const cvId = await aCv(app, { by: owner, name: 'Canaria CV' })
    await anApplication(app, { by: owner, offerId, cvId })
    await aMadeCv(app, { by: owner, busco: { puesto: 'Canaria Meta', texto: '' } })
    await exchange({ company, candidate: owner }, ['Canaria pregunta', 'Canaria respuesta'])
    const interests = { ...interestFields, puestos: [1], provincias: [33], salario_minimo: 22_000 }
    await app.call('PUT /api/users/interests', { token: owner.token, body: interests })
    await app.call(`PUT /api/users/dismiss-offer/${offerId}`, { token: owner.token })
    await app.call(`PUT /api/users/save-offer/${offerId}`, { token: owner.token })
    await app.call('POST /api/alerts', {
      token: owner.token,
      body: { filtros: { nombre: 'Canaria' }, frecuencia: 'diaria' },
    })
    const [applied] = await db.select({ id: schema.application.id }).from(schema.application)
    const proposal = { modo: 'telefono', lugar: '', propuestas: [{ fecha_hora: '2026-11-30T10:30:00Z', minutos: 30 }] }
    await app.call(`PUT /api/companies/propose-appointment/${applied?.id}`, { token: company.token, body: proposal })
    await db.update(schema.appointment).set({ dueAt: null })
    const choice = { token: owner.token, body: { otra: 'Canaria tarde' } }
    expect((await app.call(`PUT /api/users/choose-appointment/${applied?.id}`, choice)).status).toBe(200)
    const { names, texts } = await exportOf(owner)
    expect(texts).toContain(`"ofertas_guardadas": [\n    {\n      "oferta": ${offerId},`)
    const told = JSON.parse(/^\{[^]*^\}$/m.exec(texts)?.[0] ?? '{}') as Record<string, unknown[]>
    expect(told.avisos_de_ofertas_nuevas).toMatchObject([
      { filtros: { filters: { nombre: 'Canaria' } }, frecuencia: 'diaria' },
    ])
    expect(told.citas).toMatchObject([{ cuando_puedes: 'Canaria tarde', propuestas: [{ minutes: 30 }] }])
    expect(told.lo_que_buscas).toMatchObject([
      { puestos: [expect.any(String)], provincias: ['Asturias'], salario_minimo: 22_000 },
    ])
    expect(told.ofertas_que_no_te_interesan).toMatchObject([{ oferta: `${offerId} Canaria Oferta` }])
    const own = [owner.email, 'Canaria Uno', 'Canaria Dos', 'Canaria Tres', '600 111 222', '1987-03-04', '12345678Z']
    const read = ['Canaria Oferta', 'Canaria Empresa', 'Madrid', 'ana nunez - html/javascript']
    expect(told.borrador_de_cv).toMatchObject([
      { cv: { basics: { label: 'Canaria Meta', name: 'Canaria Uno Canaria Dos Canaria Tres' } } },
    ])
    const written = ['Canaria pregunta', 'Canaria respuesta', 'Canaria CV', '%PDF-']
    for (const canary of [...own, ...read, ...written]) expect(texts).toContain(canary)
    for (const canary of ['Canario', company.email, other.email]) expect(texts).not.toContain(canary)
    expect(names.slice(0, 2)).toEqual(['LEEME.txt', 'datos.json'])
    expect(names.filter((name) => name.startsWith('archivos/'))).toHaveLength(4)
    for (const name of names.slice(2)) expect(texts).toContain(`"${name}"`)
  })

  test('holds everything of a company, and nothing of those who applied or of another company', async () => {
    const owner = await aCompany(app, { nombre: 'Canaria Empresa', acronimo: 'CNE', image: await aPicture() })
    const projectId = await aProject(app, { by: owner, nombre: 'Canaria Proyecto', descripcion: 'Canaria Plan' })
    const fields = { nombre: 'Canaria Oferta', descripcion: 'Canaria Tarea', requirements_list: ['Canaria Requisito'] }
    const offerId = await anOffer(app, { by: owner, projectId, ...fields })
    const candidate = await aCandidate(app, { nombre: 'Canario Candidato' })
    await anApplication(app, { by: candidate, offerId, cvId: await aCv(app, { by: candidate, name: 'Canario CV' }) })
    await exchange({ company: owner, candidate }, ['Canaria Pregunta', 'Canario Secreto'])
    await anOffer(app, { by: await aCompany(app, { nombre: 'Canario Rival' }), nombre: 'Canario Puesto' })
    const { names, texts } = await exportOf(owner)
    const own = [
      'Canaria Empresa',
      'CNE',
      'Canaria Proyecto',
      'Canaria Plan',
      'Canaria Oferta',
      'Canaria Tarea',
      'Canaria Pregunta',
    ]
    for (const canary of [owner.email, ...own, 'Canaria Requisito']) expect(texts).toContain(canary)
    for (const canary of ['Canario', candidate.email, '%PDF-']) expect(texts).not.toContain(canary)
    expect(names.filter((name) => name.startsWith('archivos/'))).toHaveLength(1)
  })

  test('holds no file that the account only names in a text: companies know the keys of CVs from old links', async () => {
    const candidate = await aCandidate(app)
    await aCv(app, { by: candidate })
    const [foreign] = await db.select({ key: schema.cv.fileKey }).from(schema.cv).orderBy(desc(schema.cv.id)).limit(1)
    const owner = await aCompany(app)
    const descripcion = String(foreign?.key)
    await aProject(app, { by: owner, descripcion })
    const { names, texts } = await exportOf(owner)
    expect(names).toEqual(['LEEME.txt', 'datos.json'])
    expect(texts).toContain(`"${descripcion}"`)
  })

  test('is made although the store has lost a CV', async () => {
    const owner = await aCandidate(app)
    const cvIds = [await aCv(app, { by: owner }), await aCv(app, { by: owner })]
    const [lost] = await db.select({ key: schema.cv.fileKey }).from(schema.cv).orderBy(desc(schema.cv.id)).limit(1)
    await files.remove(String(lost?.key))
    const { names } = await exportOf(owner)
    expect(names).toHaveLength(2 + cvIds.length - 1)
  })

  test('tells when and why an operator opened the data of the account, but not who, nor what happened to others', async () => {
    const [owner, other, operator] = [await aCandidate(app), await aCandidate(app), await anOperator(app)]
    const openData = ({ accountId }: { accountId: number }, motivo: string) =>
      app.call(`POST /api/operator/open-person/${accountId}`, { token: operator.token, body: { motivo } })
    await openData(owner, 'Canaria llama por teléfono')
    await openData(other, 'Canario escribe un correo')
    await app.call(`DELETE /api/operator/account-sessions/${other.accountId}`, { token: operator.token })
    const { texts } = await exportOf(owner)
    expect(texts).toMatch(
      /"aperturas_de_tus_datos": \[\s+\{\s+"fecha": "20[^"]+",\s+"motivo": "Canaria llama por teléfono"\s+\}\s+\]/,
    )
    for (const canary of ['Canario', operator.email]) expect(texts).not.toContain(canary)
  })

  test('explains each list', async () => {
    const { texts } = await exportOf(await anAccount(app))
    for (const [name, { about }] of sections) expect(texts).toContain(`\n${name}: ${about}\n`)
  })
})

// A new column of these tables does not compile before it stands in its section.
test('No two lists of the file have the same name, which would leave one out', () => {
  const names = sections.map(([name]) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('Every table of the schema is in the file, or omitted for a reason', () => {
  const omitted: Record<string, string> = {
    password_reset: 'named in LEEME.txt',
    installation: 'the id of the installation',
    removal_run: 'when housekeeping ran',
    encryption_key: 'ids of keys, no data of accounts',
    data_export: 'named in LEEME.txt',
    account_deletion: 'who is leaving cannot sign in',
    closed_customer: 'belongs to no account any more',
    rate_limit: 'named in LEEME.txt',
    offer_report: 'belongs to whoever reported an offer, whom its company must not know',
    operator: 'how operators sign in: a secret and its state',
    recovery_code: 'hashes of codes of operators',
    pending_file: 'keys of files that are being written or removed, without their owners',
    application_note:
      'what a company notes about a person: the person asks the company, and its own file has nothing about others',
    pending_answer:
      'what a company can still take back: half an hour later it is in the history of the application, which is in the file',
    offer_search: 'a copy of offers for the search',
    search_word: 'words of offers, without the offers',
    site_day: 'counts of the whole site',
    announced_offer: 'which offers are new, without people',
    daily_count: 'counts of the whole site',
    seed_state: 'no data of accounts',
    stand_in_object: 'plays Stripe, which is not us',
    stand_in_event: 'plays Stripe, which is not us',
  }
  const tables = Object.values(schema).filter((value) => is(value, PgTable))
  const exported = new Set(sections.map(([, { table }]) => getTableName(table)))
  // The lists of the product refer to nothing but each other.
  const lists = new Set([
    'community',
    'province',
    'municipality',
    'sector',
    'position',
    'partner',
    'modality',
    'workday',
    'document_type',
    'sex',
    'country',
  ])
  const known = (name: string) => exported.has(name) || lists.has(name) || name in omitted
  expect(tables.map((table) => getTableConfig(table).name).filter((name) => !known(name))).toEqual([])
})
