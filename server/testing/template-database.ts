import pg from 'pg'
import { queues } from '#server/start/all-jobs.ts'
import { migrate } from '#server/database/migrate.ts'
import { prepareQueues } from '#server/jobs/prepare-queues.ts'
import { openDatabase } from '#server/database/open.ts'
import { seedMaster } from '#server/database/master-data/seed-master.ts'

const template = 'template_of_tests'

/** Creates the template of the test databases, with all migrations and the master data. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await administer(serverUrl, `create database ${template}`)
  const { db, close } = await openDatabase(withDatabase(serverUrl, template), { max: 2 })
  await migrate(db)
  await prepareQueues(db.$client, queues)
  await seedMaster(db)
  await close()
}

/** Copies the template and returns the URL of the copy. */
export async function copyTemplate(serverUrl: string, name: string): Promise<string> {
  // wal_log is faster for a small database, and needs no checkpoint that would delay other tests.
  await administer(serverUrl, `create database ${name} template ${template} strategy wal_log`)
  return withDatabase(serverUrl, name)
}

/** Creates a database without tables and returns its URL. */
export async function createEmptyDatabase(serverUrl: string, name: string): Promise<string> {
  await administer(serverUrl, `create database ${name} template template0`)
  return withDatabase(serverUrl, name)
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await administer(serverUrl, `drop database if exists ${name} with (force)`)
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
