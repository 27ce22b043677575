import { randomInt } from 'node:crypto'
import type { Person } from '#e2e/support/people.ts'
import { projectFields } from '#server/testing/factories.ts'
import { createVisits } from '../attack/visits.ts'

export interface Users {
  companies: readonly Person[]
  candidates: readonly Person[]
  offerId: number
}

const words = ['cocina', 'ventas', 'almacén', 'enfermería', 'jardín', 'datos', 'taller', 'reparto', 'limpieza', 'hotel']

/** Uses the site at this port as visitors, candidates and companies do, each person one request at a time. */
export function visitSite(port: number, { companies, candidates, offerId }: Users, pauseMs = 20) {
  const { visits, send, repeat, stop } = createVisits(port)
  /** The ids of the projects whose creation was acknowledged. */
  const acknowledged: number[] = []

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

  const steps = [
    visit,
    visit,
    ...companies.map((company) => () => create(company)),
    ...candidates.map((candidate) => (turn: number) => act(candidate, turn)),
  ]
  for (const step of steps) repeat(step, { pauseMs })
  return { visits, acknowledged, stop }
}
