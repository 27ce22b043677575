import { readFile } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { legalDataExample } from '#contract/company/verification.ts'
import { account, company, companyVerification, verificationStep } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany } from '#server/testing/factories.ts'
import { openVerificationSite } from '#server/testing/fixtures/verification-site.ts'

const site = await openVerificationSite()
const { app, clock, request, read, aPending, aVerified, check, decide, open, newTaxNumber } = site
const { db } = app.deps

describe('A company', () => {
  test('that has not asked for anything reads so', async () => {
    expect(await read(await aCompany(app))).toEqual({
      estado_verificacion: 'sin_pedir',
      desde: null,
      motivo: '',
      datos: null,
      correo: 'sin_correo',
      comprobaciones: [],
      version: 1,
    })
  })

  test('says who it is, waits for an operator, and reads since when', async () => {
    const own = await aCompany(app)
    const sent = { nif: 'es b-1234567.4', web: 'talleres.example', contacto_correo: 'Ana@talleres.example' }
    expect(await request(own, sent)).toMatchObject({ status: 200, body: { estado_verificacion: 'pendiente' } })
    expect(await read(own)).toEqual({
      estado_verificacion: 'pendiente',
      desde: clock.now().toISOString(),
      motivo: '',
      datos: { ...legalDataExample, contacto_correo: 'Ana@talleres.example' },
      correo: 'pendiente',
      comprobaciones: [],
      version: 2,
    })
  })

  test.each([
    ['a NIF with a wrong control', { nif: 'B12345675' }, 'tax_number_invalid'],
    ['a NIF that is none', { nif: 'hola' }, 'tax_number_invalid'],
    ['a web that is no site', { web: 'javascript:alert(1)' }, 'website_invalid'],
    ['a telephone that cannot exist', { contacto_telefono: '12' }, 'contact_phone_invalid'],
    ['an e-mail that is none', { contacto_correo: 'ana' }, 'invalid_input'],
    ['an empty legal name', { razon_social: ' ' }, 'invalid_input'],
  ])('is refused with %s, and nothing is saved', async (_, fields, code) => {
    const own = await aCompany(app)
    expect(await request(own, fields)).toMatchObject({ status: 400, body: { code } })
    expect(await read(own)).toMatchObject({ estado_verificacion: 'sin_pedir', datos: null })
  })

  test('may do without a web', async () => {
    const own = await aPending({ web: null })
    expect((await read(own)).datos?.web).toBeNull()
  })

  test('corrects what waits, and keeps its place in the queue', async () => {
    const own = await aPending()
    const before = await read(own)
    clock.set(new Date(clock.now().getTime() + 3_600_000).toISOString())
    await request(own, { nif: own.taxNumber, contacto_cargo: 'Gerente' })
    const after = await read(own)
    expect(after).toMatchObject({ estado_verificacion: 'pendiente', desde: before.desde, version: before.version + 1 })
    expect(after.datos?.contacto_cargo).toBe('Gerente')
    expect(await db.$count(verificationStep, eq(verificationStep.companyId, own.companyId))).toBe(1)
  })

  test('that is verified stays so with another telephone, whose check ends', async () => {
    const own = await aVerified()
    await check(own.companyId, 'web')
    await request(own, { nif: own.taxNumber, contacto_correo: own.contactEmail, contacto_telefono: '910 000 002' })
    const { estado_verificacion, comprobaciones } = await read(own)
    expect(estado_verificacion).toBe('verificada')
    expect(comprobaciones.map(({ comprobacion }) => comprobacion)).toEqual(['registro', 'web'])
  })

  test('that is verified waits again with another telephone, web and e-mail, of which the register says nothing', async () => {
    const own = await aVerified()
    await check(own.companyId, 'web')
    const version = (await read(own)).version
    const sent = { nif: own.taxNumber, web: 'otra.example', contacto_telefono: '910 000 002' }
    expect((await request(own, sent)).body.estado_verificacion).toBe('pendiente')
    expect(await read(own)).toMatchObject({
      estado_verificacion: 'pendiente',
      desde: clock.now().toISOString(),
      comprobaciones: [{ comprobacion: 'registro' }],
      version: version + 1,
    })
    const [row] = await db.select().from(company).where(eq(company.id, own.companyId))
    expect(row).toMatchObject({ verification: 'pending', verifiedOn: null })
  })

  test('waits again with another legal name, without its badge and its checks', async () => {
    const own = await aVerified()
    await request(own, { nif: own.taxNumber, contacto_correo: own.contactEmail, razon_social: 'Otra, S. A.' })
    expect(await read(own)).toMatchObject({ estado_verificacion: 'pendiente', comprobaciones: [] })
    const [row] = await db.select().from(company).where(eq(company.id, own.companyId))
    expect(row).toMatchObject({ verification: 'pending', verifiedOn: null })
  })

  test('learns why it was rejected, corrects its data and waits at the end of the queue', async () => {
    const own = await aPending()
    await decide(own.companyId, 'rechazada', { motivo: 'datos_no_coinciden', texto: 'El NIF es de otra sociedad.' })
    expect(await read(own)).toMatchObject({
      estado_verificacion: 'rechazada',
      motivo: 'La razón social y el NIF no coinciden en el registro. El NIF es de otra sociedad.',
    })
    clock.set(new Date(clock.now().getTime() + 60_000).toISOString())
    await request(own, { nif: newTaxNumber() })
    expect(await read(own)).toMatchObject({ estado_verificacion: 'pendiente', desde: clock.now().toISOString() })
  })

  test('cannot overwrite changes of another tab', async () => {
    const own = await aPending()
    const { version } = await read(own)
    expect((await request(own, { nif: own.taxNumber, contacto_cargo: 'Jefa', version })).status).toBe(200)
    const late = await request(own, { nif: own.taxNumber, contacto_cargo: 'Dueña', version })
    expect(late).toMatchObject({ status: 409, body: { code: 'verification_changed' } })
    expect((await read(own)).datos?.contacto_cargo).toBe('Jefa')
  })

  test('that presses twice asks once', async () => {
    const own = await aCompany(app)
    const nif = newTaxNumber()
    const answers = await Promise.all([request(own, { nif, version: 1 }), request(own, { nif, version: 1 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await db.$count(verificationStep, eq(verificationStep.companyId, own.companyId))).toBe(1)
  })
})

describe('A NIF', () => {
  test('that was given by an unverified company does not stop the one that it belongs to, and operators see both', async () => {
    const impostor = await aPending()
    const owner = await aCompany(app)
    expect((await request(owner, { nif: impostor.taxNumber.toLowerCase() })).status).toBe(200)
    const both = [impostor.companyId, owner.companyId]
    for (const id of both) {
      const { mismo_nif } = (await open(id)) as unknown as { mismo_nif: { emp_empresas_id: number }[] }
      expect(mismo_nif).toMatchObject([{ emp_empresas_id: both.find((other) => other !== id) }])
    }
    await check(owner.companyId, 'registro')
    await check(owner.companyId, 'telefono')
    expect((await decide(owner.companyId, 'verificada')).status).toBe(200)
    expect(await request(impostor, { nif: impostor.taxNumber })).toMatchObject({ body: { code: 'tax_number_taken' } })
    expect((await request(owner, { nif: impostor.taxNumber, contacto_cargo: 'Dueña' })).status).toBe(200)
  })

  test('that an unverified company has claimed since the release before is free again', async () => {
    const impostor = await aPending()
    const verified = await aVerified()
    const isTheirs = eq(companyVerification.companyId, impostor.companyId)
    await db.update(companyVerification).set({ claimsTaxNumber: true }).where(isTheirs)
    const release = new URL('../../database/sql/free_tax_numbers.sql', import.meta.url)
    await db.execute(sql.raw(await readFile(release, 'utf8')))
    expect((await request(await aCompany(app), { nif: impostor.taxNumber })).status).toBe(200)
    expect((await request(await aCompany(app), { nif: verified.taxNumber })).status).toBe(409)
  })

  test('belongs to one verified company, and the refusal names nobody', async () => {
    const first = await aVerified()
    const answer = await request(await aCompany(app), { nif: first.taxNumber.toLowerCase() })
    expect(answer).toMatchObject({ status: 409, body: { code: 'tax_number_taken' } })
    expect(JSON.stringify(answer.body)).not.toContain(first.taxNumber)
  })

  test('of several that are verified at the same moment goes to one', async () => {
    const nif = newTaxNumber()
    const companies = await Promise.all([1, 2, 3, 4].map(() => aPending({ nif })))
    for (const { companyId } of companies) {
      await check(companyId, 'registro')
      await check(companyId, 'telefono')
    }
    const answers = await Promise.all(companies.map(({ companyId }) => decide(companyId, 'verificada')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const isClaimed = and(eq(companyVerification.taxNumber, nif), eq(companyVerification.claimsTaxNumber, true))
    expect(await db.$count(companyVerification, isClaimed)).toBe(1)
  })

  test('is free after a rejection, and whoever was rejected does not get it back', async () => {
    const impostor = await aPending()
    await decide(impostor.companyId, 'rechazada', { motivo: 'contacto_no_confirmado' })
    const owner = await aCompany(app)
    expect((await request(owner, { nif: impostor.taxNumber })).status).toBe(200)
    await check(owner.companyId, 'registro')
    await check(owner.companyId, 'telefono')
    await decide(owner.companyId, 'verificada')
    expect(await request(impostor, { nif: impostor.taxNumber })).toMatchObject({ body: { code: 'tax_number_taken' } })
    await check(impostor.companyId, 'registro')
    await check(impostor.companyId, 'telefono')
    expect(await decide(impostor.companyId, 'verificada')).toMatchObject({ body: { code: 'tax_number_taken' } })
    expect((await open(impostor.companyId)).estado_verificacion).toBe('rechazada')
  })

  test('is read by its company and by operators alone', async () => {
    const own = await aVerified()
    const others = [await aCompany(app), await aCandidate(app)]
    for (const { token } of [...others, { token: undefined }]) {
      for (const path of [
        'companies/verification',
        `operator/company/${own.companyId}`,
        'operator/companies',
      ] as const) {
        const { body } = await app.call(`GET /api/${path}`, { token })
        expect(JSON.stringify(body)).not.toContain(own.taxNumber)
      }
    }
    expect((await read(own)).datos?.nif).toBe(own.taxNumber)
    expect((await open(own.companyId)).datos?.nif).toBe(own.taxNumber)
  })
})

test('everything about the verification goes with the account', async () => {
  const own = await aVerified()
  await db.delete(account).where(eq(account.id, own.accountId))
  expect(await db.$count(companyVerification, eq(companyVerification.companyId, own.companyId))).toBe(0)
  expect(await db.$count(verificationStep, eq(verificationStep.companyId, own.companyId))).toBe(0)
})
