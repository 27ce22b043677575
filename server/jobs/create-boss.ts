import type pg from 'pg'
import { PgBoss, type ConstructorOptions } from 'pg-boss'

type Connection = Pick<pg.Pool | pg.PoolClient, 'query'>

// No job waits for another one by a flow. Schedules are for the process that works on jobs.
const unused = { schedule: false, flowIntervalSeconds: 24 * 3600 } satisfies ConstructorOptions

/** pg-boss on connections of ours, which follow the address of the database and end when it falls silent. */
export const createBoss = (connection: Connection, options: ConstructorOptions = {}): PgBoss =>
  new PgBoss({
    ...unused,
    ...options,
    db: { executeSql: async (text, values) => connection.query(text, values) },
  })
