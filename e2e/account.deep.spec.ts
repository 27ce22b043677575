import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { desktop, expectAccessible, expectNoOverflow, phone as phoneSize } from './support/page-checks.ts'

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)
const cards = (page: Page) => page.getByRole('article')

test('everybody reaches «Mi cuenta» from the menu, on a phone too', async ({ browser, people, signIn, server }) => {
  const everybody = [
    [await people.aCandidate(), '/mi-perfil'],
    [await people.aCompany(), '/perfil-empresa'],
    [await people.anAccount(), '/pagina-principal'],
  ] as const
  for (const [person, home] of everybody) {
    const context = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await signIn(page, person)
    await page.goto(home)
    await expectNoOverflow(page)
    // The bar does not scroll: an entry that does not fit would be out of reach.
    await page.setViewportSize({ width: 320, height: 700 })
    const more = page.getByRole('button', { name: 'Más', exact: true })
    const last = await more.boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? Infinity)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 390, height: 844 })
    await more.click()
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Mi cuenta' }).click()
    await expect(page.getByRole('heading', { name: 'Mi cuenta', level: 1 })).toBeVisible()
    await expect(page.getByText('Este dispositivo')).toBeVisible()
    // At the end of the page the bar covers nothing.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const card = await cards(page).last().boundingBox()
    const bar = await more.boundingBox()
    expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await context.close()
  }
})

test.describe('a new password and sessions on two devices', () => {
  // The refused password, and the calls of the devices whose session has ended.
  test.use({ expectedErrors: [/status of (400|401)/] })

  test('are changed and closed, and a closed session leads to the sign-in page', async ({
    page,
    browser,
    people,
    signIn,
    server,
  }) => {
    const person = await people.aCandidate()
    const phone = await browser.newContext({ baseURL: server.address })
    const other = await phone.newPage()
    await other.goto('/autenticacion')
    await field(other, 'email').fill(person.email)
    await field(other, 'password').fill(person.password)
    await other.getByRole('tabpanel').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(other).toHaveURL(/pagina-principal/)

    await signIn(page, person)
    await page.goto('/cuenta')
    await expect(cards(page)).toHaveCount(2)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: /^Cerrar la sesión de / }).click()
    await expect(cards(page)).toHaveCount(1)
    await other.goto('/cuenta')
    await expect(other).toHaveURL(/autenticacion\?volver=%2Fcuenta/)

    await field(other, 'email').fill(person.email)
    await field(other, 'password').fill(person.password)
    await other.getByRole('tabpanel').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(cards(other)).toHaveCount(2)

    // By keyboard. The form of the e-mail asks for the password too.
    const form = page.locator('#contrasena')
    await form.locator('input[name="currentPassword"]').focus()
    await page.keyboard.type('no es esta')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByText('Escribe una contraseña nueva')).toBeVisible()
    await expectAccessible(page, { place: 'the password form, with faults', sizes: [phoneSize] })
    await field(page, 'password').fill('luz de invierno')
    await field(page, 'confirmPassword').fill('luz de invierno')
    await page.keyboard.press('Enter')
    await expect(
      form.locator('[data-field="currentPassword"]').getByText('Tu contraseña actual no es esta'),
    ).toBeVisible()
    await form.locator('input[name="currentPassword"]').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Has cambiado tu contraseña.')).toBeVisible()
    await expect(form.locator('input[name="currentPassword"]')).toHaveValue('')

    await other.reload()
    await expect(other).toHaveURL(/autenticacion\?volver=%2Fcuenta/)
    await field(other, 'email').fill(person.email)
    await field(other, 'password').fill('luz de invierno')
    await other.getByRole('tabpanel').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(cards(other)).toHaveCount(2)

    await other.getByRole('button', { name: 'Cerrar todas las demás' }).click()
    await expectAccessible(other, { place: 'the question before closing all others', sizes: [phoneSize] })
    await other.getByRole('button', { name: 'SI', exact: true }).click()
    await expect(cards(other)).toHaveCount(1)
    await page.reload()
    await expect(page).toHaveURL(/autenticacion\?volver=%2Fcuenta/)
    await phone.close()
  })
})
