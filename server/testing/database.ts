import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '#server/database/open.ts'
import { copyTemplate, dropDatabase } from './template-database.ts'

export interface TestDatabase extends OpenDatabase {
  url: string
}

/** A new database with all tables and the master data. `close` drops it. `parameters` are added to the pool's URL. */
export async function openTestDatabase(parameters = ''): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = await copyTemplate(server, name)
  // A visitor waits two seconds for a connection. Under load the twentieth of many calls at once may have to wait longer.
  const opened = await openDatabase(url + parameters, { max: 10, patienceMs: 60_000 })
  const close = async () => {
    await opened.close()
    await dropDatabase(server, name)
  }
  return { ...opened, url, close }
}
