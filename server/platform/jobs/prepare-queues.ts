import type pg from 'pg'
import { lockKeys, whileLocked } from '#server/platform/database/advisory-lock.ts'
import { createBoss } from './create-boss.ts'
import { DEAD_LETTERS, queueNames } from './queues.ts'

/** Creates the tables of pg-boss or brings them up to date, and creates missing queues. If several processes start, one does it. */
export const prepareQueues = (pool: pg.Pool): Promise<void> =>
  whileLocked(pool, lockKeys.migrations, async (client) => {
    const boss = createBoss(client, { supervise: false })
    // Its other work begins later than it is stopped.
    await boss.start()
    await boss.stop({ graceful: false })
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const name of [DEAD_LETTERS, ...queueNames]) if (!existing.has(name)) await boss.createQueue(name)
  })
