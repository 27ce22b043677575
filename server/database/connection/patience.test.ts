import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { openDatabase } from '../open.ts'

// Seen to fail without connectionTimeoutMillis: the query waited for as long as the other one took.
test('a query waits for a connection only for a time', async () => {
  const { url, close } = await openTestDatabase()
  // Long enough to open the first connection on a busy machine.
  const one = await openDatabase(url, { max: 1, patienceMs: 3000 })
  const held = await one.pool.connect()
  const refuse = vi.fn()
  one.pool.query('select').catch(refuse)
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledWith(expect.objectContaining({ code: 'ETIMEDOUT' })), 10_000)
  held.release()
  await one.close()
  await close()
})
