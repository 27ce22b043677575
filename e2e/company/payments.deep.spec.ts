import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, phone } from '../support/page-checks.ts'
import { payWith, premiumAt } from '../support/premium.ts'

const success = 'Pago exitoso! Tu suscripción ha sido actualizada a Premium.'

test.describe('a free company', () => {
  // One call fails on purpose.
  test.use({ expectedErrors: [/status of 503/] })

  test('buys Premium from its dashboard, after a declined card and a canceled payment', async ({
    page,
    people,
    signIn,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await signIn(page, await people.aCompany())
    await page.route('**/api/stripe/create-checkout-session', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    })
    await page.goto('/perfil-empresa')
    const upgrade = page.getByRole('button', { name: 'Cambiar a Premium' })
    await upgrade.click()
    await expect(page.getByRole('alert')).toContainText('Error iniciando el pago con Stripe')

    await upgrade.dblclick()
    await expect(page.getByRole('heading', { name: 'Pagar la suscripción' })).toBeVisible()
    expect(calls.filter((path) => path === '/api/stripe/create-checkout-session')).toHaveLength(2)
    await page.goBack()
    await upgrade.click()
    await page.getByRole('link', { name: 'Cancelar y volver' }).click()
    await expect(page.getByText('Has cancelado el pago. No se ha cobrado nada.')).toBeVisible()
    await expect(page).toHaveURL(/\/perfil-empresa$/)

    await upgrade.click()
    await expect(page.getByRole('heading', { name: 'Pagar la suscripción' })).toBeVisible()
    await payWith(page, 'Tarjeta rechazada')
    await expect(page.getByRole('alert')).toContainText('rechazada')
    await expectAccessible(page, { sizes: [phone] })
    await payWith(page, 'Tarjeta que paga')
    await expect(page.getByText(success)).toBeVisible()
    await expect(page).toHaveURL(/\/perfil-empresa$/)
    await expect(page.getByRole('main').getByText('Premium', { exact: true })).toBeVisible()
    await expect(upgrade).toBeHidden()
  })
})

test.describe('somebody who has not paid', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('the success address grants no Premium without a payment or with the payment of another company', async ({
    page,
    people,
    signIn,
    server,
  }) => {
    const [company, other] = [await people.aCompany(), await people.aCompany()]
    const desk = premiumAt(server.address)
    const { emp_empresas_id: id } = await desk.findCompany(company)
    const [unpaid] = (await desk.startCheckout({ company })).split('/').slice(-1)
    const foreign = await desk.pay({ company: other })
    await signIn(page, company)
    await page.goto(`/perfil-empresa?session_id=${unpaid}&company_id=${id}`)
    await expect(page.getByText('El pago no se ha completado y no se ha cobrado nada')).toBeVisible()
    await expect(page).toHaveURL(/\/perfil-empresa$/)
    await page.goto(`/empresa/success?session_id=${foreign}&company_id=${id}`)
    await expect(page.getByRole('heading', { name: 'No encontramos este pago' })).toBeVisible()
    await expectAccessible(page, { sizes: [phone] })
    await page.getByRole('link', { name: 'Ir al perfil de empresa' }).click()
    await expect(page.getByRole('button', { name: 'Cambiar a Premium' })).toBeVisible()
  })
})

test('Premium that is canceled in the portal ends with its period, and the newest offers stay active', async ({
  page,
  people,
  signIn,
  server,
}) => {
  const company = await people.aCompany()
  const desk = premiumAt(server.address)
  const session = await desk.pay({ company })
  const { emp_empresas_id: id } = await desk.findCompany(company)
  await signIn(page, company)
  await page.goto(`/perfil-empresa?session_id=${session}&company_id=${id}`)
  await expect(page.getByText(success)).toBeVisible()
  const projectId = await people.aProject(company)
  for (const number of [1, 2, 3, 4, 5]) {
    await people.anOffer(company, { nombre: `Oferta ${number}`, emp_proyectos_id: projectId })
  }

  const toPortal = () => page.getByRole('button', { name: 'Gestionar suscripción' }).click()
  const back = () => page.getByRole('link', { name: /^Volver a/ }).click()
  await toPortal()
  await expect(page.getByRole('heading', { name: 'Tu suscripción' })).toBeVisible()
  await expectAccessible(page, { sizes: [phone] })
  await page.getByRole('button', { name: 'Simular un cobro fallido' }).click()
  await back()
  await expect(page.getByText('No pudimos cobrar la última cuota de Premium.')).toBeVisible()
  await page.getByRole('button', { name: 'Revisar el pago' }).click()
  await page.getByRole('button', { name: 'Simular que el cobro se recupera' }).click()
  await page.getByRole('button', { name: 'Cancelar al final del periodo' }).click()
  await back()
  await expect(page.getByText(/^Premium hasta \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect(page.getByText('No pudimos cobrar')).toBeHidden()

  await toPortal()
  await page.getByRole('button', { name: 'Terminar el periodo ahora' }).click()
  await back()
  await expect(page.getByRole('button', { name: 'Cambiar a Premium' })).toBeVisible()
  await page.getByRole('link', { name: 'Tus ofertas' }).click()
  const offer = (number: number) => page.getByRole('article').filter({ hasText: `Oferta ${number}` })
  for (const number of [5, 4, 3]) await expect(offer(number).getByText('Activo', { exact: true })).toBeVisible()
  for (const number of [2, 1]) await expect(offer(number).getByText('No activo')).toBeVisible()
})
