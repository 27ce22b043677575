import type pg from 'pg'

// Processes of the release before lock rows and tables in their own order.
const ATTEMPTS = 5

/** Repeats a transaction that loses a deadlock with a process that is at work. */
export async function applyPatiently(client: pg.PoolClient, apply: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply()
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01' || attempt === ATTEMPTS) throw error
      await client.query('rollback')
    }
  }
}
