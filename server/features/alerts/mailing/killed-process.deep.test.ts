import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCandidate, aCompany, anOffer } from '#server/testing/factories.ts'
import { giveJobsBack, hasEnded, prepareProgram } from '#server/testing/fixtures/killed-program.ts'
import { openSmtpServer } from '#server/testing/fixtures/servers/smtp-server.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const kills = 20

const READERS = 6
const app = await createTestApp()
const { db, env } = app.deps
const begin = prepareProgram(env.dataDir)

/** An hour after a mail the next one is due. */
async function letTimePass() {
  await giveJobsBack(db, 'alert-mail')
  await db.execute(sql`update alert set queued_at = null`)
}

test(`after ${kills} kills every reader was told of every offer once`, { timeout: 600_000 }, async () => {
  const filters = [{}, { nombre: 'dependiente' }, { provincia: 28 }]
  const readers = await Promise.all(Array.from({ length: READERS }, () => aCandidate(app)))
  for (const { token } of readers) {
    for (const filtros of filters) {
      await app.call('POST /api/alerts', { token, body: { filtros, frecuencia: 'inmediata' } })
    }
  }
  const { port, received } = await openSmtpServer({ disabledCommands: ['STARTTLS'] })
  const run = { databaseUrl: String(db.$client.options.connectionString), smtpPort: port }
  const offerIds: number[] = []
  for (let killed = 0; killed < kills; killed += 2) {
    const two = await Promise.all([begin({ ...run, alerts: 'forever' }), begin({ ...run, alerts: 'forever' })])
    const by = await aCompany(app)
    for (const child of two) {
      offerIds.push(await anOffer(app, { by }))
      await wait(randomInt(10, 200))
      child.kill('SIGKILL')
    }
    await Promise.all(two.map(hasEnded))
    await letTimePass()
  }
  await hasEnded(await begin({ ...run, alerts: 'once' }))
  await letTimePass()
  await hasEnded(await begin({ ...run, alerts: 'once' }))

  // The same mail may be handed over twice, with the same id: mail programs show it once.
  const mails = new Map(received.map(({ message }) => [message.messageId, message]))
  const told = [...mails.values()].flatMap(({ to, text }) =>
    [...String(text).matchAll(/vista-oferta-completa\/(\d+)\?/g)].map(([, id]) => `${JSON.stringify(to)} ${id}`),
  )
  expect(new Set(told).size).toBe(told.length)
  expect(told).toHaveLength(READERS * offerIds.length)
})
