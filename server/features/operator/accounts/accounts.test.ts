import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { account, accountDeletion, company, operator, operatorAct } from '#server/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  aCv,
  anAccount,
  anOffer,
  anOperator,
  type Candidate,
  type Company,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const clock = createTestClock('2026-11-21T10:00:00Z')
const app = await createTestApp({ clock })
const { db } = app.deps
const reader = await anOperator(app)

interface Account {
  cuenta_id: number
  tipo: string
  estado: string
  correo: string
  empresa: string | null
}
interface Page {
  cuentas: Account[]
  siguiente: number | null
}

const ask = async <Body>(path: string) => (await app.call<Body>(`GET ${path}` as 'GET /', { token: reader.token })).body
const list = (query: Record<string, string | number>) =>
  ask<Page>(`/api/operator/accounts?${new URLSearchParams(query as Record<string, string>)}`)
const found = async (query: Record<string, string | number>) => (await list(query)).cuentas.map((row) => row.cuenta_id)

const open = (id: number, motivo: unknown = 'Llama y pide ayuda con su CV') =>
  app.call<Record<string, unknown>>(`POST /api/operator/open-person/${id}`, { token: reader.token, body: { motivo } })

const setEmail = (accountId: number, email: string) =>
  db.update(account).set({ email }).where(eq(account.id, accountId))

let ana: Candidate
let workshop: Company

beforeAll(async () => {
  ana = await aCandidate(app, { nombre: 'Aina', primer_apellido: 'Brégimo', segundo_apellido: 'Solé' })
  await setEmail(ana.accountId, 'aina.bregimo@Prueba.example')
  workshop = await aCompany(app, { nombre: 'Forja d’Aran, S.L.', acronimo: 'FDA' })
})

describe('The list of accounts', () => {
  test('finds a company by the beginnings of words, without accents and in any order', async () => {
    expect(await found({ buscar: 'aran forj' })).toEqual([workshop.accountId])
    expect(await found({ buscar: 'FDA' })).toEqual([workshop.accountId])
    expect(await found({ buscar: 'orja' })).toEqual([])
  })

  test('finds a person by name and surname, but not by one word or a part', async () => {
    expect(await found({ buscar: 'bregimo AINA' })).toEqual([ana.accountId])
    for (const buscar of ['Brégimo', 'Brégimo brégimo', 'Aina Brég', 'prueba.example', 'aina.bregimo']) {
      expect(await found({ buscar })).not.toContain(ana.accountId)
    }
  })

  test('finds an account by its whole e-mail and by its number', async () => {
    expect(await found({ buscar: ' AINA.bregimo@prueba.example ' })).toEqual([ana.accountId])
    expect(await found({ buscar: ana.accountId })).toEqual([ana.accountId])
  })

  test.each(["'", "o'b:*", '\\', '& | !', 'a:*b', '\u{2bc}', '...', '%', '99999999999'])(
    'takes no sign of a search for a command: %s',
    async (buscar) => {
      expect(await found({ buscar })).toEqual([])
    },
  )

  test('masks the e-mails of people, and shows those of companies and operators', async () => {
    const [person] = (await list({ buscar: ana.accountId })).cuentas
    expect(person).toMatchObject({ tipo: 'candidato', correo: 'ai…@Prueba.example', empresa: null, estado: 'activa' })
    const [shown] = (await list({ buscar: workshop.accountId })).cuentas
    expect(shown).toMatchObject({ tipo: 'empresa', correo: workshop.email, empresa: 'Forja d’Aran, S.L.' })
    const { accountId } = await anAccount(app)
    await setEmail(accountId, 'a@prueba.example')
    expect((await list({ buscar: accountId })).cuentas[0]).toMatchObject({
      tipo: 'sin_elegir',
      correo: '…@prueba.example',
    })
  })

  test('is filtered by role and state', async () => {
    const stopped = await anOperator(app)
    await db.update(operator).set({ disabledAt: clock.now() }).where(eq(operator.accountId, stopped.accountId))
    const unconfirmed = await anAccount(app)
    await db.update(account).set({ isConfirmed: false }).where(eq(account.id, unconfirmed.accountId))
    const suspended = await aCompany(app)
    await db.update(company).set({ isSuspended: true }).where(eq(company.id, suspended.companyId))
    expect(await found({ estado: 'suspendida' })).toEqual([suspended.accountId])
    expect(await found({ tipo: 'operador', estado: 'desactivada' })).toEqual([stopped.accountId])
    expect(await found({ tipo: 'operador' })).toEqual([stopped.accountId, reader.accountId])
    expect(await found({ estado: 'sin_confirmar' })).toEqual([unconfirmed.accountId])
    expect(await found({ tipo: 'sin_elegir' })).toContain(unconfirmed.accountId)
    expect(await found({ tipo: 'empresa', estado: 'activa' })).toEqual([workshop.accountId])
    expect(await found({ tipo: '', estado: 'cerrada' })).toEqual([])
  })

  test('has pages of 25 without gaps or repetitions, the newest first', async () => {
    for (let row = 0; row < 30; row += 1) await anAccount(app)
    const first = await list({})
    const second = await list({ antes_de: first.siguiente ?? 0 })
    const ids = [...first.cuentas, ...second.cuentas].map((row) => row.cuenta_id)
    expect(first.cuentas).toHaveLength(25)
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
    expect([ids.length, second.siguiente]).toEqual([await db.$count(account), null])
  })
})

describe('An account', () => {
  test('of a company shows its plan and its offers, active and not', async () => {
    await anOffer(app, { by: workshop })
    await anOffer(app, { by: workshop, estado: 0 })
    expect(await ask(`/api/operator/account/${workshop.accountId}`)).toMatchObject({
      confirmada: true,
      sesiones: 1,
      se_borra: null,
      dispositivo: null,
      perfil: {
        emp_empresas_id: workshop.companyId,
        plan: 'gratis',
        ofertas: 2,
        ofertas_activas: 1,
        verificacion: 'sin_pedir',
      },
    })
  })

  test('of an operator says whether it has a device', async () => {
    const body = await ask(`/api/operator/account/${reader.accountId}`)
    expect(body).toMatchObject({ tipo: 'operador', dispositivo: false, perfil: null })
  })

  test('of a candidate shows nothing that names the person', async () => {
    const text = JSON.stringify(await ask(`/api/operator/account/${ana.accountId}`))
    for (const secret of ['Aina', 'aina', 'Brégimo', '600 000 001']) expect(text).not.toContain(secret)
  })

  test('that is being deleted says when it goes', async () => {
    const { accountId } = await anAccount(app)
    const dueAt = new Date('2026-12-05T10:00:00Z')
    await db.insert(accountDeletion).values({ accountId, requestedAt: clock.now(), dueAt, pausedProjects: [] })
    const body = await ask(`/api/operator/account/${accountId}`)
    expect(body).toMatchObject({ estado: 'cerrada', se_borra: '2026-12-05T10:00:00.000Z' })
  })

  test('that does not exist is not found, by any call', async () => {
    const { token } = reader
    const answers = [
      await app.call('GET /api/operator/account/999999', { token }),
      await open(999_999),
      await app.call('DELETE /api/operator/account-sessions/999999', { token }),
    ]
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'account_not_found' })])
    }
    expect(await db.$count(operatorAct, eq(operatorAct.subjectId, 999_999))).toBe(0)
  })
})

describe('The data of a person', () => {
  const nobody = { nombre: null, telefono: null, cvs: [], correos: [] }

  test('are shown for a reason, which the register keeps', async () => {
    await aCv(app, { by: ana, name: 'CV de taller' })
    const { status, body } = await open(ana.accountId)
    expect(status).toBe(200)
    expect(body).toEqual({
      correo: 'aina.bregimo@Prueba.example',
      nombre: 'Aina Brégimo Solé',
      telefono: expect.stringContaining('600'),
      cvs: [{ can_cv_id: expect.any(Number), nombre: 'CV de taller', fecha: '2026-11-21' }],
      correos: [],
    })
    const { actos } = await ask<{ actos: object[] }>(`/api/operator/audit-log?cuenta=${ana.accountId}`)
    expect(actos).toMatchObject([
      {
        accion: 'ver_datos',
        operador: reader.email,
        correo: 'ai…@Prueba.example',
        motivo: 'Llama y pide ayuda con su CV',
      },
    ])
  })

  test.each(['', 'corto', '          ', '  nueve...  ', 'x'.repeat(501), null])(
    'stay closed without a reason: %j',
    async (motivo) => {
      expect(await open(ana.accountId, motivo)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    },
  )

  test('are not those of an operator, whom nobody opens', async () => {
    expect((await open(reader.accountId)).status).toBe(404)
  })

  test('of a company are its e-mail and its mails', async () => {
    const { email } = workshop
    expect((await open(workshop.accountId)).body).toEqual({ ...nobody, correo: email })
  })

  test('of somebody without a profile are the e-mail alone', async () => {
    const { accountId, email } = await anAccount(app)
    expect((await open(accountId)).body).toEqual({ ...nobody, correo: email })
  })

  test('are not answered if the register cannot be written', async () => {
    await db.execute(`create function refuse_act() returns trigger language plpgsql as $$ begin raise 'full'; end $$`)
    await db.execute('create trigger refuse_act before insert on operator_act execute function refuse_act()')
    const { status, body } = await open(ana.accountId)
    await db.execute('drop function refuse_act cascade')
    expect([status, Object.keys(body)]).toEqual([500, ['error', 'code']])
  })

  test('are those of 60 people an hour for each operator', async () => {
    const { token } = await anOperator(app)
    const openWith = () =>
      app.call(`POST /api/operator/open-person/${ana.accountId}`, { token, body: { motivo: 'Lo pide por teléfono' } })
    for (let time = 0; time < 60; time += 1) await openWith()
    expect(await openWith()).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  })
})

test('ending the sessions of an account signs it out everywhere, and the register keeps how many', async () => {
  const { accountId, token } = await anAccount(app)
  const answer = await app.call(`DELETE /api/operator/account-sessions/${accountId}`, { token: reader.token })
  expect(answer).toMatchObject({ status: 200, body: { cerradas: 1 } })
  expect((await app.call('GET /api/account/sessions', { token })).status).toBe(401)
  const { actos } = await ask<{ actos: object[] }>(`/api/operator/audit-log?cuenta=${accountId}`)
  expect(actos).toMatchObject([{ accion: 'cerrar_sesiones', despues: 'sesiones cerradas: 1' }])
})
