import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { applicationEvent, pendingAnswer } from '#server/database/schema/schema.ts'
import { distinct, openSiteOfApplicants } from '#server/testing/fixtures/applications/site-of-applicants.ts'
import { giveJobsBack, hasEnded, prepareProgram } from '#server/testing/fixtures/killed-program.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const { deps } = await createTestApp()
const begin = prepareProgram(deps.env.dataDir)
const kills = rounds({ quick: 2, deep: 40 })
const people = rounds({ quick: 6, deep: 60 })

test('after kills each answer from a mail is told once, and none is lost', { timeout: 300_000 }, async () => {
  const { app, run, received } = await openSiteOfApplicants(people)
  const { db } = app.deps
  await db.execute(sql`insert into pending_answer (application_id, decision, after_event, due_at)
    select id, 'me_interesa', 0, now() from application`)
  for (let killed = 0; killed < kills; killed += 2) {
    const two = await Promise.all([begin(run), begin(run)])
    await wait(killed * 5)
    for (const child of two) child.kill('SIGKILL')
    await Promise.all(two.map(hasEnded))
  }
  await hasEnded(await begin(run))
  expect(await db.$count(pendingAnswer)).toBe(0)
  const moved = await db.select().from(applicationEvent)
  expect(moved.map(({ to }) => to)).toEqual(Array(people).fill('preseleccionada'))
  expect(distinct(moved.map(({ applicationId }) => applicationId))).toHaveLength(people)
  // The ten seconds in which a move can be undone pass.
  await db.execute(sql`update application_event set due_at = now()`)
  await giveJobsBack(db, 'application-changed')
  await hasEnded(await begin(run))
  // A mail that was on its way at a kill is handed over again, with its id.
  expect(distinct(received.map(({ message }) => message.messageId))).toHaveLength(people)
})
