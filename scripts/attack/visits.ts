import { setTimeout as wait } from 'node:timers/promises'
import { ask, codeOf, type Question } from './ask.ts'

/** One line of a visitor's record. */
export interface Visit {
  at: number
  kind: string
  /** The status, or the code of a broken connection. */
  result: number | string
  ms: number
}

const LONGEST_MS = 30_000

/** Visits the site at this port, and records each visit until it is stopped. */
export function createVisits(port: number, localAddress?: string) {
  const visits: Visit[] = []
  const ending = new AbortController()
  const running: Promise<void>[] = []

  /** Returns the text of an answer, or null if it was refused. */
  async function send(kind: string, question: Question): Promise<string | null> {
    const start = performance.now()
    const record = (result: Visit['result']) =>
      void visits.push({ at: performance.now(), kind, result, ms: performance.now() - start })
    try {
      const answer = await ask(port, { ...question, localAddress, ended: AbortSignal.timeout(LONGEST_MS) })
      record(answer.status)
      return answer.status === 200 ? answer.text : null
    } catch (error) {
      record(codeOf(error))
      return null
    }
  }

  async function run(step: (turn: number) => Promise<unknown>, pauseMs: number, periodMs: number): Promise<void> {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      const start = performance.now()
      await step(turn)
      await wait(Math.max(pauseMs, periodMs - (performance.now() - start)))
    }
  }

  return {
    visits,
    send,
    /** Repeats a step with pauses, and begins it in periods if it is quicker. */
    repeat: (step: (turn: number) => Promise<unknown>, { pauseMs = 0, periodMs = 0 }) =>
      void running.push(run(step, pauseMs, periodMs)),
    stop: async () => {
      ending.abort()
      await Promise.all(running)
    },
  }
}

/** How often each result came: «200: 512, 503: 9». */
export function tally(visits: readonly Visit[]): string {
  const counts = new Map<Visit['result'], number>()
  for (const { result } of visits) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts].map(([result, count]) => `${result}: ${count}`).join(', ')
}
