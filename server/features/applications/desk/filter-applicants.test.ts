import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { CompanyCandidate } from '#contract/applications/applicants.ts'
import { APPLICATION_STATES, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { accountDeletion, application } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const { db } = app.deps

interface Seeded {
  nombre: string
  primer_apellido?: string
  mst_ciudades_id?: number
  telefono_movil?: string
  state?: ApplicationState
  createdOn?: string
  answeredAt?: Date
}

/** People who applied to an offer, in this order. */
async function seed(offerId: number, people: Seeded[]) {
  const ids: number[] = []
  for (const { state = 'enviada', createdOn = '2026-11-21', answeredAt, ...fields } of people) {
    const place = fields.mst_ciudades_id === 8019 ? { mst_comunidades_id: 9, mst_provincias_id: 8 } : {}
    const by = await aCandidate(app, { ...place, ...fields })
    await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
    const [row] = await db.select().from(application).where(eq(application.candidateId, by.candidateId))
    await db
      .update(application)
      .set({ state, createdOn, answeredAt })
      .where(eq(application.id, row?.id ?? 0))
    ids.push(row?.id ?? 0)
  }
  return ids
}

const company = await aCompany(app)
const [projectId, otherProject] = [await aProject(app, { by: company }), await aProject(app, { by: company })]
const offerId = await anOffer(app, { by: company, projectId, nombre: 'Guardia de faro' })
const otherOffer = await anOffer(app, { by: company, projectId: otherProject, nombre: 'Grumete' })
const answeredAt = new Date('2026-11-16T10:00:00Z')
await seed(offerId, [
  { nombre: 'Zoe', primer_apellido: 'Ávila', createdOn: '2026-11-01' },
  { nombre: 'Berta', primer_apellido: 'Ñu', createdOn: '2026-11-10', state: 'leida', mst_ciudades_id: 8019 },
  { nombre: 'Carla', primer_apellido: 'Abad', createdOn: '2026-11-02', state: 'preseleccionada', answeredAt },
  { nombre: 'Dora', primer_apellido: 'Nieto', state: 'retirada' },
])
await seed(otherOffer, [
  { nombre: 'Eva', primer_apellido: 'Abad', state: 'descartada', createdOn: '2026-10-01' },
  { nombre: 'Flor', primer_apellido: 'Zapata' },
])
const stranger = await aCompany(app)
const [foreignOffer] = [await anOffer(app, { by: stranger })]
await seed(foreignOffer, [{ nombre: 'Gala' }])

const get = <Body>(name: string, query: string, token = company.token) =>
  app.call<Body>(`GET /api/companies/${name}?${query}`, { token })

const namesFor = async (query: string) => {
  const { status, body } = await get<z.output<typeof CompanyCandidate>[]>('all-company-candidates', query)
  expect(status).toBe(200)
  return body.map(({ nb_usuarios_id: person }) => person.nombre)
}

interface Counts {
  por_estado: { estado_candidatura: ApplicationState; candidaturas: number }[]
  sin_leer: number
}

const countsFor = async (query: string) => {
  const { body } = await get<Counts>('application-counts', query)
  const found = body.por_estado.filter(({ candidaturas }) => candidaturas > 0)
  return {
    ...Object.fromEntries(found.map((row) => [row.estado_candidatura, row.candidaturas])),
    sin_leer: body.sin_leer,
  }
}

const filters: [query: string, names: string[], counts: object][] = [
  [
    '',
    ['Flor', 'Eva', 'Carla', 'Berta', 'Zoe'],
    { enviada: 2, leida: 1, preseleccionada: 1, descartada: 1, retirada: 1 },
  ],
  [`proyecto=${projectId}`, ['Carla', 'Berta', 'Zoe'], { enviada: 1, leida: 1, preseleccionada: 1, retirada: 1 }],
  [`oferta=${otherOffer}`, ['Flor', 'Eva'], { enviada: 1, descartada: 1 }],
  [`oferta=${foreignOffer}`, [], {}],
  ['ciudad=8019', ['Berta'], { leida: 1 }],
  ['dias=1', ['Carla', 'Berta', 'Zoe'], { enviada: 1, leida: 1, preseleccionada: 1 }],
  ['dias=5', ['Carla', 'Berta', 'Zoe'], { enviada: 1, leida: 1, preseleccionada: 1 }],
  ['dias=11', ['Berta', 'Zoe'], { enviada: 1, leida: 1 }],
  ['dias=21', [], {}],
  ['buscar=abad', ['Eva', 'Carla'], { preseleccionada: 1, descartada: 1 }],
  [`buscar=abad&proyecto=${projectId}&dias=1`, ['Carla'], { preseleccionada: 1 }],
]

describe("A company's candidates", () => {
  test.each(filters)('are filtered by «%s», and counted by state', async (query, names, counts) => {
    expect(await namesFor(query)).toEqual(names)
    expect(await countsFor(query)).toEqual({ ...counts, sin_leer: 2 })
  })

  test.each(APPLICATION_STATES)('are filtered by the state %s', async (state) => {
    const names = {
      enviada: ['Flor', 'Zoe'],
      leida: ['Berta'],
      preseleccionada: ['Carla'],
      descartada: ['Eva'],
      retirada: ['Dora'],
    }
    expect(await namesFor(`estado_candidatura=${state}`)).toEqual((names as Record<string, string[]>)[state] ?? [])
  })

  test.each([
    ['recientes', ['Flor', 'Eva', 'Carla', 'Berta', 'Zoe']],
    ['antiguas', ['Zoe', 'Berta', 'Carla', 'Eva', 'Flor']],
    // Carla since the answer; nobody waits for an answer to Eva.
    ['espera', ['Zoe', 'Berta', 'Carla', 'Flor', 'Eva']],
    ['nombre', ['Carla', 'Eva', 'Zoe', 'Berta', 'Flor']],
  ])('come in the order %s', async (orden, names) => {
    expect(await namesFor(`orden=${orden}`)).toEqual(names)
  })

  test.each(['estado_candidatura=vista', 'orden=puntos', 'dias=0', 'dias=-1', 'dias=x', 'dias=1001'])(
    'refuse «%s»',
    async (query) => {
      for (const name of ['all-company-candidates', 'applications-csv']) {
        expect((await get(name, query)).status).toBe(400)
      }
    },
  )

  test.each(['proyecto=0', 'ciudad=abc', 'oferta=01'])('answer 404 to «%s»', async (query) => {
    for (const name of ['all-company-candidates', 'application-counts', 'applications-csv']) {
      expect((await get(name, query)).status).toBe(404)
    }
  })

  test('and their counts and table are for companies alone', async () => {
    const { token } = await aCandidate(app)
    for (const name of ['application-counts', 'applications-csv']) {
      expect((await app.call(`GET /api/companies/${name}`)).status).toBe(401)
      expect((await get(name, '', token)).status).toBe(403)
    }
  })

  test('lose those who are deleting their account, in lists, counts and moves', async () => {
    const [by, owner] = [await aCandidate(app), await aCompany(app)]
    await anApplication(app, { by, offerId: await anOffer(app, { by: owner }), cvId: await aCv(app, { by }) })
    const [row] = await db.select().from(application).where(eq(application.candidateId, by.candidateId))
    const at = app.deps.clock.now()
    await db
      .insert(accountDeletion)
      .values({ accountId: by.accountId, requestedAt: at, dueAt: new Date('2026-12-05'), pausedProjects: [] })
    expect((await get('all-company-candidates', '', owner.token)).body).toEqual([])
    expect((await get<Counts>('application-counts', '', owner.token)).body.sin_leer).toBe(0)
    expect((await get(`application/${row?.id}`, '', owner.token)).status).toBe(404)
    const body = { estado_candidatura: 'entrevista' }
    const moved = await app.call(`PUT /api/companies/application-state/${row?.id}`, { token: owner.token, body })
    expect(moved.status).toBe(404)
  })
})

describe('A search', () => {
  const phones = [
    '612 34 56 78',
    '612345678',
    '+34612345678',
    '0034 612-345-678',
    '345678',
    '(+34) 612 345 678',
    '612/345678',
    'Tel.: 612 34 56 78',
  ]
  test.each(phones)('finds a telephone written as «%s»', async (typed) => {
    const owner = await aCompany(app)
    const offer = await anOffer(app, { by: owner })
    await seed(offer, [{ nombre: 'Iris', telefono_movil: '+34 612 34 56 78' }, { nombre: 'Juno' }])
    const query = `buscar=${encodeURIComponent(typed)}`
    const found = await get<z.output<typeof CompanyCandidate>[]>('all-company-candidates', query, owner.token)
    expect(found.body.map(({ nb_usuarios_id: person }) => person.nombre)).toEqual(['Iris'])
  })

  test("finds words of the company's own notes, and no other company's", async () => {
    const [owner, other] = [await aCompany(app), await aCompany(app)]
    const by = await aCandidate(app)
    const cvId = await aCv(app, { by })
    for (const one of [owner, other]) await anApplication(app, { by, offerId: await anOffer(app, { by: one }), cvId })
    const [row] = await db.select().from(application).where(eq(application.companyId, owner.companyId))
    const body = { texto: 'Llamó el jueves: simpática' }
    await app.call(`POST /api/companies/application-note/${row?.id}`, { token: owner.token, body })
    const countFor = async (token: string) =>
      (await get<unknown[]>('all-company-candidates', 'buscar=simpatica jueves', token)).body.length
    expect([await countFor(owner.token), await countFor(other.token)]).toEqual([1, 0])
  })
})

describe('Somebody who has withdrawn', () => {
  test('is found by name and offer, and neither by e-mail nor by city', async () => {
    const [by, owner] = [await aCandidate(app, { nombre: 'Nuria', primer_apellido: 'Peña' }), await aCompany(app)]
    const offer = await anOffer(app, { by: owner, nombre: 'Farera' })
    await anApplication(app, { by, offerId: offer, cvId: await aCv(app, { by }) })
    const countOf = async (query: string) =>
      (await get<unknown[]>('all-company-candidates', `${state}${query}`, owner.token)).body.length
    const email = `buscar=${by.email.slice(0, 5)}`
    let state = ''
    expect(await countOf(email)).toBe(1)
    await db.update(application).set({ state: 'retirada' }).where(eq(application.candidateId, by.candidateId))
    state = 'estado_candidatura=retirada&'
    const [seen] = (await get<z.output<typeof CompanyCandidate>[]>('all-company-candidates', state, owner.token)).body
    expect(seen?.nb_usuarios_id).toMatchObject({ nombre: 'Nuria', mst_ciudades_id: null, email: null })
    expect(await countOf('buscar=pena nuria')).toBe(1)
    expect(await countOf('buscar=farera')).toBe(1)
    for (const query of [email, 'buscar=600000001', 'buscar=madrid', 'ciudad=28079']) {
      expect(await countOf(query)).toBe(0)
      const { body } = await get<Counts>('application-counts', query, owner.token)
      expect(body.por_estado.every(({ candidaturas }) => candidaturas === 0)).toBe(true)
    }
  })
})

describe('The table of candidates', () => {
  const tableFor = async (query: string, token = company.token) =>
    (await get<{ csv: string; completo: boolean }>('applications-csv', query, token)).body

  test('has a line for each that the filters leave, in their order', async () => {
    const { csv, completo } = await tableFor(`orden=nombre&proyecto=${projectId}`)
    expect(completo).toBe(true)
    const [head, ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(head).toBe(
      '"Fecha";"Nombre";"Primer apellido";"Estado";"Días sin respuesta";"Oferta";"Proyecto";"Ciudad";"Teléfono";"Correo";"Nota"',
    )
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(
      /^"02\/11\/2026";"Carla";"Abad";"Preseleccionada";"5";"Guardia de faro";"Apertura de tienda";"Madrid";"600 000 001";"\w+@prueba.example";""$/,
    )
  })

  test('reveals nothing about a person who has withdrawn', async () => {
    const { csv } = await tableFor('estado_candidatura=retirada')
    expect(csv).toContain('"Dora";"Nieto";"Retirada";"";')
    expect(csv).not.toContain('@')
    expect(csv).toContain(';"";"";""\r\n')
    expect(csv).not.toContain('Madrid')
  })

  test('has no cell that a spreadsheet computes', async () => {
    const owner = await aCompany(app)
    await seed(await anOffer(app, { by: owner }), [{ nombre: '=1+1', primer_apellido: '@SUM(A1)' }])
    expect((await tableFor('', owner.token)).csv).toContain(`"'=1+1";"'@SUM(A1)"`)
  })
})
