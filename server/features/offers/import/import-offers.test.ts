import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { offer, position } from '#server/database/schema/schema.ts'
import { aCompany, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { importOffers } from './import-offers.ts'
import { readTable } from './read-table.ts'

const app = await createTestApp()
const { db } = app.deps
const head =
  'Nombre;Descripcion;Puesto;Ciudad;Provincia;Salario_anual;Salario_max;Tipo_contrato;Caduca_el;Requisitos;Vacantes'
const cook =
  'Cocinera de partida;"Cocina de mercado.\nCon turno de mañana.";cocinero/a;Gijón;;18.000;21.000 €;Fijo discontinuo;05/12/2026;Carné|Inglés;2'
const nurse = 'Enfermera de noche;Planta de medicina.;Enfermero/a;Sevilla;Sevilla;24000;;;;;'

let wanted: { companyId: number; projectId: number; isWritten: boolean }
beforeEach(async () => {
  const by = await aCompany(app)
  wanted = { companyId: by.companyId, projectId: await aProject(app, { by }), isWritten: true }
})

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'))
const run = (file: Uint8Array, more: Partial<typeof wanted> = {}) =>
  importOffers(app.deps, file, { ...wanted, ...more })
const stored = () => db.select().from(offer).where(eq(offer.projectId, wanted.projectId)).orderBy(offer.id)

describe('A table as Excel saves it in Spanish', () => {
  test('is published whole, with numbers, days and names as people write them', async () => {
    const { offers } = await run(bytes(`\uFEFF${head}`, cook, nurse, ';;;;;;;;;;'))
    expect(offers).toMatchObject([
      { row: 2, name: 'Cocinera de partida', state: 1 },
      { row: 3, name: 'Enfermera de noche', state: 1 },
    ])
    expect(await stored()).toMatchObject([
      {
        name: 'Cocinera de partida',
        description: 'Cocina de mercado.\nCon turno de mañana.',
        annualSalary: 18_000,
        salaryMax: 21_000,
        contractType: 'fijo_discontinuo',
        expiresOn: '2026-12-05',
        municipalityId: 33_024,
        vacancies: 2,
      },
      { name: 'Enfermera de noche', municipalityId: 41_091, provinceId: 41, annualSalary: 24_000 },
    ])
  })

  test('may be in Windows-1252, or with commas', async () => {
    const old = Buffer.from(`${head}\r\n${nurse.replace('medicina', 'cirugía')}`, 'latin1')
    expect(readTable(old)[0]?.cells['descripcion']).toBe('Planta de cirugía.')
    expect(readTable(bytes('nombre,ciudad', '"Uno, dos",Sevilla'))).toEqual([
      { row: 2, cells: { nombre: 'Uno, dos', ciudad: 'Sevilla' }, hasMore: false },
    ])
  })
})

test('a position may be named by a synonym, unless it is one of several', async () => {
  const columns = 'nombre;descripcion;puesto;ciudad;salario_anual'
  const row = (puesto: string) => `De mañana;En equipo.;${puesto};Sevilla;18.000`
  await run(bytes(columns, row('Obrera'), row('electricista')))
  const named = eq(position.id, offer.positionId)
  const rows = await db.select({ name: position.name }).from(offer).innerJoin(position, named).orderBy(offer.id)
  expect(rows.slice(-2)).toEqual([{ name: 'Operario/a de construcción' }, { name: 'Electricista' }])
  await expect(run(bytes(columns, row('informática')))).rejects.toThrow('puesto: «informática» no vale')
})

test('pay by the month, a reserve and several cities are read, and a city that does not exist is named', async () => {
  const columns = 'nombre;descripcion;puesto;ciudad;salario_periodo;salario_importe;reservada_discapacidad;mas_ciudades'
  const row = (cities: string) =>
    `Recepción;De mañana.;Recepcionista;Sevilla;Mensual;1.450,50;Centro especial;${cities}`
  await expect(run(bytes(columns, row('Córdoba|Atlántida')))).rejects.toThrow('mas_ciudades: «Atlántida» no vale')
  await run(bytes(columns, row('Córdoba | A Coruña')))
  expect(await stored()).toMatchObject([
    {
      payPeriod: 'mensual',
      periodPay: 1450.5,
      annualSalary: 20_307,
      reservedFor: 'centro_especial',
      moreMunicipalityIds: [14_021, 15_030],
    },
  ])
})

test('a trial says what would happen and keeps nothing', async () => {
  expect((await run(bytes(head, cook), { isWritten: false })).offers).toHaveLength(1)
  expect(await stored()).toEqual([])
})

test('a second import publishes only what is new', async () => {
  await run(bytes(head, cook))
  const again = await run(bytes(head, cook, nurse))
  expect([again.known, again.offers.map(({ name }) => name)]).toEqual([[2], ['Enfermera de noche']])
  expect(await stored()).toHaveLength(2)
})

// Seen to fail: the row was published without a word.
test('a row that has only the name of an open offer is published, and says so', async () => {
  await run(bytes(head, cook))
  const { offers } = await run(bytes(head, cook.replace('Cocina de mercado', 'Cocina de autor'), nurse))
  expect(offers.map(({ hasNamesake }) => hasNamesake)).toEqual([true, false])
})

test('every bad row is named with its columns, and nothing is published', async () => {
  const bad = [
    'Farera;Luz.;Astronauta;Sevilla;;mucho;;;31/02/2026;;cero',
    ';Sin nombre;Enfermero/a;Ningún sitio;;;;;;;',
  ]
  const failure = await run(bytes(head, nurse, ...bad)).catch((error: Error) => error.message)
  expect(failure).toContain('No se ha publicado ninguna oferta.')
  for (const part of [
    /fila 3: .*puesto: «Astronauta» no vale/,
    /fila 3: .*salario_anual: «mucho» no vale/,
    /fila 3: .*caduca_el: «31\/02\/2026» no vale/,
    /fila 3: .*vacantes: «cero» no vale/,
    /fila 4: .*ciudad: «Ningún sitio» no vale/,
    /fila 4: .*nombre/,
  ]) {
    expect(failure).toMatch(part)
  }
  expect(await stored()).toEqual([])
})

test.each([
  ['', 'no tiene ninguna oferta'],
  [head, 'no tiene ninguna oferta'],
  ['nombre;sueldo\nUna;3', 'No se conocen las columnas sueldo.'],
  ['nombre;ciudad\n"Sin cerrar;Sevilla', 'no se puede leer como CSV'],
])('%j is refused with a sentence', async (text, sentence) => {
  await expect(run(bytes(text))).rejects.toThrow(sentence)
})

test('a city by its number has to be in the province that is given', async () => {
  const row = (province: string) => `Enfermera;Planta.;Enfermero/a;41091;${province};18000;;;;;`
  await expect(run(bytes(head, row('Madrid')))).rejects.toThrow('fila 2: ciudad: «41091» no vale')
  expect((await run(bytes(head, row('Sevilla')))).offers).toHaveLength(1)
})

test('a row that breaks a rule of several columns is refused with the sentence of the form', async () => {
  const columns = 'nombre;descripcion;puesto;ciudad;salario_anual;salario_max;modalidad;toda_espana'
  const row = (cells: string) => bytes(columns, `Enfermera;Planta.;Enfermero/a;Sevilla;${cells}`)
  await expect(run(row('18.000;17.000;;'))).rejects.toThrow(
    'fila 2: El salario máximo no puede ser menor que el mínimo.',
  )
  await expect(run(row('18.000;;Presencial;sí'))).rejects.toThrow('fila 2: ')
  const hourly = columns.replace('salario_max', 'salario_importe')
  await expect(run(bytes(hourly, 'Enfermera;Planta.;Enfermero/a;Sevilla;18.000;9,50;;'))).rejects.toThrow(
    'fila 2: falta salario_periodo',
  )
})

test('a project of another company is refused, with the row', async () => {
  const by = await aCompany(app)
  const projectId = await aProject(app, { by })
  await expect(run(bytes(head, nurse), { projectId })).rejects.toThrow('fila 2')
})
