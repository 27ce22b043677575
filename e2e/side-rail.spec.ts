import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })

/** Moves twice, because the first event on a new page reports a movement of 0. */
const moveOver = async (page: Page) => {
  await expect(rail(page)).toBeVisible()
  await page.mouse.move(30, 390)
  await page.mouse.move(30, 400)
}

test('the rail stays closed after a click until the pointer leaves it and returns', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.aCandidate())
  await page.goto('/pagina-principal')
  const profile = rail(page).getByRole('link', { name: 'Mi perfil' })
  await moveOver(page)
  await expect(rail(page)).toHaveCSS('width', '240px')
  const box = await profile.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(page.getByRole('heading', { name: 'Ana Núñez Prado' })).toBeVisible()
  // The browser notices the new rail under the pointer at its next move.
  await page.mouse.move((box?.x ?? 0) + 22, (box?.y ?? 0) + 22)
  await expect(rail(page)).toHaveCSS('width', '72px')

  await page.mouse.move(640, 400)
  await moveOver(page)
  await expect(rail(page)).toHaveCSS('width', '240px')
})

test(
  'the rail opens for the keyboard, even if the pointer stays on it after a click',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    await signIn(page, await people.aCandidate())
    await page.goto('/mi-perfil')
    const box = await rail(page).getByRole('link', { name: 'Mis CVs' }).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await expect(rail(page)).toHaveCSS('width', '72px')
    await expect(page.getByRole('heading', { name: 'Mis CVs' })).toBeFocused()
    await rail(page).getByRole('button', { name: 'Cerrar sesión' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(rail(page)).toHaveCSS('width', '240px')
  },
)

test(
  'a pointer that has not moved leaves the rail closed, on a page that appears under it too',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    await signIn(page, await people.aCandidate())
    await page.goto('/mi-perfil')
    await expect(page.getByRole('heading', { name: 'Tus candidaturas:' })).toBeVisible()
    // The pointer starts there. Browsers report a still pointer with such an event.
    await page.mouse.move(0, 0)
    expect(await rail(page).evaluate((nav) => nav.matches(':hover'))).toBe(true)
    await expect(rail(page)).toHaveCSS('width', '72px')
    await page.mouse.move(0, 1)
    await expect(rail(page)).toHaveCSS('width', '240px')
  },
)

test('Enter on an entry closes the rail and moves the focus to the heading of the section or the page', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.aCandidate())
  await page.goto('/pagina-principal')
  const choose = async (entry: string) => {
    await rail(page).getByRole('link', { name: entry }).focus()
    await page.keyboard.press('Enter')
  }
  for (const [entry, heading] of [
    ['Mi perfil', 'Tus candidaturas:'],
    ['Mis CVs', 'Mis CVs'],
    ['Mi cuenta', 'Mi cuenta'],
  ] as const) {
    await choose(entry)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
    await expect(rail(page)).toHaveCSS('width', '72px')
  }
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Mis CVs' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mis CVs' })).not.toBeFocused()
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })

  test('a tap on the rail leaves it closed', async ({ page, people, signIn }) => {
    await signIn(page, await people.aCandidate())
    await page.goto('/mi-perfil')
    await rail(page).getByRole('link', { name: 'Mis CVs' }).tap()
    await expect(page.getByRole('heading', { name: 'Mis CVs' })).toBeFocused()
    await page.touchscreen.tap(36, 500)
    expect(await rail(page).evaluate((nav) => nav.matches(':hover'))).toBe(true)
    await expect(rail(page)).toHaveCSS('width', '72px')
  })
})

test(
  'the rail below a still pointer closes when the keyboard moves the focus on the page',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    await signIn(page, await people.aCandidate())
    await page.goto('/pagina-principal')
    await moveOver(page)
    await expect(rail(page)).toHaveCSS('width', '240px')
    await page.getByRole('searchbox', { name: 'Nombre' }).focus()
    await page.keyboard.press('Tab')
    await expect(rail(page)).toHaveCSS('width', '72px')

    await page.mouse.move(640, 400)
    await moveOver(page)
    await expect(rail(page)).toHaveCSS('width', '240px')
  },
)
