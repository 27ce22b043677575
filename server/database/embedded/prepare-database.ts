import type { ClusterLock } from './cluster-lock.ts'

/** The name of the application's role and database. The role may create databases (tests do) but is no superuser. */
export const application = 'faro_empleo'

/** Creates the application's role and database if they are missing, and sets the role's password. */
export async function prepareDatabase(lock: ClusterLock, password: string): Promise<void> {
  const role = await lock.query('select from pg_roles where rolname = $1', [application])
  if (role.rowCount === 0) await lock.query(`create role ${application} login createdb`)
  await lock.query(`alter role ${application} password ${lock.escapeLiteral(password)}`)
  const database = await lock.query('select from pg_database where datname = $1', [application])
  if (database.rowCount === 0) await lock.query(`create database ${application} owner ${application}`)
}
