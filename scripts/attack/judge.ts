import { readFileSync } from 'node:fs'
import { percentile } from './measure.ts'
import type { Visit } from './visits.ts'

export const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8')) as Record<
  | 'calmSeconds'
  | 'attackSeconds'
  | 'restSeconds'
  | 'visitorP99Ms'
  | 'healthzMs'
  | 'faults'
  | 'memoryMegabytes'
  | 'memoryAfterRestMegabytes'
  | 'hostileRequestsOfEachCall',
  number
>

export interface Measured {
  visits: Visit[]
  /** Answers that must never be given. */
  faults: string[]
  /** Megabytes more than before the attack: the peak, and the value after a pause. */
  memory: number
  memoryAfterRest: number
}

export interface Judged {
  /** The values over the budget. */
  over: string[]
  cells: Record<string, string>
}

const timed = ['list', 'offer', 'signIn', 'upload'] as const

export function judge({ visits, faults, memory, memoryAfterRest }: Measured): Judged {
  const times = (kind: string) => visits.filter((visit) => visit.kind === kind).map(({ ms }) => ms)
  const failed = visits.filter(({ result }) => result !== 200)
  const figures: [name: string, value: number, most: number][] = [
    ...timed.map((kind): [string, number, number] => [kind, percentile(times(kind), 0.99), budget.visitorP99Ms]),
    ['healthz', percentile(times('healthz'), 1), budget.healthzMs],
    ['failed', failed.length, 0],
    ['faults', faults.length, budget.faults],
    ['+MB', memory, budget.memoryMegabytes],
    ['+MB rest', memoryAfterRest, budget.memoryAfterRestMegabytes],
  ]
  return {
    over: figures.filter(([, value, most]) => !(value <= most)).map(([name, , most]) => `${name} > ${most}`),
    cells: Object.fromEntries(figures.map(([name, value]) => [name, value.toFixed(0)])),
  }
}
