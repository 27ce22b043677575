import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { operatorAct, session } from '#server/database/schema/schema.ts'
import { anOperator } from '#server/testing/factories.ts'
import { openDisablingSite } from '#server/testing/fixtures/accounts/disabling-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const site = await openDisablingSite()
const { app, isOpen, aPerson, aFirm, reason, getOperator, change, enter, subjectsTo } = site
const { db } = app.deps
const actsOn = (accountId: number) => db.select().from(operatorAct).where(eq(operatorAct.subjectId, accountId))

describe('The call', () => {
  test('is recorded once, also if it comes twice at the same moment', async () => {
    const owner = await aPerson()
    const answers = await Promise.all([1, 2, 3].map(() => change(owner.accountId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await actsOn(owner.accountId)).toMatchObject([
      { kind: 'disable-account', operatorEmail: getOperator().email, reason },
    ])
    await runJobs(app)
    expect(subjectsTo(owner.email)).toEqual(['Hemos desactivado tu cuenta'])
  })

  test('leaves no session that is opened at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await aPerson()
      await Promise.all([enter(owner.email), change(owner.accountId), enter(owner.email)])
      expect(await db.$count(session, eq(session.accountId, owner.accountId))).toBe(0)
    }
  })

  test('is refused for operators, and so for the own account', async () => {
    const other = await anOperator(app)
    for (const { accountId, token } of [getOperator(), other]) {
      expect(await change(accountId)).toMatchObject({ status: 403, body: { code: 'operator_at_shell' } })
      expect((await app.call('GET /api/operator/accounts', { token })).status).toBe(200)
    }
  })

  test.each([
    ['no reason', { motivo: '' }],
    ['a short reason', { motivo: 'corto' }],
    ['a reason without letters', { motivo: '..............' }],
    ['a long reason', { motivo: 'x'.repeat(501) }],
    ['no decision', { desactivada: undefined }],
    ['a decision as text', { desactivada: 'true' }],
  ])('with %s is refused', async (_, body) => {
    const owner = await aPerson()
    expect(await change(owner.accountId, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await isOpen(owner.token)).toBe(true)
  })

  test('is for operators alone', async () => {
    const [owner, firm] = [await aPerson(), await aFirm()]
    const send = (token: string | undefined) =>
      app.call(`PUT /api/operator/disable-account/${owner.accountId}`, {
        token,
        body: { desactivada: true, motivo: reason },
      })
    const answers = [await send(undefined), await send(owner.token), await send(firm.token)]
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403])
    expect(await actsOn(owner.accountId)).toEqual([])
  })

  test.each(['999999', '0', 'x', '99999999999'])('finds no account %s', async (id) => {
    expect((await change(id)).status).toBe(404)
  })
})
