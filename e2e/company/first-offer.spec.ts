import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const CLICKS_MAX = 18

/**
 * A click is a press of the pointer: on a link, a button, a tab, a list, or a field that has not the focus yet. Keys are none: what is typed,
 * and Enter that takes the match of a list. A native list counts once, because its options can be typed too.
 */
test(`a new company publishes its first offer with at most ${CLICKS_MAX} clicks from the landing page`, async ({
  page,
}) => {
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
  await click(page.getByRole('tab', { name: 'Registrarse' }))
  const account = page.getByRole('tabpanel')
  await type(account.locator('input[name=email]'), 'primera@prueba.example')
  await type(account.locator('input[name=password]'), 'luz de otoño 2026')
  await type(account.locator('input[name=confirmPassword]'), 'luz de otoño 2026')
  await click(account.getByRole('button', { name: 'Registrarse' }))
  await click(page.getByRole('link', { name: 'Publica tus ofertas de trabajo' }))
  await click(page.getByRole('button', { name: 'De acuerdo' }))
  await type(page.locator('input[name=nombre]'), 'Panadería del Faro')
  await type(page.locator('input[name=acronimo]'), 'PDF')
  await choose(page.getByLabel('Ciudad'), 'Alcalá de Henares')
  await click(page.getByRole('button', { name: 'Continuar' }))
  await click(page.getByRole('button', { name: 'Elegir Gratis' }))

  const steps = page.getByRole('region', { name: 'Primeros pasos' })
  await click(steps.getByRole('button', { name: 'Crear oferta' }))
  const offer = page.getByRole('dialog', { name: 'Crear Nueva Oferta de Empleo' })
  await type(offer.getByLabel('Nombre de la oferta'), 'Panadera de noche')
  await type(offer.getByLabel('Descripción'), 'Harás el pan de cada día.')
  await type(offer.getByLabel('Salario anual'), '24000')
  await type(offer.getByRole('combobox', { name: 'Puesto' }), 'camarera')
  await expect(page.getByRole('option', { name: /^Camarero/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await click(offer.getByRole('button', { name: 'Guardar y publicar' }))

  const notice = page.getByRole('status').filter({ hasText: 'Oferta creada con éxito' })
  await expect(notice.getByRole('button', { name: 'Compartir' })).toBeVisible()
  await expect(steps).toBeHidden()
  expect(clicks).toBeLessThanOrEqual(CLICKS_MAX)
  await notice.getByRole('button', { name: 'Ver' }).click()
  await expect(page.getByRole('heading', { name: 'Panadera de noche' })).toBeVisible()
  await expect(page.getByText('Alcalá de Henares').first()).toBeVisible()
})
