import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { candidate, encryptionKey } from '#server/database/schema/schema.ts'
import { aCandidate } from '#server/testing/factories.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'
import { encryptAgain } from './encrypt-again.ts'
import { openCipher } from './open-cipher.ts'

const app = await createTestApp()
const { deps } = app
const { db, cipher, appSecret } = deps
const identity = { mst_clases_doc_id: 1, num_documento: '12345678Z', fecha_nacimiento: '1987-03-19' }

const read = async ({ token }: { token: string }, by = app) => {
  const { status, body } = await by.call('GET /api/users/user-information', { token })
  return status === 200 ? [body['num_documento'], body['fecha_nacimiento']] : status
}

/** Rows as releases before decision 045 wrote them. */
async function writtenInClear(count: number) {
  const people = []
  for (let place = 0; place < count; place += 1) people.push(await aCandidate(app))
  await db.execute(sql`update candidate set document_number = '87654321X', birth_date = '1979-12-24'
    where id in ${people.map(({ candidateId }) => candidateId)}`)
  return people
}

describe('clear values of an older release', () => {
  test('is read as before, encrypted in the background, and read again', async () => {
    const people = await writtenInClear(3)
    for (const person of people) expect(await read(person)).toEqual(['87654321X', '1979-12-24'])
    expect(await encryptAgain(deps)).toBe(3)
    for (const person of people) expect(await read(person)).toEqual(['87654321X', '1979-12-24'])
    expect(await encryptAgain(deps), 'a second run has nothing to do').toBe(0)
  })

  test('is neither in the table nor in the statistics of the planner', async () => {
    await writtenInClear(2)
    await db.execute(sql`analyze candidate`)
    const inStatistics = async () => {
      const { rows } = await db.execute(sql`select 1 from pg_stats where tablename = 'candidate'
        and (most_common_vals::text ~ '87654321X|1979-12-24' or histogram_bounds::text ~ '87654321X|1979-12-24')`)
      return rows.length
    }
    expect(await inStatistics(), 'the statistics hold clear values').toBeGreaterThan(0)
    const countVacuums = async () => {
      const { rows } = await db.execute(
        sql`select vacuum_count::int from pg_stat_user_tables where relname = 'candidate'`,
      )
      return Number(rows[0]?.['vacuum_count'])
    }
    const before = await countVacuums()
    await encryptAgain(deps)
    expect(await countVacuums(), 'old versions of the rows are gone too').toBe(before + 1)
    const { rows } = await db.execute(sql`select candidate::text as row from candidate`)
    expect(JSON.stringify(rows)).not.toMatch(/87654321X|1979-12-24/)
    expect(await inStatistics()).toBe(0)
  })

  test('is overwritten by a change of the profile', async () => {
    const [person] = await writtenInClear(1)
    if (!person) throw new Error('nobody was made')
    await app.call('PUT /api/users/update-profile', { token: person.token, body: { fecha_nacimiento: '1980-01-02' } })
    expect(await read(person)).toEqual(['87654321X', '1980-01-02'])
    const [row] = await db.select().from(candidate).where(eq(candidate.id, person.candidateId))
    expect([row?.clearDocumentNumber, row?.clearBirthDate]).toEqual([null, null])
  })
})

describe('a row that is encrypted', () => {
  test('keeps the value that a change of the other one leaves out', async () => {
    const person = await aCandidate(app, identity)
    const change = (body: object) => app.call('PUT /api/users/update-profile', { token: person.token, body })
    await change({ fecha_nacimiento: '1988-04-20' })
    expect(await read(person)).toEqual(['12345678Z', '1988-04-20'])
    await change({ num_documento: null })
    expect(await read(person)).toEqual([null, '1988-04-20'])
    await change({ fecha_nacimiento: null })
    expect(await read(person)).toEqual([null, null])
  })

  test('cannot be read in the row of somebody else', async () => {
    const [one, other] = [await aCandidate(app, identity), await aCandidate(app, identity)]
    await db.execute(sql`update candidate set identity = source.identity from candidate source
      where source.id = ${one.candidateId} and candidate.id = ${other.candidateId}`)
    expect(await read(other, testAppOf({ ...deps, log: pino({ level: 'silent' }) }))).toBe(500)
    await db.delete(candidate).where(eq(candidate.id, other.candidateId))
  })
})

describe('a new secret', () => {
  const secrets = { secret: 'the secret after the change', previous: appSecret }

  test('reads old rows at once, encrypts them again, and then needs the old secret no more', async () => {
    const people = [await aCandidate(app, identity), await aCandidate(app, identity), await aCandidate(app)]
    const rotated = await openCipher(db, secrets)
    const after = testAppOf({ ...deps, cipher: rotated })
    for (const person of people.slice(0, 2)) expect(await read(person, after)).toEqual(['12345678Z', '1987-03-19'])
    await expect(openCipher(db, { secret: secrets.secret }), 'old rows are there').rejects.toThrow(
      'APP_SECRET_PREVIOUS',
    )

    expect(await encryptAgain({ ...deps, cipher: rotated })).toBeGreaterThanOrEqual(2)
    const alone = testAppOf({ ...deps, cipher: await openCipher(db, { secret: secrets.secret }) })
    for (const person of people.slice(0, 2)) expect(await read(person, alone)).toEqual(['12345678Z', '1987-03-19'])
    expect(await read(people[2] ?? { token: '' }, alone)).toEqual([null, null])
    expect(await db.select({ id: encryptionKey.id }).from(encryptionKey)).toEqual([{ id: rotated.keyId }])
    await expect(openCipher(db, { secret: appSecret }), 'the old secret').rejects.toThrow('APP_SECRET')
  })

  test('goes on after a stop in the middle, and with what was written meanwhile', async () => {
    await openCipher(db, { secret: appSecret, previous: secrets.secret })
    await encryptAgain({ ...deps, cipher: await openCipher(db, { secret: appSecret, previous: secrets.secret }) })
    const people = [await aCandidate(app, identity), await aCandidate(app, identity)]
    const rotated = await openCipher(db, secrets)
    // The state after a stop: one row has the new key, the other one the old key.
    await testAppOf({ ...deps, cipher: rotated }).call('PUT /api/users/update-profile', {
      token: people[0]?.token,
      body: { fecha_nacimiento: '1990-02-28' },
    })
    await encryptAgain({ ...deps, cipher: rotated })
    const alone = testAppOf({ ...deps, cipher: await openCipher(db, { secret: secrets.secret }) })
    const found = await Promise.all(people.map((person) => read(person, alone)))
    expect(found).toEqual([
      ['12345678Z', '1990-02-28'],
      ['12345678Z', '1987-03-19'],
    ])
  })

  test('leaves a damaged row as it is, reports it, and encrypts the others', async () => {
    const [damaged, sound] = [await aCandidate(app), await aCandidate(app)]
    const current = await openCipher(db, secrets)
    const former = cipher.encrypt('["12345678Z",null]', 'nobody')
    await openCipher(db, { secret: appSecret, previous: secrets.secret })
    const people = [damaged, sound].map(({ candidateId }) => candidateId)
    await db
      .update(candidate)
      .set({ identity: former.bytes, identityKeyId: former.keyId })
      .where(eq(candidate.id, people[0] ?? 0))
    await db
      .update(candidate)
      .set({ clearDocumentNumber: '87654321X' })
      .where(eq(candidate.id, people[1] ?? 0))
    const reported: string[] = []
    const log = { error: (line: string) => void reported.push(line) }
    expect(await encryptAgain({ db, cipher: current, log: log as unknown as typeof deps.log })).toBe(1)
    expect(reported).toEqual([expect.stringContaining('1 candidatos')])
    const [row] = await db.select().from(candidate).where(eq(candidate.id, damaged.candidateId))
    expect(row?.identityKeyId).toBe(former.keyId)
  })
})

test('a start with a secret that is not the one of the data is refused before it answers, and harms nothing', async () => {
  const before = await db.select().from(encryptionKey)
  await expect(openCipher(db, { secret: 'a secret of another site' })).rejects.toThrow(
    /Hay datos cifrados con otro APP_SECRET \(clave [0-9a-f]{8}\)/,
  )
  expect(await db.select().from(encryptionKey)).toEqual(before)
})
