import { anOperator } from '../support/an-operator.ts'
import { expect, test } from '../support/fixtures.ts'
import { awaitMail, linkIn } from '../support/outbox.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'

test.use({
  // The page of an offer of a suspended company, and the closed data of applicants.
  expectedErrors: [/status of (404 .*\/vista-oferta-completa\/|403 .*\/api\/companies\/)/],
})

test('a company says who it is, an operator checks and verifies it, and candidates see the badge and what was checked', async ({
  browser,
  people,
  server,
  signIn,
}) => {
  test.setTimeout(300_000)
  const company = await people.aCompany({ nombre: 'Forjas del Faro', acronimo: 'FF' })
  const offerId = await people.anOffer(company)
  const [own, desk, visitor] = [await browser.newPage(), await browser.newPage(), await browser.newPage()]
  const offerPage = `${server.address}/vista-oferta-completa/${offerId}`

  await signIn(own, company)
  await own.goto(`${server.address}/perfil-empresa`)
  await own.getByRole('button', { name: 'Verificar empresa' }).click()
  const form = own.getByRole('dialog', { name: 'Verifica tu empresa' })
  await expectAccessible(own, { place: 'the form of the company', sizes: [phone] })
  await form.getByRole('textbox', { name: 'Razón social' }).fill('Forjas del Faro, S. L.')
  await form.getByRole('textbox', { name: 'NIF o CIF' }).fill('B12345675')
  await form.getByRole('textbox', { name: 'Web' }).fill('forjas.example')
  await form.getByRole('textbox', { name: 'Nombre y apellidos' }).fill('Ana Núñez')
  await form.getByRole('textbox', { name: 'Cargo' }).fill('Gerente')
  await form.getByRole('textbox', { name: 'Teléfono' }).fill('910 000 001')
  await form.getByRole('textbox', { name: 'Correo de la empresa' }).fill('ana@forjas.example')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('El último carácter no corresponde al número: revísalo').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'NIF o CIF' }).fill('B12345674')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(own.getByText('Pendiente', { exact: true })).toBeVisible()
  await expectAccessible(own, { place: 'the company that waits' })
  await expectNoOverflow(own)

  // The reader of the company's e-mail needs no session.
  const mail = await awaitMail(server, { to: 'ana@forjas.example', subject: 'Confirma el correo de tu empresa' })
  await visitor.goto(linkIn(mail))
  await visitor.getByRole('button', { name: 'Confirmar correo' }).click()
  await expect(visitor.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible()

  await signIn(desk, await anOperator(server, 'verifica@gestion.example'))
  await desk.goto(`${server.address}/gestion/revision/empresas`)
  await expectAccessible(desk, { place: 'the queue of companies' })
  await expectNoOverflow(desk)
  await desk.getByRole('link', { name: 'Forjas del Faro' }).click()
  await expect(desk.getByRole('button', { name: 'Verificar' })).toBeDisabled()
  await expectAccessible(desk, { place: 'a company that waits' })
  await expectNoOverflow(desk)
  await desk.getByRole('button', { name: /^Marcar como comprobado: La razón social/ }).press('Enter')
  await expect(desk.getByRole('button', { name: /^Quitar la comprobación: La razón social/ })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Verificar' })).toBeDisabled()
  await desk.getByRole('button', { name: /^Marcar como comprobado: La web/ }).press('Enter')
  await expect(desk.getByRole('button', { name: 'Verificar' })).toBeEnabled()
  await desk.getByRole('button', { name: 'Verificar' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Verificar' }).click()
  await expect(desk.getByText('Verificada', { exact: true }).first()).toBeVisible()

  await expect(async () => {
    await visitor.goto(`${server.address}/pagina-principal?nombre=dependiente`)
    const card = visitor.getByRole('article').filter({ hasText: 'Forjas del Faro' })
    await expect(card.getByText('Empresa verificada')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await visitor.goto(offerPage)
  await visitor.getByText('Empresa verificada').first().click()
  await expect(visitor.getByText('La razón social y el NIF, en un registro público')).toBeVisible()
  await expect(visitor.getByText('El correo de la empresa, con un enlace')).toBeVisible()
  await expectAccessible(visitor, { place: 'the badge of an offer, open', sizes: [phone] })
  await expectNoOverflow(visitor)

  await desk.getByRole('button', { name: 'Suspender' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Suspender la empresa' })
  await expect(dialog.getByText('Desaparecerá 1 oferta publicada.')).toBeVisible()
  await expectAccessible(desk, { place: 'the dialog that suspends', sizes: [phone] })
  await dialog.getByRole('combobox').selectOption('fraude')
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(desk.getByRole('button', { name: 'Readmitir' })).toBeVisible()
  await expect(async () => {
    await visitor.goto(offerPage)
    await expect(visitor.getByText('Pagina no encontrada').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await own.reload()
  await expect(own.getByText('Hemos visto señales de fraude en sus ofertas.')).toBeVisible()
  await expectAccessible(own, { place: 'the suspended company' })
  await expectNoOverflow(own)

  await desk.getByRole('button', { name: 'Readmitir' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Readmitir' }).click()
  await expect(desk.getByRole('button', { name: 'Suspender' })).toBeVisible()
  await own.reload()
  await expect(own.getByText('Empresa verificada', { exact: true })).toBeVisible()
})
