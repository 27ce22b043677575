import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { errors } from '#server/error-texts.ts'

const app = await createTestApp()
const { token } = await anAccount(app)

/** Every change of an account fails in PostgreSQL with this state. */
const failWith = (state: string) =>
  app.deps.db.execute(
    sql.raw(`
      create or replace function fail() returns trigger language plpgsql as $$
        begin raise exception 'trouble' using errcode = '${state}'; end $$;
      create or replace trigger fail before update on account execute function fail()`),
  )

const chooseRole = () => app.call('POST /api/master/set-role', { token, body: { roleId: 1 } })

// Seen to fail without the header that answerTo returns.
test.each([
  ['a deadlock', '40P01', { code: 'busy', seconds: '5' }],
  ['too many connections', '53300', { code: 'busy', seconds: '5' }],
  ['too little memory', '53200', { code: 'busy', seconds: '5' }],
  ['a shutdown', '57P01', { code: 'database_unavailable', seconds: '2' }],
  ['the end of a crash', '57P02', { code: 'database_unavailable', seconds: '2' }],
])('%s in the database is answered 503, with the seconds to wait', async (_, state, { code, seconds }) => {
  await failWith(state)
  const { status, body, headers } = await chooseRole()
  expect({ status, body }).toMatchObject({ status: 503, body: { code } })
  expect(headers.get('retry-after')).toBe(seconds)
})

// Seen to fail with the stack of the error in the answer.
test('an unexpected error is answered 500 with a neutral sentence and the id of the request', async () => {
  await failWith('XX000')
  const { status, body, headers } = await chooseRole()
  expect(status).toBe(500)
  expect(body).toEqual({ code: 'internal', error: `${errors.internal} (referencia ${headers.get('x-request-id')})` })
})

// Seen to fail without the line of 53100: it was a 500.
test('a full disk of the database is answered 507 with a sentence, and the next call works again', async () => {
  await failWith('53100')
  expect(await chooseRole()).toMatchObject({
    status: 507,
    body: { code: 'disk_full', error: expect.stringContaining('espacio') },
  })
  await app.deps.db.execute(sql`drop trigger fail on account`)
  expect((await chooseRole()).status).toBe(200)
})
