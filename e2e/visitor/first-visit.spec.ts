import { expect, test } from '../support/fixtures.ts'

test('a visitor reaches the offers from the landing page', async ({ page, people }) => {
  await people.anOffer(await people.aCompany(), { nombre: 'Farero con vistas' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Explorar trabajos' }).click()
  await expect(page).toHaveURL(/\/pagina-principal$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Farero con vistas' })).toBeVisible()
})

test('a visitor reads an offer that a company published', async ({ page, people }) => {
  const company = await people.aCompany({ nombre: 'Panadería del Faro' })
  const offerId = await people.anOffer(company, { nombre: 'Obrador de noche' })
  await page.goto(`/vista-oferta-completa/${offerId}`)
  await expect(page.getByRole('heading', { name: 'Obrador de noche' })).toBeVisible()
})

test('a visitor who asks for a private page is sent to sign in', async ({ page }) => {
  await page.goto('/perfil-empresa')
  await expect(page).toHaveURL(/\/autenticacion/)
  await expect(page.getByRole('tab', { name: 'Iniciar sesión' })).toBeVisible()
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('answers 404 and shows a message', async ({ page }) => {
    const response = await page.goto('/no-existe')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Pagina no encontrada')).toBeVisible()
  })
})
