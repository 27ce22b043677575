import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { giveJobsBack, hasEnded, prepareProgram } from '#server/testing/fixtures/killed-program.ts'
import { distinct, listTold, openSiteOfApplicants } from '#server/testing/fixtures/applications/site-of-applicants.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const kills = 20

const { deps } = await createTestApp()
const begin = prepareProgram(deps.env.dataDir)

test(
  `after ${kills} kills no mail is lost, none has a second id, and each application has its mails in order`,
  { timeout: 600_000 },
  async ({ annotate }) => {
    const { app, company, run, received } = await openSiteOfApplicants(6)
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
