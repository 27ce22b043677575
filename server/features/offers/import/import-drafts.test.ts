import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { DRAFTS_MAX, TABLE_MAX_BYTES } from '#contract/values/draft-limits.ts'
import type { OfferDraft } from '#contract/offer/drafts.ts'
import { offer, offerDraft } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aProject, type Company } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { importDrafts } from './import-drafts.ts'

const app = await createTestApp()
const { db } = app.deps

const head = 'Nombre;Descripción;Puesto;Ciudad;Salario anual (€);Salario máximo (€);Caduca el;Modalidad;Toda España'
const row = (nombre: string, rest = 'Gijón;18.000;21.000 €;05/12/2026;;') => `${nombre};De mercado.;Cocinero/a;${rest}`
const file = (...lines: string[]) => `\uFEFF${[head, ...lines, ';;;;;;;;', ''].join('\r\n')}`
const encode = (text: string | Buffer) => `data:text/csv;base64,${Buffer.from(text).toString('base64')}`

interface Answer {
  message: string
  nuevas: number
  repetidas: number
  errores: { fila: number; motivos: string[] }[]
  code?: string
  error?: string
}
const send = ({ token }: { token: string }, text: string | Buffer, more: object = {}) =>
  app.call<Answer>('POST /api/companies/import-offers', {
    token,
    body: { file: encode(text), escribir: true, ...more },
  })
const listDrafts = async ({ token }: Company) =>
  (await app.call<z.output<typeof OfferDraft>[]>('GET /api/companies/offer-drafts', { token })).body
const countDrafts = ({ companyId }: Company) => db.$count(offerDraft, eq(offerDraft.companyId, companyId))

test('a table is judged first, then imported as drafts in its order, which publish as they are', async () => {
  const by = await aCompany(app)
  const emp_proyectos_id = await aProject(app, { by })
  const table = file(row('Cocina'), row('"Sala\n«de noche»"'), row('Ñoquis', 'Sevilla;24.000;;;;'))
  const judged = await send(by, table, { escribir: false, emp_proyectos_id })
  expect(judged).toMatchObject({ status: 200, body: { nuevas: 3, repetidas: 0, errores: [] } })
  expect(judged.body.message).toBe('Se puede importar. Borradores nuevos: 3.')
  expect(await countDrafts(by)).toBe(0)

  const written = await send(by, table, { emp_proyectos_id })
  expect(written.body).toMatchObject({ message: 'Importado. Borradores nuevos: 3.', nuevas: 3 })
  const drafts = await listDrafts(by)
  expect(drafts.map(({ oferta }) => oferta.nombre)).toEqual(['Cocina', 'Sala «de noche»', 'Ñoquis'])
  const [first] = drafts
  expect(first).toMatchObject({ emp_proyectos_id, publicar_el: null })
  expect(first?.oferta).toMatchObject({
    salario_anual: 18_000,
    salario_max: 21_000,
    caduca_el: '2026-12-05',
    mst_ciudades_id: 33_024,
  })
  expect(await db.$count(offer, eq(offer.companyId, by.companyId))).toBe(0)
  const body = { ...first?.oferta, borradores_id: first?.borradores_id }
  const published = await app.call('POST /api/companies/create-offer-in-project', { token: by.token, body })
  expect(published).toMatchObject({ status: 200, body: { estado: 1 } })
})

test('one broken row of a thousand keeps all others out, and each is named', async () => {
  const by = await aCompany(app)
  const rows = Array.from({ length: 1000 }, (_, index) =>
    row(`Oferta ${index + 1}`, index % 10 === 9 ? 'Atlántida;mucho;;31/02/2026;;' : undefined),
  )
  const { body } = await send(by, file(...rows))
  expect(body).toMatchObject({
    message: 'No se ha importado ninguna oferta: hay errores en 100 filas.',
    nuevas: 900,
    repetidas: 0,
  })
  expect(body.errores.map(({ fila }) => fila)).toEqual(Array.from({ length: 100 }, (_, index) => index * 10 + 11))
  expect(body.errores[0]?.motivos.map((motivo) => motivo.split(' vale')[0])).toEqual([
    'ciudad: «Atlántida» no',
    'salario_anual: «mucho» no',
    'caduca_el: «31/02/2026» no',
  ])
  expect(await countDrafts(by)).toBe(0)
})

// The database would refuse these offers when they are published.
test.each([
  ['Gijón;18.000;17.000;;;', 'El salario máximo no puede ser menor que el mínimo.'],
  ['Gijón;18.000;900.000;;;', 'El salario máximo es más de diez veces el mínimo.'],
  ['Gijón;18.000;;05/12/2027;;', 'La fecha de caducidad debe estar entre hoy'],
  ['Gijón;18.000;;;Presencial;sí', '«Toda España» es solo para ofertas en remoto.'],
])('the row «%s» is judged like an offer of the form', async (rest, sentence) => {
  const { errores } = (await send(await aCompany(app), file(row('Cocina', rest)))).body
  expect(errores).toEqual([{ fila: 2, motivos: [expect.stringContaining(sentence)] }])
})

describe('A file is imported once', () => {
  test('by two presses or two tabs at the same time', async () => {
    const by = await aCompany(app)
    const rows = Array.from({ length: 100 }, (_, index) => row(`Oferta ${index}`))
    // Of several processes: one process receives the bodies of an account one by one.
    const wanted = { companyId: by.companyId, projectId: null, file: encode(file(...rows)), isWritten: true }
    const made = await Promise.all([1, 2, 3, 4].map(() => importDrafts(app.deps, wanted)))
    expect(made.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 0, 0, 100])
    expect(await countDrafts(by)).toBe(100)
  })

  test('and again only with what is new', async () => {
    const by = await aCompany(app)
    await send(by, file(row('Cocina')))
    expect((await send(by, file(row('Cocina'), row('Sala')))).body).toMatchObject({ nuevas: 1, repetidas: 1 })
  })
})

describe('A company', () => {
  test('imports into its own projects, signed in, as a company', async () => {
    const [by, other] = [await aCompany(app), await aCompany(app)]
    const emp_proyectos_id = await aProject(app, { by: other })
    const table = file(row('Cocina'))
    const foreign = await send(by, table, { emp_proyectos_id, escribir: false })
    expect(foreign).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect((await send({ token: '' }, table)).status).toBe(401)
    expect((await send(await aCandidate(app), table)).status).toBe(403)
    expect((await send(by, table, { escribir: 'si' })).status).toBe(400)
  })

  test('keeps a limited number of drafts, and has a limited number of tables judged', async () => {
    const by = await aCompany(app)
    const kept = { companyId: by.companyId, body: {}, savedAt: app.deps.clock.now() }
    await db.insert(offerDraft).values(Array.from({ length: DRAFTS_MAX - 1 }, () => kept))
    const full = await send(by, file(row('Cocina'), row('Sala')))
    expect(full).toMatchObject({ status: 409, body: { code: 'drafts_full' } })
    expect(await countDrafts(by)).toBe(DRAFTS_MAX - 1)
    for (let used = 1; used < 60; used += 1) await send(by, 'a')
    expect((await send(by, 'a')).status).toBe(429)
  })
})

test.each<[string, string | Buffer, string]>([
  ['no offer', head, 'no tiene ninguna oferta'],
  ['a workbook', 'PK\u0003\u0004', 'Guárdalo como CSV'],
  [
    'names in English',
    'title;description\nOne;Two',
    'No se conocen las columnas title, description. Se conocen: puesto',
  ],
  ['too many bytes', Buffer.alloc(TABLE_MAX_BYTES + 1, 'a'), 'el máximo son 3 MB'],
  ['a row without end', `a${';b'.repeat(1_500_000)}`, 'no se puede leer como CSV'],
  ['nothing but lines', `nombre${'\n'.repeat(TABLE_MAX_BYTES - 9)}`, 'tiene 20.000 filas o más'],
  ['a cell of blanks', file(row(`a${' '.repeat(90_000)}b`)), 'hay errores en 1 fila'],
])('a file with %s gets a sentence at once', async (_, text, sentence) => {
  const start = performance.now()
  const { body } = await send(await aCompany(app), text)
  expect(body.error ?? body.message).toContain(sentence)
  expect(performance.now() - start).toBeLessThan(10_000)
})
