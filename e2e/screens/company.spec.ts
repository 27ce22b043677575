import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { desktop, expectSound, phone, waitUntilHydrated } from '../support/page-checks.ts'

async function open(page: Page, section: string) {
  await page.setViewportSize(desktop)
  await page.goto(`/perfil-empresa?seccion=${section}`)
  await waitUntilHydrated(page)
}

test('the projects and offers of a company, with their dialogs', async ({ page, people, signIn }) => {
  test.slow()
  const [company, candidate] = [await people.aCompany(), await people.aCandidate()]
  const projectId = await people.aProject(company, { nombre: 'Proyecto '.repeat(22).trim() })
  await people.aProject(company, { nombre: 'P'.repeat(200), estado: 0 })
  const offerId = await people.anOffer(company, { nombre: 'O'.repeat(200), emp_proyectos_id: projectId })
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
  await signIn(page, company)

  await open(page, 'proyectos')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectSound(page)
  await page.getByRole('button', { name: /^Editar proyecto Proyecto/ }).click()
  await expect(page.getByLabel('Nombre del proyecto')).toBeVisible()
  await expectSound(page, { place: 'the dialog of a project', sizes: [phone] })
  await open(page, 'ofertas&crear=1')
  await expect(page.getByText('Activa el proyecto para crear ofertas en él.')).toBeVisible()
  await expectSound(page, { place: 'the choice of a project', sizes: [phone] })
  await page.getByRole('button', { name: /^Crear oferta en Proyecto/ }).click()
  const form = page.getByRole('dialog', { name: 'Crear Nueva Oferta de Empleo' })
  await form.getByLabel('Nombre de la oferta').fill('Camarero de sala')
  await form.getByRole('button', { name: 'Añadir pregunta' }).click()
  await page.keyboard.type('¿Qué edad tienes?')
  await expect(form.getByText(/artículo 17 del Estatuto de los Trabajadores/)).toBeVisible()
  await expectSound(page, { place: 'the dialog of a new offer' })

  await open(page, 'ofertas')
  await expect(page.getByText('1 candidatura')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: /^Eliminar oferta/ }).click()
  await expect(page.getByRole('alertdialog').getByText('1 candidatura')).toBeVisible()
  await expectSound(page, { place: 'the question before deleting', sizes: [phone] })
  await open(page, 'ofertas')
  await page.getByRole('button', { name: 'Verificar empresa' }).click()
  await expect(page.getByRole('dialog', { name: 'Verifica tu empresa' })).toBeVisible()
  await expectSound(page, { place: 'the form of the verification', sizes: [phone] })
})

test('the desk of a company: cards, an open application, a selection, and the figures', async ({
  page,
  people,
  signIn,
}) => {
  test.slow()
  const company = await people.aCompany()
  const offerId = await people.anOffer(company, { nombre: 'Guardia de faro' })
  for (const nombre of ['Ana', 'Berta']) {
    const candidate = await people.aCandidate({ nombre, primer_apellido: 'Núñez' })
    await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
  }
  await signIn(page, company)
  await open(page, 'candidatos')
  await page.getByRole('link', { name: 'Ana Núñez' }).click()
  const panel = page.getByRole('region', { name: 'Candidatura abierta' })
  await expect(panel.getByRole('region', { name: 'CV de Ana Núñez' }).locator('canvas')).toBeVisible()
  await expectSound(page, { place: 'an open application' })
  await page.setViewportSize(desktop)
  await panel.getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByRole('dialog', { name: 'Descartar a Ana Núñez' }).getByLabel('Motivo').selectOption('Idiomas')
  await expectSound(page, { place: 'the dialog of discarding', sizes: [phone] })

  await open(page, `candidatos&oferta=${offerId}`)
  await page.getByRole('button', { name: 'Lista' }).click()
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
  await expect(page.getByText('2 seleccionadas')).toBeVisible()
  await expectSound(page, { place: 'a selection, and the filters' })
  await page.getByRole('link', { name: 'Ver cifras' }).click()
  await expect(page.getByRole('heading', { name: 'Guardia de faro' })).toBeVisible()
  await page.getByText('Ver como tabla').click()
  await expectSound(page, { place: 'the figures' })
})
