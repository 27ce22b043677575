import { inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CONTRACT_TYPES, EXPERIENCE_LEVELS } from '#contract/constants.ts'
import { DISTANCES_KM } from '#contract/offer/distances.ts'
import { listNear } from '#server/database/master-data/distances.ts'
import { municipalities, provinces } from '#server/database/master-data/places.ts'
import { offer } from '#server/database/schema/schema.ts'
import { aCompany, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const clock = createTestClock('2026-03-30T00:30:00+02:00')
const app = await createTestApp({ clock })
const by = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by })

/** Days before today. */
const ages = [0, 1, 2, 3, 4, 7, 8, 30, 31]
const dayOf = (age: number) => new Date(Date.UTC(2026, 2, 30 - age)).toISOString().slice(0, 10)

// One in each province. The other fields change with different periods, so every combination occurs.
const rows = provinces.map(({ id: provinceId }, n) => ({
  name: `Oferta de la provincia ${provinceId}`,
  provinceId,
  municipalityId: municipalities.find((place) => Math.floor(place.id / 1000) === provinceId)?.id ?? 0,
  modalityId: (n % 3) + 1,
  workdayId: (n % 2) + 1,
  // One more than there are kinds: some offers state none.
  contractType: CONTRACT_TYPES[n % (CONTRACT_TYPES.length + 1)] ?? null,
  experience: EXPERIENCE_LEVELS[n % (EXPERIENCE_LEVELS.length + 1)] ?? null,
  annualSalary: (n % 5) * 10_000,
  createdOn: dayOf(ages[n % ages.length] ?? 0),
  sectorId: 1,
  positionId: (n % 4) + 1,
  description: 'Una de muchas.',
  projectId,
  companyId: by.companyId,
}))
await app.deps.db.insert(offer).values(rows)

type Row = (typeof rows)[number]

const list = (query: string) =>
  app.call<{ nombre: string; distancia_km: number | null; salario_anual: number }[]>(
    `GET /api/companies/all-active-offers?${query}`,
  )

async function expectFound(query: string, fits: (row: Row) => boolean) {
  const expected = rows.filter(fits).map(({ name }) => name)
  const { status, body, headers } = await list(query)
  expect({ query, status, total: headers.get('x-total-count') }).toEqual({
    query,
    status: 200,
    total: String(expected.length),
  })
  expect(body).toHaveLength(Math.min(6, expected.length))
  for (const { nombre } of body) expect(expected).toContain(nombre)
}

const idsOf = async (path: string, key: string) =>
  (await app.call<Record<string, number>[]>(`GET /api/master/${path}`)).body.map((row) => row[key] ?? 0)

describe('The list of offers is filtered', () => {
  test('by each province', async () => {
    const ids = await idsOf('provinces', 'mst_provincias_id')
    expect(ids).toHaveLength(52)
    for (const id of ids) await expectFound(`provincia=${id}`, ({ provinceId }) => provinceId === id)
  })

  test.each([1, 2, 3, 4, 5])('by the position %i', (id) =>
    expectFound(`puesto=${id}`, ({ positionId }) => positionId === id),
  )

  test('by each modality', async () => {
    const ids = await idsOf('job-modality', 'mst_modalidad_id')
    expect(ids).toHaveLength(3)
    for (const id of ids) await expectFound(`modalidad=${id}`, ({ modalityId }) => modalityId === id)
  })

  test('by each workday', async () => {
    const ids = await idsOf('working-day', 'mst_jornada_id')
    expect(ids).toHaveLength(2)
    for (const id of ids) await expectFound(`jornada=${id}`, ({ workdayId }) => workdayId === id)
  })

  test.each(CONTRACT_TYPES)('by the contract «%s»', (type) =>
    expectFound(`contrato=${type}`, ({ contractType }) => contractType === type),
  )

  test.each([1, 10_000, 10_001, 18_000, 30_000, 40_000, 40_001])('by a salary of at least %i', (least) =>
    expectFound(`salario=${least}`, ({ annualSalary }) => annualSalary >= least),
  )

  // Seen to fail where a day was taken for 24 hours: the clocks went forward on the day before.
  test.each(EXPERIENCE_LEVELS)('by the experience %s', (level) =>
    expectFound(`experiencia=${level}`, ({ experience }) => experience === level),
  )

  test.each([1, 3, 7, 30])('by publication within %i days', (days) =>
    expectFound(`publicada=${days}`, ({ createdOn }) => createdOn >= dayOf(days)),
  )

  test('by all of them at once', async () => {
    const few = (row: Row) => row.modalityId === 2 && row.workdayId === 2 && row.annualSalary >= 10_000
    await expectFound('modalidad=2&jornada=2&salario=10000', few)
    await expectFound('modalidad=2&jornada=2&salario=10000&publicada=7', (row) => few(row) && row.createdOn >= dayOf(7))
    const one = rows.find((row) => few(row) && row.createdOn >= dayOf(7))
    await expectFound(
      `nombre=oferta&sector=1&provincia=${one?.provinceId}&modalidad=2&jornada=2&salario=10000&publicada=7`,
      (row) => row === one,
    )
  })

  test('by their company', async () => {
    await expectFound(`empresa=${by.companyId}&jornada=2`, ({ workdayId }) => workdayId === 2)
    await expectFound(`empresa=${by.companyId + 1}`, () => false)
  })

  test('by nothing where the fields of a form are empty', () =>
    expectFound('provincia=&modalidad=&jornada=&contrato=&experiencia=&salario=&publicada=&pagina=1', () => true))

  test.each(['provincia=99', 'modalidad=9', 'jornada=9'])('by «%s», which does not exist, and finds nothing', (query) =>
    expectFound(query, () => false),
  )
})

describe('The list around a city', () => {
  const kmFromMadrid = new Map(listNear([28_079], 1000))
  const kmOf = ({ municipalityId }: Row) => kmFromMadrid.get(municipalityId) ?? Infinity

  test.each(DISTANCES_KM)('finds offers up to %i km away', (km) =>
    expectFound(`ciudad=Madrid&distancia=${km}`, (row) => kmOf(row) <= km),
  )

  test('finds a municipality by its postal code where it is alone in its province', () =>
    expectFound('ciudad=51001&distancia=5', ({ provinceId }) => provinceId === 51))

  test('says how far each is, counts each of several places, and keeps jobs from all of Spain', async () => {
    const [first] = rows
    const far = {
      ...first,
      companyId: by.companyId,
      projectId,
      provinceId: 8,
      municipalityId: 8019,
      sectorId: 2,
    } as Row
    const more = [
      { ...far, name: 'Getafe', municipalityId: 28_065, provinceId: 28 },
      { ...far, name: 'Barcelona y Alcorcón', moreMunicipalityIds: [28_007, 17_079] },
      { ...far, name: 'Toda España', modalityId: 3, isEverywhere: true },
      { ...far, name: 'Madrid', municipalityId: 28_079, provinceId: 28 },
      { ...far, name: 'Barcelona' },
    ]
    const added = await app.deps.db.insert(offer).values(more).returning({ id: offer.id })
    const near = async (query: string) =>
      (await list(`sector=2&${query}`)).body.map(({ nombre, distancia_km }) => [nombre, distancia_km])
    expect(await near('ciudad=Madrid&distancia=25&orden=distancia')).toEqual([
      ['Madrid', 0],
      ['Barcelona y Alcorcón', 13],
      ['Getafe', 13],
      ['Toda España', null],
    ])
    expect(await near('ciudad=madrid&distancia=5')).toEqual([
      ['Madrid', 0],
      ['Toda España', null],
    ])
    for (const none of ['ciudad=Comunidad de Madrid', 'orden=distancia', 'distancia=5']) {
      const all = none.startsWith('ciudad') ? `${none}&distancia=5` : none
      expect((await near(all)).every(([, km]) => km === null)).toBe(true)
    }
    await app.deps.db.delete(offer).where(
      inArray(
        offer.id,
        added.map(({ id }) => id),
      ),
    )
  })

  test('is sorted by pay, and by pay alone', async () => {
    const { body } = await list('orden=salario&modalidad=2')
    const pays = rows.filter(({ modalityId }) => modalityId === 2).map(({ annualSalary }) => annualSalary)
    expect(body.map(({ salario_anual }) => salario_anual)).toEqual(
      pays.toSorted((one, other) => other - one).slice(0, 6),
    )
  })
})

describe('A filter that makes no sense', () => {
  test.each(['provincia', 'modalidad', 'jornada', 'empresa'])('is not found if «%s» names nothing', async (name) => {
    for (const value of ['abc', '0', '07', '-1', '1.5', '%2B1', '99999999999']) {
      expect(await list(`${name}=${value}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  })

  test.each([
    'contrato=becario',
    'experiencia=mucha',
    'salario=0',
    'salario=-1',
    'salario=mucho',
    'salario=10000001',
    'salario=20.000',
    'ciudad=Madrid&distancia=muchos',
    'ciudad=Madrid&distancia=-5',
    'ciudad=Madrid&distancia=1e9',
    'ciudad=Madrid&distancia=1000000000',
    'ciudad=Madrid&distancia=7',
    'ciudad=Madrid&distancia=5%3Bdrop%20table%20offer',
    'orden=barato',
    'publicada=0',
    'publicada=2',
    'publicada=07',
    'publicada=hoy',
    'publicada=1&publicada=3',
  ])('is refused: %s', async (query) => {
    expect(await list(query)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: expect.stringMatching(/\w/) },
    })
  })
})
