import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { application } from '#server/database/schema/schema.ts'
import { distinct, openSiteOfApplicants } from '#server/testing/fixtures/applications/site-of-applicants.ts'
import { giveJobsBack, hasEnded, prepareProgram } from '#server/testing/fixtures/killed-program.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const { deps } = await createTestApp()
const begin = prepareProgram(deps.env.dataDir)
const DAY_MS = 86_400_000

test('Both sides are told once that two appointments were cancelled, by a process that is killed after its second mail', async () => {
  const { app, company, run, received } = await openSiteOfApplicants(2)
  const { db } = app.deps
  await db.execute(sql`update application_event set told_at = due_at, announced = true`)
  const ids = await db.select({ id: application.id }).from(application)
  for (const [day, { id }] of ids.entries()) {
    const fecha_hora = new Date(Date.now() + (day + 3) * DAY_MS).toISOString()
    const body = { modo: 'telefono', lugar: '', propuestas: [{ fecha_hora, minutos: 30 }] }
    await app.call(`PUT /api/companies/propose-appointment/${id}`, { token: company.token, body })
  }
  // Calendars have them already.
  await db.execute(sql`update appointment set due_at = null, version = 2, mailed_starts_at = now() + interval '3 days',
    mailed_ends_at = now() + interval '4 days', starts_at = now() + id * interval '3 days', ends_at = now() + id * interval '4 days'`)
  for (const { id } of ids) await app.call(`PUT /api/companies/cancel-appointment/${id}`, { token: company.token })
  const child = await begin({ ...run, killAt: { mail: 2, when: 'after' } })
  await hasEnded(child)
  expect(child.signalCode).toBe('SIGKILL')
  await giveJobsBack(db, 'appointment-mail')
  await hasEnded(await begin(run))
  const arrived = received.map(({ message }) => message.messageId)
  expect(distinct(arrived).filter((id) => id?.startsWith('<cita-'))).toHaveLength(4)
  expect(distinct(received.flatMap(({ to }) => to))).toHaveLength(3)
})
