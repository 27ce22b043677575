import { describe, expect, test } from 'vitest'
import { FILE_BODY_MAX_BYTES } from '#contract/constants.ts'
import { capacity, capacityOf } from './capacity.ts'

// The embedded PostgreSQL allows 200, of which it keeps 3. Each process also listens for changes and asks for the jobs.
const EMBEDDED_CONNECTIONS = 197
const OF_EACH_PROCESS = 2

test('one process takes on what it always did', () => {
  expect(capacity).toEqual(capacityOf(1))
  expect(capacityOf(1)).toMatchObject({
    privateLane: { places: 40 },
    database: { connections: 20 },
    bodies: { budgetBytes: 64_000_000 },
    server: { connections: 4000 },
    hashesAtOnce: 2,
    inspections: { places: 1 },
  })
})

test('two processes together take on what one did', () => {
  const { privateLane, database, bodies, server } = capacityOf(2)
  expect(privateLane.places).toBe(30)
  expect(database.connections).toBe(10)
  expect(bodies.budgetBytes).toBe(32_000_000)
  expect(server.connections).toBe(2000)
})

describe.each([1, 2, 3, 4, 8, 16])('with %i processes', (processes) => {
  const { database, bodies, publicLane } = capacityOf(processes)

  test('the embedded PostgreSQL has enough connections', () =>
    expect(processes * (database.connections + OF_EACH_PROCESS)).toBeLessThan(EMBEDDED_CONNECTIONS))

  test('the largest body finds room', () => expect(bodies.budgetBytes).toBeGreaterThan(FILE_BODY_MAX_BYTES))

  test('each process renders as many pages at the same time as one alone, because it has a thread of its own', () =>
    expect(publicLane.places).toBe(5))
})
