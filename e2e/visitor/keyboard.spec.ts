import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { publishMany } from '../support/many-offers.ts'
import { expectFocusSeen, waitUntilHydrated } from '../support/page-checks.ts'

/** More than the number of focusable elements on any page. */
const STOPS_MAX = 80

/** Presses Tab until the element with this name has the focus. Each stop must be visible. */
async function tabTo(page: Page, name: RegExp) {
  const passed: string[] = []
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    await page.keyboard.press('Tab')
    const at = await expectFocusSeen(page)
    if (name.test(at)) return
    passed.push(at)
  }
  throw new Error(`Tab never reached ${name}, only: ${passed.join(' | ')}`)
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a visitor finds an offer, shares it and starts to apply with the keyboard alone', async ({
  page,
  people,
  server,
}) => {
  const { ids } = await publishMany(people, { word: 'Trinquete', count: 7 })
  const address = `${server.address}/vista-oferta-completa/${ids[0]}`
  await page.goto('/')
  await waitUntilHydrated(page)
  await tabTo(page, /^Explorar trabajos$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pagina-principal$/)

  await tabTo(page, /^nombre$/)
  await page.keyboard.type('trinquete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('7 ofertas')).toBeVisible()
  await tabTo(page, /^Siguiente$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, /^Trinquete 1$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await tabTo(page, /^Compartir$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Compartir oferta' })
  await expect(dialog).toBeVisible()
  await tabTo(page, /^Copiar$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('URL copiada en el portapapeles!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  expect(await expectFocusSeen(page)).toBe('Guardar oferta Trinquete 1')
  await page.keyboard.press('Shift+Tab')
  expect(await expectFocusSeen(page)).toBe('APLICAR a Trinquete 1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/autenticacion')
  const back = new URL(page.url()).searchParams.get('volver') ?? ''
  expect(back).toBe(`/vista-oferta-completa/${ids[0]}?aplicar=${ids[0]}`)
})
