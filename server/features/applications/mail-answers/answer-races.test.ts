import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { rateLimit } from '#server/database/schema/schema.ts'
import { answerLinksOf } from '#server/domain/applications/answer-links.ts'
import { answerTokenIn, openLinkSite } from '#server/testing/fixtures/applications/link-site.ts'
import { applyAnswers } from './apply-answers.ts'

// Of answers at the same moment one stands, and its candidate is told once.

const { app, applied, applyTo, tellNobody, likes, undo, later, history, pendingCount, toldLater } = await openLinkSite()
const everyRound = Array.from({ length: rounds({ quick: 3, deep: 100 }) }, (_, round) => round)
const first = await applied()
const { token: companyToken } = first.company

/** Another applicant, and the token of the link that answers them. Nothing is left to tell. */
async function another() {
  const { id, candidate } = await applyTo(first.offerId)
  await tellNobody()
  await app.deps.db.delete(rateLimit)
  const [link] = await answerLinksOf(app.deps, id)
  return { id, candidate, token: answerTokenIn(link?.path) }
}

const tell = () => applyAnswers(app.deps)
const decide = (id: number) =>
  app.call(`PUT /api/companies/application-state/${id}`, {
    token: companyToken,
    body: { estado_candidatura: 'entrevista' },
  })

const inTurn = (round: number, acts: (() => Promise<unknown>)[]) =>
  Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))

/** The decisions that stand half an hour later, and how many mails were sent about them. */
async function outcome(one: { id: number }) {
  const told = (await toldLater()).length
  expect(await pendingCount(one)).toBe(0)
  return { states: (await history(one)).filter((state) => state !== 'leida'), told }
}

test('Link and desk at once: the desk decides, and the candidate is told once', { timeout: 300_000 }, async () => {
  for (const round of everyRound) {
    const one = await another()
    await inTurn(round, [() => likes(one.token), () => decide(one.id), () => likes(one.token)])
    expect(await outcome(one)).toEqual({ states: ['entrevista'], told: 1 })
  }
})

test(
  'Taking back, the desk or a withdrawal while five processes tell: at most one answer, told once',
  { timeout: 300_000 },
  async () => {
    for (const round of everyRound) {
      const { id, token, candidate } = await another()
      await likes(token)
      later(1800)
      let undone = 0
      const others = [
        async () => void (undone = (await undo(token)).status),
        () => decide(id),
        () => app.call(`POST /api/users/withdraw-candidature/${id}`, { token: candidate.token }),
      ]
      await inTurn(round, [tell, tell, ...others.slice(round % 3, (round % 3) + 1), tell, tell, tell])
      const { states, told } = await outcome({ id })
      expect([states.length, told]).toEqual([new Set(states).size, Math.min(told, 1)])
      if (undone === 200) expect([states, told]).toEqual([[], 0])
      if (undone === 409) expect([states, told]).toEqual([['preseleccionada'], 1])
    }
  },
)

test('One answer that fails holds no other, and is told once it can be', async () => {
  const { db } = app.deps
  const [broken, sound] = [await another(), await another()]
  for (const { token } of [broken, sound]) await likes(token)
  await db.execute(
    sql.raw(`create function fail_here() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger fail_here before update on application for each row when (new.id = ${broken.id}) execute function fail_here()`),
  )
  expect((await outcome(sound)).states).toEqual(['preseleccionada'])
  expect(await pendingCount(broken)).toBe(1)
  await db.execute(sql`drop function fail_here cascade`)
  expect((await outcome(broken)).states).toEqual(['preseleccionada'])
})
