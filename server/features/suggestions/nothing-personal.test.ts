import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedOffer } from '#server/database/schema/schema.ts'
import { candidateFields } from '#server/testing/factories.ts'
import { ASTURIAS, openSuggestionSite, SEVILLA } from '#server/testing/fixtures/suggestion-site.ts'
import { aPicture } from '#server/testing/sample-files.ts'

const { app, db, clock, publish, declare, list, aCandidate } = await openSuggestionSite()

const saved = await publish({ ...ASTURIAS, mst_puestos_id: 70, nombre: 'Farera' })
for (const place of [{}, ASTURIAS, SEVILLA]) {
  for (const mst_puestos_id of [70, 71]) await publish({ ...place, mst_puestos_id })
}

const who = await aCandidate()
await declare(who, { puestos: [71], provincias: [33, 41], salario_minimo: 15_000 })
await db.insert(savedOffer).values({ candidateId: who.candidateId, offerId: saved, savedAt: clock.now() })
const picture = await aPicture()

const place = fc.constantFrom(
  { mst_comunidades_id: 7, mst_provincias_id: 28, mst_ciudades_id: 28_079, codigo_postal: 28_001 },
  { ...ASTURIAS, codigo_postal: 33_001 },
  { ...SEVILLA, codigo_postal: 41_001 },
)

/** Everything that a profile holds. */
const profile = fc.record({
  nombre: fc.constantFrom('Ana', 'Mohamed', 'María del Carmen', 'Xi'),
  primer_apellido: fc.constantFrom('Núñez', 'El Idrissi', 'Wang'),
  segundo_apellido: fc.constantFrom('', 'Prado'),
  mst_sexo_id: fc.constantFrom(1, 2, null),
  fecha_nacimiento: fc.constantFrom('1958-03-04', '1990-02-28', '2009-01-02', null),
  nacionalidad_id: fc.constantFrom(724, 504, 156, null),
  document: fc.constantFrom(
    { mst_clases_doc_id: 1, num_documento: '12345678Z' },
    { mst_clases_doc_id: 3, num_documento: 'PAB123456' },
    { num_documento: null },
  ),
  telefono_movil: fc.constantFrom('600 000 001', '+212 612 345 678'),
  image: fc.constantFrom(picture, null),
  place,
})

test('name, sex, birth date, nationality, document, photo, telephone and home of a candidate change no suggestion', async () => {
  const before = await list(who)
  expect(before.ofertas.length).toBeGreaterThan(2)
  const look = fc.asyncProperty(profile, async ({ document, place: home, ...fields }) => {
    const body = { ...candidateFields, ...fields, ...document, ...home }
    const { status } = await app.call('PUT /api/users/update-profile', { token: who.token, body })
    expect(status).toBe(200)
    expect(await list(who)).toEqual(before)
  })
  await fc.assert(look)
})
