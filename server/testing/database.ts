import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '#server/database/open.ts'
import { copyTemplate, createEmptyDatabase, dropDatabase } from './template-database.ts'

export interface TestDatabase extends OpenDatabase {
  url: string
}

/** A new database with all tables and the master data. `close` drops it. `parameters` are added to the pool's URL. */
export const openTestDatabase = (parameters = ''): Promise<TestDatabase> => open(copyTemplate, parameters)

/** A new database without tables. */
export const openEmptyDatabase = (): Promise<TestDatabase> => open(createEmptyDatabase, '')

async function open(create: typeof copyTemplate, parameters: string): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = await create(server, name)
  // A visitor waits two seconds for a connection. Under load the twentieth of many calls at once may have to wait longer.
  const opened = await openDatabase(url + parameters, { max: 10, patienceMs: 60_000 })
  const close = async () => {
    await opened.close()
    await dropDatabase(server, name)
  }
  return { ...opened, url, close }
}
