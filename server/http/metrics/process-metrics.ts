import cluster from 'node:cluster'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, register } from 'prom-client'
import { answerPrimary, askPrimary } from '#server/process/workers/worker-metrics.ts'

/** Begins to measure this process and its connections to the database. Once for each process. */
export async function measureProcess(pool: pg.Pool): Promise<void> {
  collectDefaultMetrics()
  const states = { idle: () => pool.idleCount, busy: () => pool.totalCount - pool.idleCount }
  const connections = new Gauge({
    name: 'faro_database_connections',
    registers: [],
    help: 'Connections to the database that are in use, and idle ones',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(states)) this.set({ state }, count())
    },
  })
  const waiting = new Gauge({
    name: 'faro_database_waiting',
    registers: [],
    help: 'Queries that wait for a connection',
    collect() {
      this.set(pool.waitingCount)
    },
  })
  for (const gauge of [connections, waiting]) register.registerMetric(gauge)
  if (cluster.isWorker) await answerPrimary()
}

/** The metrics of all processes that answer requests. With WORKERS the primary sums them. */
export const readProcesses = (): Promise<string> => (cluster.isWorker ? askPrimary() : register.metrics())
