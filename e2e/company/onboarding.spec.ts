import type { Page } from '@playwright/test'
import { aPicture } from '#server/testing/sample-files.ts'
import { expect, test } from '../support/fixtures.ts'
import { desktop, expectAccessible, phone } from '../support/page-checks.ts'
import { payWith, premiumAt } from '../support/premium.ts'

async function openForm(page: Page) {
  await page.goto('/crea-tu-perfil/2')
  await page.getByRole('button', { name: 'De acuerdo' }).click()
}

async function fillForm(page: Page, name: string) {
  await page.getByLabel('Nombre de la empresa').fill(name)
  await page.getByLabel('Acrónimo').fill('ACR')
  await page.getByLabel('Ciudad').selectOption('Alcalá de Henares')
  await page.getByRole('button', { name: 'Continuar' }).click()
}

const keptForm = (page: Page) => page.evaluate(() => sessionStorage.getItem('companyFormData'))

test(
  'a company sees which fields are missing, and starts with the free plan',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    await signIn(page, await people.anAccount())
    await openForm(page)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, { place: 'the form, with faults', sizes: [phone] })
    await fillForm(page, 'Astilleros del Faro')
    await expect(page.getByText('29 €/mes')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: 'Elegir Gratis' }).click()
    await expect(page.getByText('Perfil creado con el plan gratuito')).toBeVisible()
    expect(JSON.parse((await keptForm(page)) ?? '')).toMatchObject({ nombre: 'Astilleros del Faro' })
    await expect(page).toHaveURL(/\/empresa\/creando-perfil\?companyId=\d+$/)
    await expect(page.getByText('Estamos preparando tu perfil...')).toBeVisible()

    // main-job.spec.ts continues with a published offer.
    await expect(page).toHaveURL(/\/perfil-empresa$/)
    await expect(page.getByText('Aún no tienes proyectos registrados')).toBeVisible()
  },
)

test('a company chooses Premium, its card is declined, and it pays later', async ({ page, people, signIn, server }) => {
  const company = await people.anAccount()
  const { findCompany } = premiumAt(server.address)
  await signIn(page, company)
  await openForm(page)
  await fillForm(page, 'Redes del Norte')
  await page.getByRole('button', { name: 'Elegir Premium' }).click()
  await payWith(page, 'Tarjeta rechazada')
  await expect(page.getByRole('alert')).toContainText('rechazada')
  await page.getByRole('link', { name: 'Cancelar y volver' }).click()
  await expect(page.getByText('Has cancelado el pago. No se ha cobrado nada.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Redes del Norte (ACR)' })).toBeVisible()
  expect(await findCompany(company)).toMatchObject({ suscripcion: 'gratis' })

  await page.getByRole('button', { name: 'Cambiar a Premium' }).click()
  await payWith(page, 'Tarjeta que paga')
  await expect(page.getByText('Pago exitoso! Tu suscripción ha sido actualizada a Premium.')).toBeVisible()
  expect(await findCompany(company)).toMatchObject({ suscripcion: 'premium' })
})

test.describe('a lost connection', { tag: '@deep' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('after the payment, the profile of a company that chose Premium is created with its picture', async ({
    page,
    people,
    signIn,
    server,
  }) => {
    const company = await people.anAccount()
    const { findCompany, changeProfile } = premiumAt(server.address)
    await signIn(page, company)
    await openForm(page)
    await fillForm(page, 'Faros y Balizas')
    await page.getByRole('button', { name: 'Elegir Premium' }).click()
    await expect(page.getByRole('heading', { name: 'Pagar la suscripción' })).toBeVisible()
    await changeProfile(company, { nombre: 'Otro nombre', acronimo: 'ON', image: await aPicture() })

    // The connection fails once, after the payment.
    await page.route('**/api/companies/create-company-profile', (route) => route.abort(), { times: 1 })
    await payWith(page, 'Tarjeta que paga')
    await expect(page.getByRole('heading', { name: 'Error creando perfil tras pago' })).toBeVisible()
    await expectAccessible(page, { sizes: [phone] })
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText('Perfil creado con éxito tras el pago')).toBeVisible()
    await expect(page).toHaveURL(/\/perfil-empresa$/)
    await expect(page.getByRole('heading', { name: 'Faros y Balizas (ACR)' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Premium', { exact: true })).toBeVisible()
    expect(await keptForm(page)).toBeNull()
    expect((await findCompany(company)).logo_link).toMatch(/webp$/)
  })
})

test(
  'a payment that the bank confirms later starts Premium at that moment',
  { tag: '@deep' },
  async ({ page, people, signIn, server }) => {
    const company = await people.aCompany()
    const payment = await premiumAt(server.address).startCheckout({ company, path: '/empresa/success' })
    await signIn(page, company)
    await page.goto(payment)
    await payWith(page, 'Pago aplazado que se confirma')
    await expect(page.getByRole('heading', { name: 'Tu banco está confirmando el pago' })).toBeVisible()
    await expectAccessible(page, { sizes: [phone] })
    await page.getByRole('link', { name: 'Ir al perfil de empresa' }).click()
    await expect(page.getByText('En cuanto lo haga, tu empresa pasará a Premium')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cambiar a Premium' })).toBeHidden()
    await expectAccessible(page, { sizes: [phone] })

    await fetch(`${payment}/decision`, { method: 'POST', body: new URLSearchParams({ outcome: 'pays' }) })
    await page.getByRole('button', { name: 'Comprobar ahora' }).click()
    await expect(page.getByText('Pago exitoso! Tu suscripción ha sido actualizada a Premium.')).toBeVisible()
    await expect(page).toHaveURL(/\/perfil-empresa$/)
    await expect(page.getByRole('main').getByText('Premium', { exact: true })).toBeVisible()
  },
)
