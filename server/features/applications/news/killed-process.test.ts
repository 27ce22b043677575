import { expect, test } from 'vitest'
import { giveJobsBack, hasEnded, prepareProgram } from '#server/testing/fixtures/killed-program.ts'
import { distinct, listTold, openSiteOfApplicants } from '#server/testing/fixtures/applications/site-of-applicants.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const { deps } = await createTestApp()
const begin = prepareProgram(deps.env.dataDir)

test.each([
  { mail: 2, when: 'before' },
  { mail: 1, when: 'after' },
] as const)(
  'three people are told once that their offer is gone, by a process that is killed $when mail $mail',
  async (killAt) => {
    const { app, company, offerId, run, received } = await openSiteOfApplicants(3)
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
