import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account, accountDeletion, company as companyTable, pendingAnswer } from '#server/database/schema/schema.ts'
import { answerLinksOf } from '#server/domain/applications/answer-links.ts'
import { aCv, anApplication, type SignedIn } from '#server/testing/factories.ts'
import { answerTokenIn, openLinkSite } from '#server/testing/fixtures/applications/link-site.ts'

const site = await openLinkSite()
const { app, db, clock, mails, applyTo, named, read, undo, likes, discards, later } = site
const { history, pendingCount, toldLater } = site
const DAY = 86_400

type Applied = Awaited<ReturnType<typeof named>>

const withdraw = ({ candidate, id }: Pick<Applied, 'candidate' | 'id'>) =>
  app.call(`POST /api/users/withdraw-candidature/${id}`, { token: candidate.token })
const applyAgain = async ({ candidate, id, offerId }: Pick<Applied, 'candidate' | 'id' | 'offerId'>) => {
  await withdraw({ candidate, id })
  later(1)
  await anApplication(app, { by: candidate, offerId, cvId: await aCv(app, { by: candidate }) })
}
const disable = ({ accountId }: SignedIn) =>
  db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, accountId))
const leave = ({ accountId }: SignedIn) =>
  db.insert(accountDeletion).values({ accountId, requestedAt: clock.now(), dueAt: clock.now(), pausedProjects: [] })

const invalid = 'Este enlace ya no sirve'

/** Events that end a link, and the sentence that it then says. */
const ends: [string, string, (one: Applied) => unknown][] = [
  ['of before the person withdrew and applied again', invalid, applyAgain],
  [
    'of an application that its candidate has deleted',
    invalid,
    ({ candidate, id }) => app.call(`DELETE /api/users/delete-candidature/${id}`, { token: candidate.token }),
  ],
  ['of a candidate who leaves', invalid, ({ candidate }) => leave(candidate)],
  ['of a candidate whose account is disabled', invalid, ({ candidate }) => disable(candidate)],
  [
    'of a deleted offer',
    invalid,
    ({ company: { token }, offerId }) => app.call(`DELETE /api/companies/delete-offer/${offerId}`, { token }),
  ],
  [
    'of a deleted company',
    invalid,
    ({ company: { accountId } }) => db.delete(account).where(eq(account.id, accountId)),
  ],
  ['that was withdrawn', 'ha retirado su candidatura', withdraw],
  [
    'of an offer that was closed',
    'ya está cerrada',
    ({ company: { token }, offerId }) => app.call(`POST /api/companies/close-offer/${offerId}`, { token, body: {} }),
  ],
  [
    'of a suspended company',
    'está suspendida',
    ({ company: { companyId } }) =>
      db.update(companyTable).set({ isSuspended: true }).where(eq(companyTable.id, companyId)),
  ],
  ['of a company that leaves', 'se va a eliminar', ({ company }) => leave(company)],
  ['of a disabled company', 'está desactivada', ({ company }) => disable(company)],
]

describe('A link answers nothing, says so and shows nobody', () => {
  test('that is guessed, cut, or made for another application, day or site, older than 30 days, or for another e-mail', async () => {
    const { token, id, offerId, company } = await named()
    const other = await applyTo(offerId)
    const [elsewhere] = await answerLinksOf({ ...app.deps, appSecret: 'another' }, id)
    const forged = [
      '',
      token.slice(0, -1),
      `${token}.1`,
      token.replace(`${id}.`, `${other.id}.`),
      token.replace('2026-12-21', '2027-12-21'),
      answerTokenIn(elsewhere?.path ?? ''),
    ]
    for (const one of forged) {
      for (const press of [read, likes, undo]) {
        expect(await press(one)).toMatchObject({ status: 400, body: { code: 'answer_link_invalid' } })
      }
    }
    later(31 * DAY)
    expect((await likes(token)).status).toBe(400)
    later(-31 * DAY)
    await db.update(account).set({ email: 'otra@prueba.example' }).where(eq(account.id, company.accountId))
    expect((await likes(token)).status).toBe(400)
    expect(await db.$count(pendingAnswer)).toBe(0)
  })

  test.each(ends)('%s, and nobody is told of the answer that was pending', async (_, sentence, happen) => {
    const one = await named()
    await discards(one.token, 'canario')
    await happen(one)
    for (const press of [read, discards, undo]) {
      const { status, body } = await press(one.token)
      expect([status, body.error]).toEqual([sentence === invalid ? 400 : 409, expect.stringContaining(sentence)])
      expect(JSON.stringify(body)).not.toContain('Ana')
    }
    await toldLater()
    expect(await history(one)).not.toContain('descartada')
    expect(mails.map(({ text }) => text).join()).not.toContain('canario')
    expect(await pendingCount(one)).toBe(0)
  })

  test('but one of a new application answers it, whatever was pending before the withdrawal', async () => {
    const one = await named()
    await discards(one.token)
    await applyAgain(one)
    const [link] = await answerLinksOf(app.deps, one.id)
    expect((await likes(answerTokenIn(link?.path))).body.pendiente).toMatchObject({ decision: 'me_interesa' })
  })

  test('if a program opens it: neither the page nor the calls by GET and HEAD, and no engine lists the page', async () => {
    const one = await named()
    for (const path of ['/responder-candidatura', '/api/application-links/answer', '/api/application-links/read']) {
      for (const method of ['GET', 'HEAD']) {
        await app.request(`${path}?token=${one.token}&decision=no_encaja`, { method })
      }
    }
    expect(await pendingCount(one)).toBe(0)
    expect(await history(one)).toEqual([])
  })
})
