import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { company as companies, operatorAct, verificationStep } from '#server/database/schema/schema.ts'
import { aCompany, anOffer } from '#server/testing/factories.ts'
import { openVerificationSite } from '#server/testing/fixtures/verification-site.ts'

const site = await openVerificationSite()
const {
  app,
  clock,
  asOperator,
  request,
  read,
  aPending,
  aVerified,
  open,
  check,
  decide,
  mailsTo,
  tokenIn,
  confirm,
  newTaxNumber,
  close,
} = site
const { db } = app.deps

interface Queue {
  empresas: {
    emp_empresas_id: number
    nombre: string
    estado_verificacion: string
    espera_desde: string
    vencida: boolean
  }[]
  siguiente: number | null
  esperan: number
}

const list = async (query = '') =>
  (await app.call<Queue>(`GET /api/operator/companies${query}` as 'GET /', await asOperator())).body
const idsOf = ({ empresas }: Queue) => empresas.map((row) => row.emp_empresas_id)
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())

const lastAct = async (accountId: number) => {
  const isAbout = eq(operatorAct.subjectId, accountId)
  const [act] = await db.select().from(operatorAct).where(isAbout).orderBy(desc(operatorAct.id)).limit(1)
  return act
}

describe('The queue of companies', () => {
  test('shows those that wait longest first, and how many wait', async () => {
    const before = await list('?estado=pendiente')
    const second = await aCompany(app)
    const first = await aPending()
    later(5)
    await request(second, { nif: newTaxNumber() })
    const waiting = await list('?estado=pendiente')
    expect(idsOf(waiting).slice(-2)).toEqual([first.companyId, second.companyId])
    expect(waiting.empresas.at(-1)?.espera_desde).toBe(clock.now().toISOString())
    expect(waiting.esperan).toBe(before.esperan + 2)
    await decide(first.companyId, 'rechazada', { motivo: 'empresa_no_encontrada' })
    expect(idsOf(await list('?estado=pendiente'))).not.toContain(first.companyId)
    expect(idsOf(await list('?estado=rechazada'))).toContain(first.companyId)
  })

  test('marks those that wait for more than a working day', async () => {
    const { companyId } = await aPending()
    const isLate = async () =>
      (await list('?estado=pendiente')).empresas.find((row) => row.emp_empresas_id === companyId)?.vencida
    later(5)
    expect(await isLate()).toBe(false)
    const days = 7 * 24 * 3_600_000
    await db
      .update(companies)
      .set({ askedAt: new Date(clock.now().getTime() - days) })
      .where(eq(companies.id, companyId))
    expect(await isLate()).toBe(true)
    await decide(companyId, 'rechazada', { motivo: 'empresa_no_encontrada' })
    expect((await list('?estado=rechazada')).empresas.map(({ vencida }) => vencida)).not.toContain(true)
  })

  test('has pages of 25 without gaps or repetitions', async () => {
    for (let row = 0; row < 27; row += 1) await aPending()
    const seen: number[] = []
    let query = '?estado=pendiente'
    for (let pages = 0; query && pages < 5; pages += 1) {
      const page = await list(query)
      seen.push(...idsOf(page))
      query = page.siguiente ? `?estado=pendiente&despues_de=${page.siguiente}` : ''
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe((await list('?estado=pendiente')).esperan)
  })

  test('finds a company by words of both names and by its NIF, however it is written', async () => {
    const by = await aCompany(app, { nombre: 'Cerrajería Núñez' })
    const taxNumber = newTaxNumber()
    await request(by, { nif: taxNumber, razon_social: 'Forjas Zafarrancho, S. A.' })
    const { companyId } = by
    for (const search of [
      'zafarrancho forj',
      'nunez forjas',
      `${taxNumber.slice(0, 4)}.${taxNumber.slice(4).toLowerCase()}`,
    ]) {
      expect(idsOf(await list(`?buscar=${encodeURIComponent(search)}`)), search).toEqual([companyId])
    }
    expect(idsOf(await list(`?buscar=${taxNumber.slice(0, 8)}`))).toEqual([])
    expect(idsOf(await list('?buscar=%25'))).toEqual([])
  })

  test('also lists suspended companies that never asked for anything', async () => {
    const { companyId } = await aCompany(app)
    await decide(companyId, 'suspendida', { motivo: 'ofertas_falsas' })
    expect(idsOf(await list('?estado=suspendida'))).toContain(companyId)
    expect(idsOf(await list('?estado=sin_pedir'))).not.toContain(companyId)
  })
})

describe('A company opened by an operator', () => {
  test('has its data, its offers, the checks and what happened', async () => {
    const own = await aPending()
    const offerId = await anOffer(app, { by: own })
    await check(own.companyId, 'registro')
    expect(await open(own.companyId)).toMatchObject({
      emp_empresas_id: own.companyId,
      cuenta_id: own.accountId,
      correo_cuenta: own.email,
      datos: { nif: own.taxNumber },
      correo: 'pendiente',
      comprobaciones: [{ comprobacion: 'registro', operador: expect.stringContaining('@') }],
      ofertas: 1,
      ofertas_activas: 1,
      ultimas_ofertas: [{ emp_ofertas_id: offerId, nombre: 'Dependiente de tienda' }],
      historial: [{ paso: 'pedida', operador: null }],
    })
  })

  test('that does not exist is not found', async () => {
    expect((await app.call('GET /api/operator/company/999999', await asOperator())).status).toBe(404)
    const missing = { status: 404, body: { code: 'company_not_found' } }
    expect(await check(999_999, 'registro', { version: 1 })).toMatchObject(missing)
    expect(await decide(999_999, 'suspendida', { motivo: 'fraude', version: 1 })).toMatchObject(missing)
  })
})

describe('A check', () => {
  test('is marked once, by the first, and can be taken away', async () => {
    const { companyId, accountId } = await aPending()
    await check(companyId, 'registro')
    const [first] = (await open(companyId)).comprobaciones
    later(1)
    await check(companyId, 'registro')
    expect((await open(companyId)).comprobaciones).toEqual([first])
    expect((await lastAct(accountId))?.after).toEqual({ check: 'registry', isDone: true })
    await check(companyId, 'registro', { hecha: false })
    expect((await open(companyId)).comprobaciones).toEqual([])
  })

  test('needs something to check', async () => {
    const none = { status: 409, body: { code: 'nothing_to_check' } }
    expect(await check((await aCompany(app)).companyId, 'registro')).toMatchObject(none)
    expect(await check((await aPending({ web: null })).companyId, 'web')).toMatchObject(none)
  })

  test('of the e-mail cannot be marked by an operator', async () => {
    const { companyId } = await aPending()
    expect((await check(companyId, 'correo_corporativo')).status).toBe(400)
  })

  test('of data that the company has changed meanwhile is refused', async () => {
    const own = await aPending()
    const { version } = await open(own.companyId)
    await request(own, { nif: newTaxNumber() })
    expect(await check(own.companyId, 'registro', { version })).toMatchObject({ body: { code: 'company_changed' } })
    expect((await open(own.companyId)).comprobaciones).toEqual([])
  })

  test('that a verified company needs stays', async () => {
    const { companyId } = await aVerified()
    const refused = { status: 409, body: { code: 'checks_missing' } }
    expect(await check(companyId, 'registro', { hecha: false })).toMatchObject(refused)
    expect((await open(companyId)).comprobaciones).toHaveLength(2)
  })
})

describe('A decision', () => {
  test.each([
    ['none', []],
    ['the register alone', ['registro']],
    ['no register', ['web', 'telefono']],
  ])('to verify with %s is refused', async (_, checks) => {
    const { companyId } = await aPending()
    for (const one of checks) await check(companyId, one)
    expect(await decide(companyId, 'verificada')).toMatchObject({ status: 409, body: { code: 'checks_missing' } })
    expect((await open(companyId)).estado_verificacion).toBe('pendiente')
  })

  test('to verify by register and e-mail alone is refused: anybody can buy a domain', async () => {
    const own = await aPending()
    await confirm(tokenIn((await mailsTo(own.contactEmail))[0]))
    await check(own.companyId, 'registro')
    expect(await decide(own.companyId, 'verificada')).toMatchObject({ status: 409, body: { code: 'checks_missing' } })
    await check(own.companyId, 'web')
    expect((await decide(own.companyId, 'verificada')).status).toBe(200)
  })

  test('to verify is recorded, told to the company, and has a day', async () => {
    const own = await aVerified()
    expect(await read(own)).toMatchObject({ estado_verificacion: 'verificada', desde: clock.now().toISOString() })
    expect((await mailsTo(own.email)).map(({ subject }) => subject)).toEqual(['Hemos verificado tu empresa'])
    expect(await lastAct(own.accountId)).toMatchObject({
      kind: 'verify-company',
      before: { verification: 'pending', isSuspended: false },
      after: { verification: 'verified', isSuspended: false },
    })
  })

  test('is told to nobody where the company has closed its account meanwhile', async () => {
    const own = await aPending()
    await decide(own.companyId, 'rechazada', { motivo: 'datos_no_coinciden' })
    await close(own)
    const subjects = (await mailsTo(own.email)).map(({ subject }) => subject)
    expect(subjects).not.toContain('No hemos podido verificar tu empresa')
  })

  test.each([
    ['rechazada', null, ''],
    ['rechazada', 'fraude', ''],
    ['rechazada', 'otro', ' '],
    ['suspendida', null, 'Porque sí'],
    ['suspendida', 'web_no_corresponde', ''],
  ])('%s with the reason %s and the text %j is refused', async (decision, motivo, texto) => {
    const { companyId } = await aPending()
    const answer = await decide(companyId, decision, { motivo, texto })
    expect(answer).toMatchObject({ status: 400, body: { code: 'reason_missing' } })
    expect((await open(companyId)).estado_verificacion).toBe('pendiente')
  })

  test('of two operators at once is made once', async () => {
    const own = await aPending()
    const { version } = await open(own.companyId)
    const decideSo = (motivo: string) => decide(own.companyId, 'rechazada', { motivo, version })
    const answers = await Promise.all([decideSo('datos_no_coinciden'), decideSo('empresa_no_encontrada')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await db.$count(verificationStep, eq(verificationStep.companyId, own.companyId))).toBe(2)
    expect((await mailsTo(own.email)).map(({ subject }) => subject)).toEqual(['No hemos podido verificar tu empresa'])
  })

  test('about data that the company has changed meanwhile is refused, and nothing is recorded', async () => {
    const own = await aPending()
    const { version } = await open(own.companyId)
    await request(own, { nif: newTaxNumber() })
    const answer = await decide(own.companyId, 'rechazada', { motivo: 'datos_no_coinciden', version })
    expect(answer).toMatchObject({ status: 409, body: { code: 'company_changed' } })
    expect(await lastAct(own.accountId)).toBeUndefined()
  })

  test('leaves no trace of the NIF in the register', async () => {
    const own = await aVerified()
    await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
    const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, own.accountId))
    expect(acts.length).toBeGreaterThan(2)
    expect(JSON.stringify(acts)).not.toContain(own.taxNumber)
  })
})
