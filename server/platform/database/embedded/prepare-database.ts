import type { Hold } from './hold.ts'

/** The application's role and database. It may make databases (the tests do), but it is no superuser. */
export const application = 'faro_empleo'

/** Makes the role and the database of the application where they are missing. */
export async function prepareDatabase(hold: Hold, password: string): Promise<void> {
  const role = await hold.query('select from pg_roles where rolname = $1', [application])
  if (role.rowCount === 0) {
    await hold.query(`create role ${application} login createdb password ${hold.escapeLiteral(password)}`)
  }
  const database = await hold.query('select from pg_database where datname = $1', [application])
  if (database.rowCount === 0) await hold.query(`create database ${application} owner ${application}`)
}
