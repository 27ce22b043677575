import type pg from 'pg'
import { lockKeys, whileLocked } from '#server/database/advisory-lock.ts'
import { createBoss } from './create-boss.ts'
import { DEAD_LETTERS, standardOptions, type QueueName, type QueueSettings } from './queues.ts'

/**
 * Creates the tables of pg-boss or brings them up to date, and does the same with queues and schedules. If several processes start, one
 * does it.
 */
export const prepareQueues = (pool: pg.Pool, queues: Record<QueueName, QueueSettings>): Promise<void> =>
  whileLocked(pool, lockKeys.migrations, async (client) => {
    const boss = createBoss(client, { supervise: false })
    // Its other work begins later than it is stopped.
    await boss.start()
    await boss.stop({ graceful: false })
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS)
    for (const [name, { policy = 'standard', schedule, options }] of Object.entries(queues)) {
      const settings = { ...standardOptions, ...options }
      if (existing.has(name)) await boss.updateQueue(name, settings)
      else await boss.createQueue(name, { policy, ...settings })
      if (schedule) await boss.schedule(name, schedule, null, { tz: 'Europe/Madrid', missed: 'once' })
    }
  })
