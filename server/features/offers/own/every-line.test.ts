import type { OpenAPI } from '@orpc/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eachLine, lineNames } from '#contract/offer/lines.ts'
import { offer } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, anOperator, aProject } from '#server/testing/factories.ts'
import { openExportSite } from '#server/testing/fixtures/export-site.ts'
import { importOffers } from '../import/import-offers.ts'

// Declares one more line in memory, and adds its column. Nothing else knows it.
vi.hoisted(forgetModules)
vi.mock(import('#contract/offer/lines.ts'), async (original) => {
  const lines = await original()
  Object.assign(lines.offerLines, { en_memoria: { column: 'inMemory', label: 'En memoria', example: 'Uno', max: 200 } })
  lines.lineNames.push('en_memoria' as never)
  return lines
})
// Test files share their modules, and the metrics that these register.
afterAll(forgetModules)
async function forgetModules() {
  vi.resetModules()
  const { register } = await import('prom-client')
  register.clear()
}

const { app, exportOf } = await openExportSite()
const { db } = app.deps
await db.execute(sql`alter table offer add column in_memory text`)

type Texts = Record<string, unknown>
interface Reviewed {
  version: number
  revision: { estado: string }
  texto: Texts
  texto_anterior: Texts
  avisos: { regla: string; campo: string }[]
}
const first = eachLine((name) => `Primero de ${name}`)
const second = eachLine((name) => `Después de ${name}: llama al 806 123 456`)

/** The test publishes an offer, applies to it, exports it and changes it. Here are the texts that each reader gets. */
const read: Record<string, Texts> = {}
const document = (await app.call<OpenAPI.Document>('GET /api/openapi.json')).body
let exported = ''
let found: Reviewed['avisos'] = []

beforeAll(async () => {
  const company = await aCompany(app, { plan: 'premium' })
  const projectId = await aProject(app, { by: company })
  const id = await anOffer(app, { by: company, projectId, ...first })
  const person = await aCandidate(app)
  await anApplication(app, { by: person, offerId: id, cvId: await aCv(app, { by: person }) })
  const operator = await anOperator(app)
  const get = async <Body>(path: string, token: string) => (await app.call<Body>(`GET /api/${path}`, { token })).body
  const review = () => get<Reviewed>(`operator/offer-to-review/${id}`, operator.token)

  const { version, revision } = await review()
  const body = { version, estado_revision: revision.estado }
  await app.call(`POST /api/operator/approve-offer/${id}`, { token: operator.token, body })
  read['page'] = await get(`companies/offer-information/${id}`, '')
  read['draft'] = { ...(await aDraft(company.token)) }
  await app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body: second })

  const [mine] = await get<{ can_cv_ofertas_id: number }[]>('users/user-candidatures', person.token)
  const opened = await get<{ oferta: Texts; ha_cambiado: boolean }>(
    `users/candidature/${mine?.can_cv_ofertas_id}`,
    person.token,
  )
  read['application'] = opened.ha_cambiado ? opened.oferta : {}
  const { texto, texto_anterior, avisos } = await review()
  found = avisos
  read['review'] = texto
  read['review before'] = texto_anterior
  await importOffers(app.deps, tableOf(), { companyId: company.companyId, projectId, isWritten: true })
  const rows = await get<(Texts & { nombre: string })[]>('companies/all-company-offers', company.token)
  read['import'] = rows.find(({ nombre }) => nombre === 'Importada') ?? {}
  exported = (await exportOf(company)).texts
})

async function aDraft(token: string): Promise<Texts> {
  await app.call('POST /api/companies/save-draft', { token, body: { oferta: first } })
  const { body } = await app.call<{ oferta: Texts }[]>('GET /api/companies/offer-drafts', { token })
  return body[0]?.oferta ?? {}
}

function tableOf(): Uint8Array {
  const head = ['nombre', 'descripcion', 'puesto', 'ciudad', 'salario_anual', ...lineNames]
  const row = ['Importada', 'De mercado.', 'Cocinero/a', 'Gijón', '18.000', ...Object.values(first)]
  return Buffer.from([head, row].map((cells) => cells.join(';')).join('\r\n'))
}

/** The schemas of a call that name this field, in its body or its answer. */
function describedIn(path: string, method: 'get' | 'post' | 'put', field: string): boolean {
  const operation = document.paths?.[path]?.[method]
  return JSON.stringify(operation ?? {}).includes(`"${field}":{`)
}

describe.each(lineNames)('The line %s of an offer', (name) => {
  test.each([
    ['page', first],
    ['draft', first],
    ['application', first],
    ['review before', first],
    ['review', second],
    ['import', first],
  ])('is read in: %s', (reader, values) => {
    expect(read[reader]?.[name]).toBe(values[name])
  })

  test('is judged by the rules', () => {
    expect(found).toContainEqual(expect.objectContaining({ regla: 'premium_rate_phone', campo: name }))
  })

  test('is in the file with the data of its company', () => {
    expect(exported).toContain(second[name])
    expect(exported).toContain(first[name])
  })

  test.each([
    ['/api/companies/create-offer-in-project', 'post'],
    ['/api/companies/update-offer/{id}', 'put'],
    ['/api/companies/save-draft', 'post'],
    ['/api/companies/offer-drafts', 'get'],
    ['/api/companies/offer-information/{id}', 'get'],
    ['/api/users/candidature/{id}', 'get'],
    ['/api/operator/offer-to-review/{id}', 'get'],
  ] as const)('is in the description of %s', (path, method) => {
    expect(describedIn(path, method, name)).toBe(true)
  })
})

test('All lines are tried, with the one that is only declared', async () => {
  expect(lineNames).toEqual(expect.arrayContaining(['convenio', 'salario_variable', 'puesto_propio', 'en_memoria']))
  expect(await db.$count(offer)).toBe(2)
})
