import type { Worker } from 'node:cluster'
import { afterEach, expect, test, vi } from 'vitest'
import { collectReports } from './collect-reports.ts'

const workers = [1, 2].map((id) => ({ id }) as Worker)
const log = { error: vi.fn<() => void>() }

const collect = () => {
  const { ready, receive } = collectReports(workers.length, log)
  const reportAll = (kind: Parameters<typeof receive>[1]['kind'], lines: string) => {
    for (const worker of workers) receive(worker, { kind, lines })
  }
  return { ready, receive, reportAll }
}

afterEach(() => {
  vi.restoreAllMocks()
  log.error.mockClear()
})

test('the lines of the start are there once, when all workers are ready', async () => {
  const { ready, reportAll } = collect()
  reportAll('ready', 'Faro Empleo responde')
  expect(await ready).toBe('Faro Empleo responde')
})

test('one worker that is ready is not enough', async () => {
  const { ready, receive } = collect()
  for (const worker of workers.slice(1)) receive(worker, { kind: 'ready', lines: 'Faro Empleo responde' })
  expect(await Promise.race([ready, Promise.resolve('not yet')])).toBe('not yet')
})

test('all workers wait for the database, and the terminal shows it once', () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  collect().reportAll('waiting', 'La base de datos no responde.')
  expect(written.mock.calls).toEqual([['La base de datos no responde.\n']])
})

test('a worker that cannot start ends the start with its sentence', async () => {
  const { ready, reportAll } = collect()
  reportAll('failed', 'El puerto 3000 ya está en uso')
  await expect(ready).rejects.toThrow('El puerto 3000 ya está en uso')
})

test('a worker that is started again later and cannot start is only logged', async () => {
  const { ready, receive, reportAll } = collect()
  reportAll('ready', 'Faro Empleo responde')
  for (const worker of workers.slice(1)) receive(worker, { kind: 'failed', lines: 'No queda espacio' })
  await expect(ready).resolves.toBe('Faro Empleo responde')
  expect(log.error.mock.calls).toEqual([[{ worker: 2 }, 'No queda espacio']])
})
