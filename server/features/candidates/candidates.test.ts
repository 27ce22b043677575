import { count, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { candidate } from '#server/database/schema/schema.ts'
import { aCandidate, anAccount, candidateFields } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

const create = (token: string, fields: object = {}) =>
  app.call('POST /api/users/create-user-profile', { token, body: { ...candidateFields, ...fields } })
const update = (token: string, fields: object = {}) =>
  app.call('PUT /api/users/update-profile', { token, body: { ...candidateFields, ...fields } })
const read = async (token: string) => (await app.call('GET /api/users/user-information', { token })).body
const pictureOf = async (token: string) =>
  (await app.call<{ imgUrl: string | null }>('GET /api/users/get-profile-image', { token })).body.imgUrl

describe("A candidate's profile", () => {
  test('is read as it was saved, with the city in its province and the province in its community', async () => {
    const { token } = await anAccount(app, { role: 1 })
    const { status } = await create(token, {
      mst_sexo_id: 1,
      fecha_nacimiento: '1990-02-28',
      nacionalidad_id: 724,
      mst_clases_doc_id: 1,
      num_documento: '12345678-z',
      codigo_postal: 8001,
    })
    expect(status).toBe(200)
    expect(await read(token)).toEqual({
      nombre: 'Ana',
      primer_apellido: 'Núñez',
      segundo_apellido: 'Prado',
      mst_sexo_id: 1,
      fecha_nacimiento: '1990-02-28',
      telefono_movil: '600 000 001',
      nacionalidad_id: 724,
      mst_clases_doc_id: 1,
      num_documento: '12345678Z',
      mst_comunidades_id: 7,
      mst_provincias_id: 28,
      mst_ciudades_id: {
        mst_ciudades_id: 28079,
        nombre: 'Madrid',
        mst_provincias_id: {
          mst_provincias_id: 28,
          nombre: 'Madrid',
          mst_comunidades_id: { mst_comunidades_id: 7, nombre_corto: expect.stringContaining('Madrid') },
        },
      },
      codigo_postal: 8001,
    })
  })

  test('requires only name, surname, phone and postal code', async () => {
    const { token } = await anAccount(app, { role: 1 })
    const body = { nombre: 'Leo', primer_apellido: 'Sanz', telefono_movil: '+34 611 222 333', codigo_postal: 28001 }
    expect((await app.call('POST /api/users/create-user-profile', { token, body })).status).toBe(200)
    expect(await read(token)).toMatchObject({ segundo_apellido: null, mst_ciudades_id: null, mst_provincias_id: 28 })
  })

  // The form accepted the telephone, and the server always refused it. Autofill adds the marks of direction.
  test('takes what people type, without the characters that nobody sees', async () => {
    const { token } = await anAccount(app, { role: 1 })
    const typed = {
      nombre: '\u202aAna\u202c\u0000',
      telefono_movil: '(+34) 600 123 456',
      mst_clases_doc_id: 1,
      num_documento: '1.234.567-L',
    }
    expect((await create(token, typed)).status).toBe(200)
    const stored = { nombre: 'Ana', telefono_movil: '(+34) 600 123 456', num_documento: '01234567L' }
    expect(await read(token)).toMatchObject(stored)
  })

  test.each([null, ''])('has its optional fields cleared by %j', async (nothing) => {
    const optional = {
      segundo_apellido: 'Prado',
      mst_sexo_id: 1,
      fecha_nacimiento: '1990-02-28',
      nacionalidad_id: 724,
      num_documento: '12345678Z',
      mst_ciudades_id: 28079,
    }
    const { token } = await aCandidate(app, optional)
    const body = Object.fromEntries(Object.keys(optional).map((field) => [field, nothing]))
    expect((await app.call('PUT /api/users/update-profile', { token, body })).status).toBe(200)
    const cleared = Object.fromEntries(Object.keys(optional).map((field) => [field, null]))
    expect(await read(token)).toMatchObject({ nombre: 'Ana', codigo_postal: 28001, ...cleared })
  })

  test('refuses a document number that does not fit its type, whichever of the two is changed', async () => {
    const { token } = await aCandidate(app, { mst_clases_doc_id: 1, num_documento: '12345678Z' })
    const change = (body: object) => app.call('PUT /api/users/update-profile', { token, body })
    expect(await change({ mst_clases_doc_id: 2 })).toMatchObject({ status: 400, body: { code: 'document_invalid' } })
    expect(await change({ num_documento: 'X1234567L' })).toMatchObject({ status: 400 })
    expect((await change({ mst_clases_doc_id: 2, num_documento: 'x-1234567-l' })).status).toBe(200)
    expect(await read(token)).toMatchObject({ mst_clases_doc_id: 2, num_documento: 'X1234567L' })
  })

  test('is created once by several simultaneous calls', async () => {
    const { token, accountId } = await anAccount(app)
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const [row] = await app.deps.db.select({ rows: count() }).from(candidate).where(eq(candidate.accountId, accountId))
    expect(row?.rows).toBe(1)
  })

  test('gives an account without a role the role of candidate, which is then fixed', async () => {
    const { token } = await anAccount(app)
    await create(token)
    expect((await app.call('GET /api/master/get-role', { token })).body).toEqual([{ tipo: 1, perfil_pendiente: false }])
    const { status, body } = await app.call('POST /api/master/set-role', { token, body: { roleId: 2 } })
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'role_fixed' } })
  })

  test.each([
    ['an impossible phone number', { telefono_movil: '12' }, 'phone_invalid'],
    ['a DNI with a wrong letter', { num_documento: '12345678A' }, 'document_invalid'],
    ['a NIE with a wrong letter', { mst_clases_doc_id: 2, num_documento: 'X1234567A' }, 'document_invalid'],
    ['a passport of three characters', { mst_clases_doc_id: 3, num_documento: 'AB1' }, 'document_invalid'],
    ['a birth date in the future', { fecha_nacimiento: '2026-11-22' }, 'birth_date_invalid'],
    ['a person under 16', { fecha_nacimiento: '2010-11-22' }, 'under_age'],
    ['a day that does not exist', { fecha_nacimiento: '2001-02-29' }, 'invalid_input'],
    ['a postal code outside Spain', { codigo_postal: 53_000 }, 'invalid_input'],
    ['a name of spaces', { nombre: '   ' }, 'invalid_input'],
    ['a name of invisible characters', { nombre: '\u200B\u2060' }, 'invalid_input'],
    ['a city of another province', { mst_ciudades_id: 8019 }, 'place_mismatch'],
    ['a province of another community', { mst_comunidades_id: 9 }, 'place_mismatch'],
    ['an unknown nationality', { nacionalidad_id: 123_456 }, 'unknown_choice'],
  ])('refuses %s', async (_, fields, code) => {
    const { token } = await aCandidate(app)
    const { status, body } = await update(token, fields)
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.any(String), code } })
    expect(await read(token)).toMatchObject({ nombre: 'Ana', telefono_movil: '600 000 001' })
  })

  test('accepts a person who turns 16 today, and valid documents of each type', async () => {
    const { token } = await aCandidate(app)
    for (const fields of [
      { fecha_nacimiento: '2010-11-21' },
      { mst_clases_doc_id: 2, num_documento: 'X1234567L' },
      { mst_clases_doc_id: 3, num_documento: 'PAB123456' },
    ]) {
      expect((await update(token, fields)).status).toBe(200)
    }
  })
})

describe("A candidate's picture", () => {
  test('is kept without a value, replaced by another picture and removed by null', async () => {
    const { token } = await aCandidate(app, { image: await aPicture('#FFC800') })
    const first = await pictureOf(token)
    expect((await app.request(first ?? '')).headers.get('content-type')).toBe('image/webp')

    await update(token, {})
    expect(pathOf(await pictureOf(token))).toBe(pathOf(first))

    await update(token, { image: await aPicture('#1F2430') })
    expect(pathOf(await pictureOf(token))).not.toBe(pathOf(first))
    expect((await app.request(first ?? '')).status).toBe(404)

    await update(token, { image: null })
    expect(await pictureOf(token)).toBeNull()
  })

  test('that is not a picture is refused, and the profile does not change', async () => {
    const { token } = await aCandidate(app)
    const image = `data:image/png;base64,${Buffer.from('<svg onload="x()"/>').toString('base64')}`
    expect((await update(token, { nombre: 'Otra', image })).status).toBe(400)
    expect(await read(token)).toMatchObject({ nombre: 'Ana' })
    expect(await pictureOf(token)).toBeNull()
  })

  test('is not shown without a signed link', async () => {
    const { token } = await aCandidate(app, { image: await aPicture('#FFC800') })
    expect((await app.request(pathOf(await pictureOf(token)))).status).toBe(403)
  })
})

const pathOf = (link: string | null) => (link ?? '').split('?')[0] ?? ''
