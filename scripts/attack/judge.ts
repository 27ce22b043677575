import type { Visit } from './visits.ts'

/** What the second visitor may notice: milliseconds of 99 of 100 visits, of all for `healthz`, failures and megabytes. */
const budget = {
  list: 2000,
  offer: 2000,
  signIn: 2000,
  upload: 2000,
  healthz: 500,
  failed: 0,
  faults: 0,
  '+MB': 250,
  '+MB rest': 100,
}
type Figure = keyof typeof budget

export const figureNames = Object.keys(budget) as Figure[]

interface Measured {
  visits: Visit[]
  /** Answers that must never be given. */
  faults: string[]
  /** Megabytes more than before the attack: the peak, and the value after a pause. */
  memory: number
  memoryAfterRest: number
}

/** The figures of an attack, and those that are over the budget. */
export function judge({ visits, faults, memory, memoryAfterRest }: Measured) {
  const slowest = (kind: string, share: number): number => {
    const times = visits.filter((visit) => visit.kind === kind).map(({ ms }) => ms)
    return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Infinity
  }
  const figures: Record<Figure, number> = {
    list: slowest('list', 0.99),
    offer: slowest('offer', 0.99),
    signIn: slowest('signIn', 0.99),
    upload: slowest('upload', 0.99),
    healthz: slowest('healthz', 1),
    failed: visits.filter(({ result }) => result !== 200).length,
    faults: faults.length,
    '+MB': memory,
    '+MB rest': memoryAfterRest,
  }
  const over = figureNames.filter((name) => figures[name] > budget[name]).map((name) => `${name} > ${budget[name]}`)
  return { over, cells: figureNames.map((name) => figures[name].toFixed(0)) }
}
