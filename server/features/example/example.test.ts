import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

const search = (body: object) => app.call<{ nombre: string }[]>('POST /fake-endpoint', { body })

test('without filters the demo returns its three sample offers', async () => {
  const { status, body } = await search({})
  expect([status, body.length]).toEqual([200, 3])
  for (const sample of body) {
    expect(Object.keys(sample).toSorted()).toEqual(['ciudad', 'comunidad', 'id', 'nombre', 'sector'])
  }
})

test.each([
  [{ nombre: 'INGLES' }, ['Profesor/a de inglés']],
  [{ sector: 'Tecnología' }, ['Desarrollador/a web']],
  [{ sector: 'tecnologia' }, ['Desarrollador/a web']],
  [{ ciudad: 'leon' }, ['Profesor/a de inglés']],
  [{ comunidad: 'Andalucia' }, ['Enfermero/a']],
  [{ nombre: '', sector: 'Salud', ciudad: '', comunidad: '' }, ['Enfermero/a']],
  [{ nombre: 'web', sector: 'Salud' }, []],
  [{ nombre: '%' }, []],
])('the demo filters by %o and returns %o', async (filters, expected) => {
  expect((await search(filters)).body.map(({ nombre }) => nombre)).toEqual(expected)
})

test('a filter that is not text is refused', async () => {
  expect(await search({ nombre: 7 })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('the demo accepts only POST', async () => {
  const answer = await app.call('GET /fake-endpoint')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
})
