import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const password = 'luz de otoño 2026'

// As people see it who have not asked their system for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const field = (page: Page, name: string) => page.locator(`input[name="${name}"], textarea[name="${name}"]`)

async function signUp(page: Page, email: string) {
  await page.goto('/autenticacion')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  const form = page.getByRole('tabpanel')
  await form.locator('input[name=email]').fill(email)
  await form.locator('input[name=password]').fill(password)
  await form.locator('input[name=confirmPassword]').fill(password)
  await form.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page.getByRole('heading', { name: '¿Que deseas hacer?' })).toBeVisible()
}

async function createCompany(page: Page) {
  await page.getByRole('link', { name: 'Publica tus ofertas de trabajo' }).click()
  await page.getByRole('button', { name: 'De acuerdo' }).click()
  await field(page, 'nombre').fill('Panadería del Faro')
  await field(page, 'acronimo').fill('PDF')
  await page.getByLabel('Ciudad').selectOption('Alcalá de Henares')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Elegir Gratis' }).click()
  await expect(page.getByText('Perfil creado con el plan gratuito')).toBeVisible()
  await expect(page.getByText('Estamos preparando tu perfil...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Panadería del Faro (PDF)' })).toBeVisible()
}

async function publishOffer(page: Page) {
  await page.getByRole('button', { name: 'Crear oferta' }).first().click()
  const offer = page.getByRole('dialog', { name: 'Crear Nueva Oferta de Empleo' })
  await offer.getByLabel('Nombre de la oferta').fill('Panadero/a de noche')
  await offer.getByLabel('Descripción').fill('Harás el pan de cada día.\nDe lunes a viernes.')
  await offer.getByLabel('Salario anual').fill('24000')
  await offer.getByRole('combobox', { name: 'Puesto' }).click()
  await page.keyboard.type('camarera')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(offer.getByLabel('Sector')).not.toHaveValue('')
  await offer.getByPlaceholder('Requisito no. 1').fill('Un año de experiencia en obrador')
  await offer.getByRole('button', { name: 'Añadir requisito' }).click()
  await offer.getByPlaceholder('Requisito no. 2').fill('Carné de manipulador de alimentos')
  await offer.getByLabel('Ciudad').selectOption('Madrid')
  await offer.getByRole('button', { name: 'Guardar y publicar' }).click()
  await expect(offer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Panadero/a de noche' })).toBeVisible()
}

async function createCandidate(page: Page) {
  await page.getByRole('link', { name: 'Encuentra tu siguiente trabajo' }).click()
  await page.getByRole('button', { name: 'De acuerdo' }).click()
  await field(page, 'nombre').fill('Íñigo')
  await field(page, 'primer_apellido').fill('Peña')
  await field(page, 'telefono_movil').fill('612 345 678')
  await field(page, 'codigo_postal').fill('28001')
  await page.getByRole('button', { name: 'Crear perfil' }).click()
  await expect(page.getByText('Perfil creado con exito!')).toBeVisible()
  await expect(page).toHaveURL(/\/pagina-principal$/)
}

async function applyWith(page: Page, pdf: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('link', { name: 'Panadero/a de noche' }).click()
  await expect(page.getByText('Carné de manipulador de alimentos')).toBeVisible()
  await page.getByRole('button', { name: /^APLICAR/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
  await dialog.locator('input[type=file]').setInputFiles(pdf)
  await dialog.getByRole('button', { name: 'Subir este archivo' }).click()
  await expect(page.getByText('CV subido con exito!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ya has aplicado' })).toBeVisible()
}

const inOwnBrowser = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL, locale: 'es-ES', acceptDownloads: true })).newPage()

test('a candidate applies to an offer with a PDF, and the company that published it downloads the same file', async ({
  browser,
  server,
  pdf,
}) => {
  test.slow()
  const company = await inOwnBrowser(browser, server.address)
  await signUp(company, 'empresa@prueba.example')
  await createCompany(company)
  await publishOffer(company)

  const candidate = await inOwnBrowser(browser, server.address)
  await signUp(candidate, 'candidato@prueba.example')
  await createCandidate(candidate)
  await applyWith(candidate, pdf)

  await company.getByRole('link', { name: 'Candidatos' }).click()
  await expect(company.getByRole('heading', { name: 'Íñigo Peña' })).toBeVisible()
  await expect(company.getByText('Panadero/a de noche')).toBeVisible()
  const [download] = await Promise.all([
    company.waitForEvent('download'),
    company.getByRole('button', { name: 'Descargar CV de Íñigo Peña' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(pdf.name)
  expect((await readFile(await download.path())).equals(pdf.buffer)).toBe(true)
})
