import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationEvent } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { giveJobsBack, hasEnded, prepareProgram } from '#server/testing/fixtures/killed-program.ts'
import { openSmtpServer } from '#server/testing/fixtures/servers/smtp-server.ts'
import type { ToldRun } from '#server/testing/fixtures/tell-until-killed.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const kills = 20

const { deps } = await createTestApp()
const begin = prepareProgram(deps.env.dataDir)

/** A company with an offer that so many people have applied to, and a mail server. */
async function open(people: number) {
  const app = await createTestApp()
  const company = await aCompany(app)
  const offerId = await anOffer(app, { by: company })
  for (let count = 0; count < people; count += 1) {
    const by = await aCandidate(app)
    await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
  }
  // The receipts are due at the time of the test, which is not that of the process.
  await app.deps.db.delete(applicationEvent)
  const { port, received } = await openSmtpServer({ disabledCommands: ['STARTTLS'] })
  const databaseUrl = String(app.deps.db.$client.options.connectionString)
  return { app, company, offerId, run: { databaseUrl, smtpPort: port } satisfies ToldRun, received }
}

/** The changes of which people are told: the ids of their mails, and of their applications, in order. */
async function listTold({ deps: { db } }: TestApp) {
  const rows = await db
    .select()
    .from(applicationEvent)
    .where(isNotNull(applicationEvent.dueAt))
    .orderBy(applicationEvent.id)
  return rows.map(({ id, applicationId, happenedAt, toldAt }) => ({
    id: `<event-${id}-${happenedAt.getTime().toString(36)}@empleo.example>`,
    applicationId,
    isTold: toldAt !== null,
  }))
}

const distinct = <Item>(items: readonly Item[]) => [...new Set(items)]

test(
  `after ${kills} kills no mail is lost, none has a second id, and each application has its mails in order`,
  { timeout: 600_000 },
  async ({ annotate }) => {
    const { app, company, run, received } = await open(6)
    const applications = await app.deps.db.query.application.findMany({ columns: { id: true } })
    const moves = { ids: applications.map(({ id }) => id), companyId: company.companyId, accountId: company.accountId }
    for (let killed = 0; killed < kills; killed += 2) {
      const two = await Promise.all([begin({ ...run, moves }), begin({ ...run, moves })])
      for (const child of two) {
        await wait(randomInt(50, 400))
        child.kill('SIGKILL')
      }
      await Promise.all(two.map(hasEnded))
      await giveJobsBack(app.deps.db, 'application-changed')
    }
    await hasEnded(await begin(run))
    const told = await listTold(app)
    expect(told.length).toBeGreaterThan(kills)
    expect(told.every(({ isTold }) => isTold)).toBe(true)
    const arrived = distinct(received.map(({ message }) => message.messageId))
    expect(arrived.toSorted()).toEqual(told.map(({ id }) => id).toSorted())
    for (const { id: applicationId } of applications) {
      const ids = told.filter((change) => change.applicationId === applicationId).map(({ id }) => id)
      expect(arrived.filter((id) => ids.includes(String(id)))).toEqual(ids)
    }
    await annotate(`${told.length} mails, of which ${received.length - arrived.length} were handed over again`)
  },
)
