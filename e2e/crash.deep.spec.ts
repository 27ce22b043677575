import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { peopleAt, type Person } from './support/people.ts'
import { startServer, type RunningServer } from './support/running-server.ts'

interface Acknowledged {
  person: Person
  cvId: number
}

const get = async (server: RunningServer, { path, token }: { path: string; token: string }) =>
  fetch(server.address + path, { headers: { authorization: `Bearer ${token}` } })

/** Writes until the server is gone. Returns what the server acknowledged. */
async function writeUntilGone(server: RunningServer, onWrite: () => void): Promise<Acknowledged[]> {
  const people = peopleAt(server.address)
  const done: Acknowledged[] = []
  try {
    for (;;) {
      const person = await people.aCandidate()
      done.push({ person, cvId: await people.aCv(person) })
      onWrite()
    }
  } catch {
    return done
  }
}

async function expectKept(server: RunningServer, { person, cvId }: Acknowledged): Promise<void> {
  const answer = await get(server, { path: `/api/users/cv-link/${cvId}`, token: person.token })
  const { cv_link: link } = (await answer.json()) as { cv_link: string }
  const file = Buffer.from(await (await fetch(server.address + link)).arrayBuffer())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.subarray(-8).toString()).toContain('%%EOF')
}

test('kill -9 during writes loses no acknowledged data', async () => {
  test.slow()
  const first = await startServer()
  const { promise: enoughWritten, resolve } = Promise.withResolvers<void>()
  let written = 0
  const onWrite = () => ++written === 12 && resolve()
  const writers = Array.from({ length: 4 }, () => writeUntilGone(first, onWrite))
  await enoughWritten
  await first.kill()
  const acknowledged = (await Promise.all(writers)).flat()

  const second = await startServer({ dataDir: first.dataDir })
  try {
    expect(acknowledged.length).toBeGreaterThanOrEqual(12)
    for (const one of acknowledged) await expectKept(second, one)
    await peopleAt(second.address).aCandidate()
  } finally {
    await second.stop()
    await rm(first.dataDir, { recursive: true, force: true })
  }
})
