import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { desktop, expectAccessible, phone } from '../support/page-checks.ts'
import { field } from '../support/sign-up.ts'

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Guardar oferta ${name}` }).filter({ visible: true })

const saved = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a visitor saves two offers, signs in, and finds both in «Guardadas»', async ({ page, people }) => {
    test.slow()
    const [candidate, company] = [await people.aCandidate(), await people.aCompany({ nombre: 'Faros del Cabo' })]
    const ids = [
      await people.anOffer(company, { nombre: 'Farera guardada una' }),
      await people.anOffer(company, { nombre: 'Farera guardada dos' }),
    ]
    await page.goto('/pagina-principal?nombre=farera+guardada')
    await heart(page, 'Farera guardada una').click()
    await expect(heart(page, 'Farera guardada una')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Guardada en este navegador. Inicia sesión')).toBeVisible()
    await expect(page).toHaveURL(/pagina-principal/)
    await page.goto(`/vista-oferta-completa/${ids[1]}`)
    await heart(page, 'Farera guardada dos').click()
    await expect(heart(page, 'Farera guardada dos')).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart(page, 'Farera guardada dos')).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/autenticacion')
    await field(page, 'email').fill(candidate.email)
    await field(page, 'password').fill(candidate.password)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/pagina-principal/)
    await page.getByRole('link', { name: 'Guardadas' }).click()
    await expect(saved(page)).toHaveText([/Farera guardada dos/, /Farera guardada una/])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('savedOffers'))).toBeNull()

    await page.getByRole('button', { name: 'Quitar Farera guardada una de guardadas' }).click()
    await expect(saved(page)).toHaveText([/Farera guardada dos/])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(saved(page)).toHaveCount(2)
  })

  test('hearts pressed while the scripts load are saved, each of them', { tag: '@deep' }, async ({ page, people }) => {
    const company = await people.aCompany()
    const names = ['Vigía temprana una', 'Vigía temprana dos']
    for (const nombre of names) await people.anOffer(company, { nombre })
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/pagina-principal?nombre=vigia+temprana')
    for (const name of names) await heart(page, name).click()
    scripts.resolve()
    for (const name of names) {
      await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
    }
  })
})

test(
  'a candidate saves an offer by the keyboard, and the server has it',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    const candidate = await people.aCandidate()
    await people.anOffer(await people.aCompany(), { nombre: 'Torrera con teclado' })
    await signIn(page, candidate)
    await page.goto('/pagina-principal?nombre=torrera+con+teclado')
    await heart(page, 'Torrera con teclado').focus()
    await page.keyboard.press('Enter')
    await expect(heart(page, 'Torrera con teclado')).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(page, 'Torrera con teclado')).toBeFocused()
    await page.reload()
    await expect(heart(page, 'Torrera con teclado')).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/mi-perfil?seccion=guardadas')
    await expect(saved(page)).toHaveText([/Torrera con teclado/])
    await expectAccessible(page, { sizes: [desktop, phone] })
    await page.getByRole('link', { name: 'Aplicar a Torrera con teclado' }).click()
    await expect(page.getByRole('dialog', { name: 'Selecciona tu CV' })).toBeVisible()
  },
)

test('a company sees no heart', { tag: '@deep' }, async ({ page, people, signIn }) => {
  const company = await people.aCompany()
  const id = await people.anOffer(company)
  await signIn(page, company)
  await page.goto(`/vista-oferta-completa/${id}`)
  await expect(page.getByRole('button', { name: /^Guardar oferta/ })).toHaveCount(0)
})
