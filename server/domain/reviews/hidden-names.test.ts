import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aCandidate, aCv, anApplication, type Candidate } from '#server/testing/factories.ts'
import { openReviewDesk } from '#server/testing/fixtures/review-desk.ts'
import { tellNews } from '#server/testing/tell-news.ts'

const desk = await openReviewDesk()
const { app, company, sent } = desk
const lure = 'Inscripción: 50 € por Bizum'

interface Saved {
  emp_ofertas_id: number
  nombre: string
  oferta: { nombre: string } | null
}

interface Applied {
  emp_ofertas_id: { nombre: string; emp_proyectos_id: { emp_empresas_id: { nombre: string } } }
}

let reader: Candidate
let cvId: number
beforeAll(async () => {
  reader = await aCandidate(app)
  cvId = await aCv(app, { by: reader })
  await renameCompany('Talleres del Ebro')
})

const renameCompany = (nombre: string) =>
  app.call('PUT /api/companies/update-profile', { token: company.token, body: { nombre } })

/** A public offer that the reader has saved and applied to. */
async function followed() {
  const id = await desk.publish({ nombre: 'Camarero/a' })
  await app.call(`PUT /api/users/save-offer/${id}`, { token: reader.token })
  await anApplication(app, { by: reader, offerId: id, cvId })
  return id
}

/** The names that the reader reads of an offer. */
async function namesOf(id: number) {
  const { token } = reader
  const { body: saved } = await app.call<Saved[]>('GET /api/users/saved-offers', { token })
  const { body: applied } = await app.call<Applied[]>('GET /api/users/user-candidatures', { token })
  const one = saved.find((row) => row.emp_ofertas_id === id)
  const offer = applied[0]?.emp_ofertas_id
  return [one?.nombre, offer?.nombre, offer?.emp_proyectos_id.emp_empresas_id.nombre]
}

const asPublished = ['Camarero/a', 'Camarero/a', 'Talleres del Ebro']

test('Who saved or applied reads an honest new name, and not one that is held', async () => {
  const id = await followed()
  await desk.change(id, { nombre: 'Camarero/a de sala' })
  expect((await namesOf(id)).slice(0, 2)).toEqual(['Camarero/a de sala', 'Camarero/a de sala'])
  await desk.change(id, { nombre: lure })
  expect((await desk.read(id)).revision.estado).toBe('retenida')
  expect(await namesOf(id)).toEqual(asPublished)
})

test('Who saved or applied does not read a name that an operator has refused', async () => {
  const id = await followed()
  await desk.change(id, { nombre: lure })
  await desk.decide('reject', id)
  expect(await namesOf(id)).toEqual(asPublished)
})

test('Who applied reads no new name of the company in lists, mails and downloads while it hides the offers', async () => {
  const id = await followed()
  const { body: applicants } = await app.call<{ can_cv_ofertas_id: number; can_cv_id: { cv_link: string } }[]>(
    'GET /api/companies/all-company-candidates',
    { token: company.token },
  )
  await app.request(String(applicants[0]?.can_cv_id.cv_link))
  await renameCompany(lure)
  expect(await desk.isFound(id)).toBe(false)
  expect(await namesOf(id)).toEqual(asPublished)
  await app.deps.db.execute(sql`update application_event set due_at = happened_at where due_at is not null`)
  await tellNews(app)
  const mails = sent.filter(({ to }) => to === reader.email)
  expect(mails.length).toBeGreaterThan(0)
  expect(JSON.stringify(mails)).not.toContain('Bizum')
  expect(JSON.stringify(mails)).toContain('Talleres del Ebro')
  const { body: downloads } = await app.call(`GET /api/users/cv-downloads/${cvId}`, { token: reader.token })
  expect(downloads).toMatchObject([{ empresa: 'Talleres del Ebro' }])
  await renameCompany('Talleres del Ebro')
})
