import { eq, sql, type SQL } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { legalDataExample } from '#contract/company/verification.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import { approveOffer, lockReviewedOffer } from '#server/domain/reviews/review-offer.ts'
import { operatorAct, operator } from '#server/database/schema/schema.ts'
import { encryptTotpSecret } from '#server/encryption/totp-secret.ts'
import { calls } from '#server/http/calls/calls.ts'
import { aCompany, anAccount, anOffer, anOperator, type SignedIn } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { TOTP } from 'otpauth'

const clock = createTestClock()
const app = await createTestApp({ clock })
const { db, cipher } = app.deps
const reader = await anOperator(app)

interface Page {
  actos: { acto_id: number; accion: string; operador: string; correo: string | null; motivo: string | null }[]
  siguiente: number | null
}

const list = async (query = '') =>
  (await app.call<Page>(`GET /api/operator/audit-log${query}` as 'GET /', { token: reader.token })).body

const record = (by: SignedIn | null, fields: { subjectId?: number; reason?: string; now?: Date } = {}) =>
  db.transaction((tx) =>
    recordAct(tx, by?.accountId ?? null, {
      kind: by ? 'renew-second-factor' : 'create-operator',
      now: clock.now(),
      subjectId: reader.accountId,
      ...fields,
    }),
  )

describe('The register', () => {
  test('shows who did what to whom, the newest first', async () => {
    const subject = await anOperator(app)
    await record(null, { subjectId: subject.accountId })
    await record(reader, { subjectId: subject.accountId, reason: 'Lo pidió' })
    const { actos } = await list(`?cuenta=${subject.accountId}`)
    expect(actos).toMatchObject([
      { accion: 'cambiar_dispositivo', operador: reader.email, correo: subject.email, motivo: 'Lo pidió' },
      { accion: 'crear_operador', operador: 'consola', correo: subject.email, motivo: null },
    ])
  })

  test('has pages of 25 without gaps or repetitions', async () => {
    const { accountId } = await anAccount(app)
    for (let row = 0; row < 30; row += 1) await record(reader, { subjectId: accountId })
    const first = await list(`?cuenta=${accountId}`)
    const second = await list(`?cuenta=${accountId}&antes_de=${first.siguiente}`)
    expect([first.actos.length, second.actos.length, second.siguiente]).toEqual([25, 5, null])
    expect(new Set([...first.actos, ...second.actos].map((act) => act.acto_id)).size).toBe(30)
  })

  test('is filtered by operator, kind and days in Madrid', async () => {
    const { accountId } = await anAccount(app)
    // 23:30 and 0:30 in Madrid.
    await record(reader, { subjectId: accountId, now: new Date('2026-05-01T21:30:00Z') })
    await record(null, { subjectId: accountId, now: new Date('2026-05-01T22:30:00Z') })
    const count = async (query: string) => (await list(`?cuenta=${accountId}&${query}`)).actos.length
    expect(await count('desde=2026-05-01&hasta=2026-05-01')).toBe(1)
    expect(await count('desde=2026-05-02')).toBe(1)
    expect(await count('hasta=2026-05-02')).toBe(2)
    expect(await count(`operador=${reader.email.slice(2, 9).toUpperCase()}`)).toBe(1)
    expect(await count('operador=%25')).toBe(0)
    expect(await count('accion=crear_operador&desde=&hasta=')).toBe(1)
  })

  test('is written to a table that no spreadsheet computes', async () => {
    const { accountId } = await anAccount(app)
    await record(reader, { subjectId: accountId, reason: '=1+1;"á"' })
    const path = `GET /api/operator/audit-log-csv?cuenta=${accountId}` as 'GET /'
    const { csv } = (await app.call<{ csv: string }>(path, { token: reader.token })).body
    expect(csv).toMatch(/^\uFEFF"acto_id";"fecha";"operador";/)
    expect(csv).toContain(`;"'=1+1;""á""";`)
    expect(csv.split('\r\n')).toHaveLength(3)
  })

  test('says whether the table lacks older acts, beyond 10,000', async () => {
    const { accountId } = await anAccount(app)
    const read = async () => {
      const path = `GET /api/operator/audit-log-csv?cuenta=${accountId}` as 'GET /'
      const { csv, completo } = (await app.call<{ csv: string; completo: boolean }>(path, { token: reader.token })).body
      return { acts: csv.split('\r\n').length - 2, completo }
    }
    await db.execute(sql`
      insert into operator_act (happened_at, operator_email, kind, subject_id)
      select now(), 'consola', 'end-sessions', ${accountId}::integer from generate_series(1, 10000)`)
    expect(await read()).toEqual({ acts: 10_000, completo: true })
    await record(reader, { subjectId: accountId })
    expect(await read()).toEqual({ acts: 10_000, completo: false })
  })
})

/** The change in the transaction of an act: the newest row of a query. Null: the act deleted or only read. */
type Changed = SQL | null

const device = sql`select xmin from operator where account_id = ${reader.accountId}`

const taxNumbers = ['B12345674', 'A58818501']

/** Sends a decision about a new company that has asked for its verification. */
async function ofCompany(route: 'POST /api/operator/check-company' | 'PUT /api/operator/verify-company', body: object) {
  const { token, companyId } = await aCompany(app)
  const asked = { ...legalDataExample, nif: taxNumbers.pop() }
  await app.call('POST /api/companies/request-verification', { token, body: asked })
  return (await app.call(`${route}/${companyId}`, { token: reader.token, body })).status
}

const newestOffer = sql`select xmin from offer order by id desc limit 1`

async function decide(what: 'approve' | 'reject', fields: object = {}): Promise<number> {
  const id = await anOffer(app, { by: await aCompany(app) })
  const body = { version: 1, estado_revision: 'en_cola', ...fields }
  return (await app.call(`POST /api/operator/${what}-offer/${id}`, { token: reader.token, body })).status
}

/** Makes a call that needs a code of the reader's device. */
async function callWithCode(name: 'renew-second-factor' | 'create-operator', fields: object = {}): Promise<number> {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  await db
    .update(operator)
    .set({ ...encryptTotpSecret(cipher, reader.accountId, secret), lastStep: 0 })
    .where(eq(operator.accountId, reader.accountId))
  const codigo = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })
  const body = { codigo, ...fields }
  return (await app.call(`POST /api/operator/${name}`, { token: reader.token, body })).status
}

/** Makes each call of operators that writes, and says what it changed. */
const doers: Record<string, { changes: Changed; run: () => Promise<number> }> = {
  'secondFactor.renew': {
    changes: device,
    run: async () => callWithCode('renew-second-factor'),
  },
  'secondFactor.inviteOperator': {
    changes: sql`select xmin from account order by id desc limit 1`,
    run: async () => callWithCode('create-operator', { email: 'otra@prueba.example', motivo: 'Entra en el equipo' }),
  },
  'managedLists.addEntry': {
    changes: sql`select xmin from position order by id desc limit 1`,
    run: async () => {
      const body = { lista: 'puestos', nombre: 'Farero/a', mst_emp_sector_id: 7 }
      return (await app.call('POST /api/operator/list-entry', { token: reader.token, body })).status
    },
  },
  'managedLists.changeEntry': {
    changes: sql`select xmin from sector where id = 7`,
    run: async () => {
      const body = { lista: 'sectores', nombre: 'Comercio', version: 1 }
      return (await app.call('POST /api/operator/list-entry/7', { token: reader.token, body })).status
    },
  },
  'managedLists.orderStrip': {
    changes: sql`select xmin from partner where id = 8`,
    run: async () => {
      const orden = [8, 2, 3, 4, 5, 6, 7, 1].map((id) => ({ id, version: 1 }))
      return (await app.call('POST /api/operator/strip-order', { token: reader.token, body: { orden } })).status
    },
  },
  'managedCompanies.checkCompany': {
    changes: sql`select xmin from company_check order by checked_at desc limit 1`,
    run: () => ofCompany('POST /api/operator/check-company', { comprobacion: 'registro', hecha: true, version: 2 }),
  },
  'managedCompanies.verifyCompany': {
    changes: sql`select xmin from company order by id desc limit 1`,
    run: () =>
      ofCompany('PUT /api/operator/verify-company', {
        estado_verificacion: 'suspendida',
        motivo: 'fraude',
        version: 2,
      }),
  },
  'managedAccounts.openPerson': {
    changes: null,
    run: async () => {
      const { accountId } = await anAccount(app)
      const sent = { token: reader.token, body: { motivo: 'Pide que le ayudemos' } }
      return (await app.call(`POST /api/operator/open-person/${accountId}`, sent)).status
    },
  },
  'managedAccounts.disableAccount': {
    changes: sql`select xmin from account order by id desc limit 1`,
    run: async () => {
      const { accountId } = await anAccount(app)
      const sent = { token: reader.token, body: { desactivada: true, motivo: 'Envía mensajes ofensivos' } }
      return (await app.call(`PUT /api/operator/disable-account/${accountId}`, sent)).status
    },
  },
  'managedAccounts.sendLink': {
    changes: sql`select xmin from pgboss.job where name = 'password-forgotten' order by created_on desc limit 1`,
    run: async () => {
      const { accountId } = await anAccount(app)
      const sent = { token: reader.token, body: { enlace: 'contrasena', motivo: 'No le llega el enlace' } }
      return (await app.call(`POST /api/operator/send-link/${accountId}`, sent)).status
    },
  },
  'managedAccounts.endSessions': {
    changes: null,
    run: async () => {
      const { accountId } = await anAccount(app)
      return (await app.call(`DELETE /api/operator/account-sessions/${accountId}`, { token: reader.token })).status
    },
  },
  'reports.decideCase': {
    changes: sql`select xmin from report_case where outcome is not null order by id desc limit 1`,
    run: async () => {
      const offerId = await anOffer(app, { by: await aCompany(app) })
      const report = { emp_ofertas_id: offerId, motivo: 'pide_dinero' }
      await app.call('POST /api/reports/report-offer', { body: report })
      const sent = { token: reader.token }
      const { casos } = (await app.call<{ casos: { caso_id: number }[] }>('GET /api/operator/report-cases', sent)).body
      const body = { decision: 'no_procede', explicacion: 'No vemos nada raro.', ultima_denuncia: 1, version: 1 }
      const id = casos.at(-1)?.caso_id
      return (await app.call(`POST /api/operator/decide-report-case/${id}`, { ...sent, body })).status
    },
  },
  'review.approve': { changes: newestOffer, run: () => decide('approve') },
  'review.undo': {
    changes: newestOffer,
    run: async () => {
      const id = await anOffer(app, { by: await aCompany(app) })
      const decided = { by: reader.accountId, now: clock.now() }
      await db.transaction(async (tx) => approveOffer(tx, await lockReviewedOffer(tx, id), decided))
      return (await app.call(`POST /api/operator/undo-decision/${id}`, { token: reader.token })).status
    },
  },
  'review.reject': {
    changes: newestOffer,
    run: () => decide('reject', { motivo: 'incompleta', explicacion: 'No dice qué trabajo es' }),
  },
}

const writing = calls.filter(({ access, method }) => access === 'operator' && method !== 'GET')

test.each(writing)('$method $path records an act, in the transaction of what it does', async ({ name }) => {
  const before = await db.$count(operatorAct)
  const doer = doers[name]
  expect(await doer?.run(), `doers has no ${name}`).toBe(200)
  expect(await db.$count(operatorAct)).toBe(before + 1)
  if (!doer?.changes) return
  const { rows } = await db.execute(
    sql`select (xmin = (${doer.changes})) as is_same from operator_act order by id desc limit 1`,
  )
  expect(rows).toEqual([{ is_same: true }])
})
