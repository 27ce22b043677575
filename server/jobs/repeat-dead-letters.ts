import type pg from 'pg'
import { createBoss } from './create-boss.ts'
import type { Chosen } from './dead-letters.ts'
import { DEAD_LETTERS } from './queues.ts'

interface DeadLetter {
  id: string
  source_name: string
  source_id: string
  data: object | null
}

/**
 * Gives jobs that have failed for good one more try: all, those of one queue, or a single one. Each keeps its id, which is the id of its
 * mail: a mail that left is recognised, and an alert mails the offers that it has claimed. Returns how many.
 */
export async function repeatDeadLetters(pool: pg.Pool, { id, queue }: Chosen): Promise<number> {
  const { rows } = await pool.query<DeadLetter>(
    `select id, source_name, source_id, data from pgboss.job
      where name = $1 and state < 'active' and source_id is not null and ($2::text is null or source_name = $2)
        and ($3::uuid is null or source_id = $3) order by created_on`,
    [DEAD_LETTERS, queue ?? null, id ?? null],
  )
  for (const letter of rows) await repeat(pool, letter)
  return rows.length
}

/** In one transaction, so that a job is either repeated or still a dead letter. */
async function repeat(pool: pg.Pool, letter: DeadLetter): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const boss = createBoss(client)
    await boss.retry(letter.source_name, letter.source_id)
    // pg-boss deletes finished jobs after a week, and dead letters after thirty days.
    const { rowCount } = await client.query('select from pgboss.job where name = $1 and id = $2', [
      letter.source_name,
      letter.source_id,
    ])
    if (rowCount === 0) await boss.send(letter.source_name, letter.data, { id: letter.source_id })
    await boss.deleteJob(DEAD_LETTERS, letter.id)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
