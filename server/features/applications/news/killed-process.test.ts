import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationEvent } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { giveJobsBack, hasEnded, prepareProgram } from '#server/testing/fixtures/killed-program.ts'
import { openSmtpServer } from '#server/testing/fixtures/servers/smtp-server.ts'
import type { ToldRun } from '#server/testing/fixtures/tell-until-killed.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

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

test.each([
  { mail: 2, when: 'before' },
  { mail: 1, when: 'after' },
] as const)(
  'three people are told once that their offer is gone, by a process that is killed $when mail $mail',
  async (killAt) => {
    const { app, company, offerId, run, received } = await open(3)
    const { status } = await app.call(`DELETE /api/companies/delete-offer/${offerId}`, { token: company.token })
    expect(status).toBe(200)
    const child = await begin({ ...run, killAt })
    await hasEnded(child)
    expect(child.signalCode).toBe('SIGKILL')
    await giveJobsBack(app.deps.db, 'application-changed')
    await hasEnded(await begin(run))
    const told = await listTold(app)
    const arrived = received.map(({ message }) => message.messageId)
    expect(distinct(arrived).toSorted()).toEqual(told.map(({ id }) => id).toSorted())
    expect(distinct(received.flatMap(({ to }) => to))).toHaveLength(3)
    // Only what was on its way at that moment is handed over again.
    expect(arrived.length).toBeLessThanOrEqual(6)
  },
)
