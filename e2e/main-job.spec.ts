import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const CLICKS_MAX = 15

// As people see it who have not asked their system for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

async function applyWith(page: Page, pdf: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('link', { name: 'Panadera de noche' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Panadera de noche' })).toBeVisible()
  await page.getByRole('button', { name: /^APLICAR/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
  await dialog.locator('input[type=file]').setInputFiles(pdf)
  await dialog.getByRole('button', { name: 'Subir este archivo' }).click()
  await expect(page.getByText('CV subido con exito!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ya has aplicado' })).toBeVisible()
}

/**
 * A click is a press of the pointer: on a link, a button, a tab, a list, or a field that has not the focus yet. Keys are none: what is typed,
 * and Enter that takes the match of a list. A native list counts once, because its options can be typed too.
 */
test(`a company publishes its first offer with at most ${CLICKS_MAX} clicks from the landing page, and downloads the PDF of an applicant`, async ({
  page,
  browser,
  people,
  signIn,
  pdf,
}) => {
  test.slow()
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const type = async (target: Locator, text: string) => {
    await expect(target).toBeVisible()
    const hasFocus = await target.evaluate((field) => field === document.activeElement)
    if (!hasFocus) await click(target)
    await page.keyboard.type(text)
  }
  const choose = async (list: Locator, option: string) => {
    clicks += 1
    await list.selectOption(option)
  }

  await page.goto('/')
  await click(page.getByRole('link', { name: 'Publicar oferta' }).first())
  await expect(page.getByRole('tab', { name: 'Registrarse' })).toHaveAttribute('aria-selected', 'true')
  const account = page.getByRole('tabpanel')
  await type(account.locator('input[name=email]'), 'primera@prueba.example')
  await type(account.locator('input[name=password]'), 'luz de otoño 2026')
  await type(account.locator('input[name=confirmPassword]'), 'luz de otoño 2026')
  await click(account.getByRole('button', { name: 'Registrarse' }))
  await click(page.getByRole('link', { name: 'Publica tus ofertas de trabajo' }))
  await click(page.getByRole('button', { name: 'De acuerdo' }))
  await type(page.locator('input[name=nombre]'), 'Panadería del Faro')
  await expect(page.locator('input[name=acronimo]')).toHaveValue('PF')
  await choose(page.getByLabel('Ciudad'), 'Alcalá de Henares')
  await click(page.getByRole('button', { name: 'Continuar' }))
  await click(page.getByRole('button', { name: 'Elegir Gratis' }))

  const steps = page.getByRole('region', { name: 'Primeros pasos' })
  await click(steps.getByRole('button', { name: 'Crear oferta' }))
  const offer = page.getByRole('dialog', { name: 'Crear Nueva Oferta de Empleo' })
  await type(offer.getByLabel('Nombre de la oferta'), 'Panadera de noche')
  await type(offer.getByLabel('Descripción'), 'Harás el pan de cada día.')
  await type(offer.getByLabel('Salario anual'), '24000')
  await expect(offer.getByRole('combobox', { name: 'Puesto' })).toHaveValue('Panadero/a')
  await click(offer.getByRole('button', { name: 'Guardar y publicar' }))

  const notice = page.getByRole('status').filter({ hasText: 'Oferta creada con éxito' })
  await expect(notice.getByRole('button', { name: 'Compartir' })).toBeVisible()
  await expect(steps).toBeHidden()
  // The button of the first steps is gone with the focus.
  await expect(page.getByRole('heading', { name: 'Tus ofertas' })).toBeFocused()
  expect(clicks).toBeLessThanOrEqual(CLICKS_MAX)
  await notice.getByRole('button', { name: 'Ver' }).click()
  await expect(page.getByRole('heading', { name: 'Panadera de noche' })).toBeVisible()
  await expect(page.getByText('Alcalá de Henares').first()).toBeVisible()

  const candidate = await browser.newPage()
  await signIn(candidate, await people.aCandidate())
  await candidate.goto('/pagina-principal')
  await applyWith(candidate, pdf)

  await page.goto('/perfil-empresa')
  await page.getByRole('link', { name: 'Candidatos' }).click()
  await expect(page.getByRole('heading', { name: 'Ana Núñez' })).toBeVisible()
  await expect(page.getByText('Panadera de noche')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CV de Ana Núñez' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(pdf.name)
  expect((await readFile(await download.path())).equals(pdf.buffer)).toBe(true)
})
