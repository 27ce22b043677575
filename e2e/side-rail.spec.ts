import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the rail stays closed after a click until the pointer leaves it and returns', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.aCandidate())
  await page.goto('/pagina-principal')
  const profile = rail(page).getByRole('link', { name: 'Mi perfil' })
  await profile.hover()
  await expect(rail(page)).toHaveCSS('width', '240px')
  const box = await profile.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(page.getByRole('heading', { name: 'Ana Núñez Prado' })).toBeVisible()
  // The browser notices the new rail under the pointer at its next move.
  await page.mouse.move((box?.x ?? 0) + 22, (box?.y ?? 0) + 22)
  await expect(rail(page)).toHaveCSS('width', '72px')

  await page.mouse.move(640, 400)
  await page.mouse.move(30, 400)
  await expect(rail(page)).toHaveCSS('width', '240px')
})

test('the rail opens for the keyboard, even while the pointer rests on it after a click', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.aCandidate())
  await page.goto('/mi-perfil')
  const box = await rail(page).getByRole('link', { name: 'Mis CVs' }).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(rail(page)).toHaveCSS('width', '72px')
  await page.keyboard.press('Tab')
  await expect(rail(page)).toHaveCSS('width', '240px')
})

test('the rail under a resting pointer closes when the keyboard moves the focus on the page', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.aCandidate())
  await page.goto('/pagina-principal')
  await page.mouse.move(30, 400)
  await expect(rail(page)).toHaveCSS('width', '240px')
  await page.getByRole('searchbox', { name: 'Nombre' }).focus()
  await page.keyboard.press('Tab')
  await expect(rail(page)).toHaveCSS('width', '72px')

  await page.mouse.move(640, 400)
  await page.mouse.move(30, 400)
  await expect(rail(page)).toHaveCSS('width', '240px')
})
