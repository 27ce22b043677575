import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

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
  ['a deadlock', '40P01'],
  ['too many connections', '53300'],
])('%s in the database is answered 503, with the seconds to wait', async (_, state) => {
  await failWith(state)
  const { status, body, headers } = await chooseRole()
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'busy' } })
  expect(headers.get('retry-after')).toBe('5')
})
