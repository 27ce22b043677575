import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
import { seedMaster } from '#server/database/master-data/seed-master.ts'
import { openDatabase } from '#server/database/open.ts'
import { queues } from '#server/start/all-jobs.ts'
import { prepareQueues } from '#server/jobs/prepare-queues.ts'
import { copyRows } from './copy-rows.ts'
import { makeOffers, offerColumns } from './make-offers.ts'
import { makePeople } from './make-people.ts'
import { pauseChecks } from './pause-checks.ts'
import type { Size } from './size.ts'

const TODAY = '2026-11-22'

/** Creates the tables and the master data, or brings them up to date. */
export async function prepareSchema(url: string): Promise<void> {
  const { db, close } = await openDatabase(url, { max: 2 })
  await migrate(db)
  await prepareQueues(db.$client, queues)
  await seedMaster(db)
  await close()
}

/** Fills an empty database with a site of this size. The same size gives the same rows. */
export async function fillDatabase(url: string, size: Size, log = (_step: string) => {}): Promise<void> {
  await prepareSchema(url)
  const client = new pg.Client(url)
  await client.connect()
  try {
    const people = makePeople(size, TODAY)
    const resume = await pauseChecks(client, [...Object.keys(people), 'offer', 'offer_search', 'search_word'])
    for (const [table, { columns, rows }] of Object.entries(people)) {
      log(`${table}: ${await copyRows(client, table, { columns, rows: rows() })}`)
    }
    log(`offer: ${await copyRows(client, 'offer', { columns: offerColumns, rows: makeOffers(size, TODAY) })}`)
    for (const table of [...Object.keys(people), 'offer'].filter(
      (name) => name !== 'requirement' && name !== 'session',
    )) {
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), max(id)) from ${table}`, [table])
    }
    await client.query('update candidate set search_text = candidate_search_text(candidate)')
    await client.query('analyze')
    await client.query('select refresh_offer_search(array(select id from offer where state = 1))')
    log('search')
    await resume()
    log('indexes and foreign keys')
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
