import { expect, test } from 'vitest'
import { readStoredSearch, writeStoredSearch } from './stored-search.ts'

const filters = {
  nombre: 'cocinero',
  sector: 12,
  puesto: 50,
  ciudad: 'Vitoria-Gasteiz',
  provincia: 1,
  modalidad: 2,
  jornada: 1,
  contrato: 'indefinido',
  experiencia: 'junior',
  salario: 18_000,
} as const

/** As each release wrote them. A row is added with each version, and none is changed. */
const written = [{ version: 1, filters: { ...filters } }]

test('searches that older releases stored are still read', () => {
  for (const stored of written) expect(readStoredSearch(stored)).toEqual(filters)
})

test('a search that the release of 2026-11-27 stored is read with each of its filters', () => {
  const stored: unknown = JSON.parse(
    '{"version":1,"filters":{"ciudad":"Sevilla","nombre":"cocinero","puesto":50,"sector":12,"jornada":1,"salario":18000,"contrato":"fijo_discontinuo","modalidad":2,"provincia":41,"reservada":1,"experiencia":"sin_experiencia"}}',
  )
  expect(readStoredSearch(stored)).toEqual({
    nombre: 'cocinero',
    sector: 12,
    puesto: 50,
    ciudad: 'Sevilla',
    provincia: 41,
    modalidad: 2,
    jornada: 1,
    contrato: 'fijo_discontinuo',
    experiencia: 'sin_experiencia',
    salario: 18_000,
    reservada: 1,
  })
})

test('a search is written as the newest of them', () => {
  expect(writeStoredSearch(filters)).toEqual(written.at(-1))
})

test('what no release wrote is not read', () => {
  for (const stored of [null, {}, { version: 0, filters }, { version: 1 }]) {
    expect(() => readStoredSearch(stored)).toThrow()
  }
})
