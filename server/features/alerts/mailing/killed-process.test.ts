import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { build } from 'vite'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createBoss } from '#server/jobs/create-boss.ts'
import { aCandidate, aCompany, anOffer } from '#server/testing/factories.ts'
import { openSmtpServer } from '#server/testing/fixtures/servers/smtp-server.ts'
import type { ToldRun } from '#server/testing/fixtures/tell-until-killed.ts'
import { createTestApp } from '#server/testing/test-app.ts'

/** ALERT_KILLS=100 for the whole proof, which takes a minute or two. */
const kills = Number(process.env.ALERT_KILLS ?? 6)

const READERS = 6
const source = fileURLToPath(new URL('../../../testing/fixtures/tell-until-killed.ts', import.meta.url))
const app = await createTestApp()
const { db, env } = app.deps
const script = join(env.dataDir, 'program', 'tell-until-killed.js')

// One file loads in a sixth of the time.
beforeAll(async () => {
  const outDir = dirname(script)
  const ssr = { noExternal: true } as const
  await build({ configFile: false, logLevel: 'error', publicDir: false, ssr, build: { ssr: source, outDir } })
})

async function begin(run: ToldRun): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, JSON.stringify(run)], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

const end = async (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined

/** Three minutes after a process was killed pg-boss gives its jobs back. And an hour after a mail the next one is due. */
async function letTimePass() {
  await db.execute(sql`update pgboss.job set started_on = now() - interval '181 seconds' where state = 'active'`)
  await db.execute(sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`)
  await createBoss(db.$client).supervise('alert-mail')
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  await db.execute(sql`update alert set queued_at = null`)
  await db.execute(sql`update due_alert set due_at = now()`)
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
    await Promise.all(two.map(end))
    await letTimePass()
  }
  await end(await begin({ ...run, alerts: 'once' }))
  await letTimePass()
  await end(await begin({ ...run, alerts: 'once' }))

  // The same mail may be handed over twice, with the same id: mail programs show it once.
  const mails = new Map(received.map(({ message }) => [message.messageId, message]))
  const told = [...mails.values()].flatMap(({ to, text }) =>
    [...String(text).matchAll(/vista-oferta-completa\/(\d+)\?/g)].map(([, id]) => `${JSON.stringify(to)} ${id}`),
  )
  expect(new Set(told).size).toBe(told.length)
  expect(told).toHaveLength(READERS * offerIds.length)
})
