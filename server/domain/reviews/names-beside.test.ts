import { expect, test } from 'vitest'
import { openReviewDesk } from '#server/testing/fixtures/review-desk.ts'
import { aPicture } from '#server/testing/sample-files.ts'

type Desk = Awaited<ReturnType<typeof openReviewDesk>>

const lure = 'Inscripción: 50 € por Bizum'
const renameCompany = ({ app, company }: Desk, body: object) =>
  app.call('PUT /api/companies/update-profile', { token: company.token, body })
const renameProject = ({ app, company, projectId }: Desk, body: object) =>
  app.call(`PUT /api/companies/update-project/${projectId}`, { token: company.token, body })

async function openWithApproved() {
  const desk = await openReviewDesk()
  const id = await desk.publish()
  await desk.decide('approve', id)
  return { desk, id }
}

test.each([
  ['company', 'empresa', renameCompany],
  ['project', 'proyecto', renameProject],
] as const)(
  'A %s renamed with signs of fraud hides its approved offers until an operator has looked',
  async (_, field, rename) => {
    const { desk, id } = await openWithApproved()
    await rename(desk, { nombre: lure })
    expect(await desk.isFound(id)).toBe(false)
    const { texto, texto_anterior, avisos, revision } = await desk.read(id)
    expect(revision.estado).toBe('retenida')
    expect([texto_anterior?.[field], texto[field]]).toEqual([expect.not.stringContaining('Bizum'), lure])
    expect(avisos).toContainEqual(expect.objectContaining({ campo: field }))
    expect((await desk.queue()).sospechosas).toBe(1)
  },
)

test.each([
  ['company', renameCompany],
  ['project', renameProject],
])('A %s whose name is mended shows its offers again at once', async (_, rename) => {
  const { desk, id } = await openWithApproved()
  await rename(desk, { nombre: lure })
  await rename(desk, { nombre: 'Talleres del Ebro' })
  expect(await desk.isFound(id)).toBe(true)
  expect((await desk.queue()).ofertas).toMatchObject([{ emp_ofertas_id: id, cambiada: true, sospechosa: true }])
})

test.each([
  ['company', renameCompany],
  ['project', renameProject],
])('An honest new name of a %s leaves its offers public and asks for another look', async (_, rename) => {
  const { desk, id } = await openWithApproved()
  const hidden = await desk.publish({ estado: 0 })
  await rename(desk, { nombre: 'Talleres del Ebro' })
  expect(await desk.isFound(id)).toBe(true)
  expect((await desk.queue()).ofertas).toMatchObject([{ emp_ofertas_id: id, cambiada: true, sospechosa: false }])
  expect((await desk.read(hidden)).revision.revisar_antes).toBeNull()
})

test('An approved offer that is switched off is reviewed again when it is switched on', async () => {
  const { desk, id } = await openWithApproved()
  await desk.change(id, { estado: 0 })
  await renameProject(desk, { nombre: lure })
  await desk.change(id, { estado: 1 })
  expect(await desk.isFound(id)).toBe(false)
})

test('An operator who read the name before does not approve the new one', async () => {
  const { desk } = await openWithApproved()
  const id = await desk.publish()
  const { version } = await desk.read(id)
  await renameCompany(desk, { nombre: 'Talleres del Ebro' })
  expect((await desk.decide('approve', id, { version })).body.code).toBe('offer_edited')
})

test('Another logo asks for another look, and other fields of the company do not', async () => {
  const { desk, id } = await openWithApproved()
  await renameCompany(desk, { acronimo: 'TE' })
  expect((await desk.queue()).en_espera).toBe(0)
  await renameCompany(desk, { image: await aPicture() })
  const { texto, texto_anterior } = await desk.read(id)
  expect(texto_anterior?.logo_link).not.toBe(texto.logo_link)
  expect((await desk.queue()).en_espera).toBe(1)
})
