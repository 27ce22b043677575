import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { runInOneProcess } from './run-in-one-process.ts'

const { url, close } = await openTestDatabase()
afterAll(close)

const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 60_000, interval: 10 }).toBe(true)

interface Contender {
  runs: boolean
  starts: number
  stop: () => Promise<void>
}

function startContender(onStart: () => void = () => undefined): Contender {
  const contender: Contender = { runs: false, starts: 0, stop: async () => undefined }
  const startJobs = () => {
    contender.runs = true
    contender.starts += 1
    onStart()
    return async () => void (contender.runs = false)
  }
  contender.stop = runInOneProcess(() => url, startJobs)
  onTestFinished(contender.stop)
  return contender
}

const endJobConnections = async () => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`select pg_terminate_backend(l.pid) from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and a.application_name = 'faro-empleo jobs'
      and a.datname = current_database()`)
  await client.end()
}

test('jobs run in one of several processes, and in another one when that one stops', async () => {
  const contenders: Contender[] = []
  const running: number[] = []
  const onStart = () => running.push(contenders.filter(({ runs }) => runs).length)
  contenders.push(startContender(onStart), startContender(onStart), startContender(onStart))
  for (let left = contenders.length; left > 0; left -= 1) {
    await until(() => contenders.some(({ runs }) => runs))
    const one = contenders.find(({ runs }) => runs)
    await one?.stop()
    expect(one?.runs).toBe(false)
  }
  expect(running).toEqual([1, 1, 1])
})

test('jobs stop when their connection to the database ends, and begin again', async () => {
  const contenders = [startContender(), startContender()]
  await until(() => contenders.some(({ runs }) => runs))
  await endJobConnections()
  await until(() => contenders.reduce((sum, { starts }) => sum + starts, 0) >= 2)
  await until(() => contenders.filter(({ runs }) => runs).length === 1)
})

test('jobs wait for a database that is away', async () => {
  let tries = 0
  let starts = 0
  const findUrl = () => {
    tries += 1
    return tries > 2 ? url : 'postgres://nobody@127.0.0.1:1/none'
  }
  const startJobs = () => {
    starts += 1
    return async () => undefined
  }
  onTestFinished(runInOneProcess(findUrl, startJobs))
  await until(() => starts === 1)
  expect(tries).toBe(3)
})
