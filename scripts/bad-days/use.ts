import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from '#e2e/support/people.ts'
import { projectFields } from '#server/testing/factories.ts'
import { ask, codeOf } from '../attack/ask.ts'

export interface Answer {
  at: number
  kind: string
  /** The status, or the code of a broken connection. */
  result: number | string
  ms: number
}

export interface Use {
  answers: Answer[]
  /** The ids of the projects whose creation was acknowledged. */
  acknowledged: number[]
  stop: () => Promise<void>
}

export interface Users {
  companies: readonly Person[]
  candidates: readonly Person[]
  offerId: number
}

const LONGEST_MS = 30_000
const words = ['cocina', 'ventas', 'almacén', 'enfermería', 'jardín', 'datos', 'taller', 'reparto', 'limpieza', 'hotel']

/** Uses the site at this port as visitors, candidates and companies do, each person one request at a time. */
export function visitSite(port: number, { companies, candidates, offerId }: Users, pauseMs = 20): Use {
  const answers: Answer[] = []
  const acknowledged: number[] = []
  const ending = new AbortController()

  async function send(kind: string, question: Parameters<typeof ask>[1]): Promise<string | null> {
    const start = performance.now()
    const record = (result: Answer['result']) =>
      void answers.push({ at: performance.now(), kind, result, ms: performance.now() - start })
    try {
      const answer = await ask(port, { ...question, ended: AbortSignal.timeout(LONGEST_MS) })
      record(answer.status)
      return answer.status === 200 ? answer.text : null
    } catch (error) {
      record(codeOf(error))
      return null
    }
  }

  const html = { accept: 'text/html' }
  const visit = async () => {
    await send('list', { path: `/pagina-principal?pagina=${randomInt(1, 30)}`, headers: html })
    await send('offer', { path: `/vista-oferta-completa/${offerId}`, headers: html })
    await send('search', {
      path: `/api/companies/all-active-offers?nombre=${encodeURIComponent(words[randomInt(words.length)] ?? '')}+${randomInt(1e6)}`,
    })
  }
  const act = async ({ token }: Person, turn: number) => {
    const method = turn % 2 ? 'DELETE' : 'PUT'
    await send('save', { method, path: `/api/users/save-offer/${offerId}`, token })
    await send('own offers', { path: '/api/users/saved-offers', token })
  }
  const create = async ({ token }: Person) => {
    const text = await send('create', {
      method: 'POST',
      path: '/api/companies/create-project',
      token,
      body: projectFields,
    })
    if (text === null) return
    const { project } = JSON.parse(text) as { project: { emp_proyectos_id: number } }
    acknowledged.push(project.emp_proyectos_id)
  }

  async function repeat(step: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      await step(turn)
      await wait(pauseMs)
    }
  }
  const running = [
    repeat(visit),
    repeat(visit),
    ...companies.map((company) => repeat(() => create(company))),
    ...candidates.map((candidate) => repeat((turn) => act(candidate, turn))),
  ]
  return {
    answers,
    acknowledged,
    stop: async () => {
      ending.abort()
      await Promise.all(running)
    },
  }
}

/** How often each result came: «200: 512, 503: 9». */
export function tally(answers: readonly Answer[]): string {
  const counts = new Map<Answer['result'], number>()
  for (const { result } of answers) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts].map(([result, count]) => `${result}: ${count}`).join(', ')
}
