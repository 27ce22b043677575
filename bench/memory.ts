import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startServer, type RunningServer } from '../e2e/support/running-server.ts'
import { makeRoutes } from './api/routes.ts'
import { runLoad } from './api/run-load.ts'
import { fillFolder } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'

// Measures how long a start takes on a large site, and the memory of the process: after the start, at the end of each minute
// under load, and after a rest. The load is every public page and call, kept and made anew, on 16 connections. Only Linux.

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '16' },
    restSeconds: { type: 'string', default: '60' },
    json: { type: 'string' },
  },
})

const budget = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as {
  startMs: number
  memoryMegabytes: number
  /** Of the highest figure of the last half of the minutes, as a multiple of that of the first half. */
  memoryGrowthTimes: number
}

const MINUTE_SECONDS = 60

/** Megabytes of a process that are in memory, and those of them that are not parts of files. */
async function readMemory(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { all: read('VmRSS'), own: read('RssAnon') }
}

/** The offers that the sitemap names. */
async function listOfferIds(address: string): Promise<number[]> {
  const sitemap = await (await fetch(`${address}/sitemap-ofertas-1.xml`)).text()
  return [...sitemap.matchAll(/\/vista-oferta-completa\/(\d+)</g)].map(([, id]) => Number(id))
}

const figures: Record<string, number | string>[] = []

async function report(when: string, { pid }: RunningServer, requests = 0): Promise<number> {
  const { all, own } = await readMemory(pid)
  figures.push({ when, all, own, requests })
  const isOver = all > budget.memoryMegabytes
  if (isOver) process.exitCode = 1
  const cells = [all, own, requests].map((figure) => figure.toFixed(0).padStart(10)).join('')
  console.log(`${when.padEnd(16)}${cells}  of ${budget.memoryMegabytes}${isOver ? '  OVER' : ''}`)
  return all
}

function reportGrowth(minutes: readonly number[]): void {
  const half = Math.ceil(minutes.length / 2)
  const times = Math.max(...minutes.slice(half)) / Math.max(...minutes.slice(0, half))
  const isOver = times > budget.memoryGrowthTimes
  if (isOver) process.exitCode = 1
  console.log(
    `\nThe last half of the minutes: ${times.toFixed(2)} times the first  of ${budget.memoryGrowthTimes}${isOver ? '  OVER' : ''}`,
  )
}

async function measure(server: RunningServer): Promise<void> {
  console.log(`\n${''.padEnd(16)}  MB in all  own   requests`)
  await report('after the start', server)
  const routes = makeRoutes(await listOfferIds(server.address))
  let number = 0
  const next = () => routes[(number += 1) % routes.length]?.next() ?? { path: '/' }
  const load = {
    allowsBusy: true,
    connections: Number(values.connections),
    seconds: MINUTE_SECONDS,
    headers: { 'accept-encoding': 'gzip' },
  }
  const minutes: number[] = []
  while (minutes.length < Number(values.minutes)) {
    const requests = await runLoad({ name: 'all', isKept: false, next }, { ...load, address: server.address })
    minutes.push(await report(`minute ${minutes.length + 1}`, server, requests))
  }
  await wait(Number(values.restSeconds) * 1000)
  await report('after a rest', server)
  if (minutes.length > 1) reportGrowth(minutes)
}

const { dataDir, remove } = await fillFolder(sizeOf(Number(values.offers)))
const startedAt = performance.now()
const server = await startServer({ dataDir, keepsData: true, limitMs: 300_000 })
const startMs = performance.now() - startedAt
const isSlow = startMs > budget.startMs
if (isSlow) process.exitCode = 1
console.log(
  `start with ${values.offers} offers: ${startMs.toFixed(0)} ms  of ${budget.startMs}${isSlow ? '  OVER' : ''}`,
)
await measure(server).finally(server.stop).finally(remove)
if (values.json) await writeFile(values.json, `${JSON.stringify({ startMs, figures }, null, 2)}\n`)
