import { expect, test } from '../support/fixtures.ts'
import { anOperator } from '../support/an-operator.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'

test('an operator sees the numbers, opens the data of a person for a reason, and edits the lists of the site', async ({
  page,
  people,
  server,
  signIn,
}) => {
  test.setTimeout(240_000)
  const [candidate, company] = [await people.aCandidate(), await people.aCompany()]
  const offerId = await people.anOffer(company)
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate, 'CV de tienda') })
  await signIn(page, await anOperator(server, 'mesa@gestion.example'))

  await page.goto('/gestion')
  await expect(page.getByRole('img', { name: /^Gráfico de candidaturas por día/ })).toBeVisible()
  await page.getByText('Ver como tabla: Candidaturas').click()
  await expect(page.getByRole('table', { name: '' }).first()).toBeVisible()
  await expectAccessible(page, { place: 'the summary' })
  await expectNoOverflow(page)

  // By keyboard.
  await page.getByRole('link', { name: 'Cuentas' }).click()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(candidate.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).not.toContainText(candidate.email)
  await expectAccessible(page, { place: 'the accounts' })
  await expectNoOverflow(page)
  await page.getByRole('article').getByRole('link').focus()
  await page.keyboard.press('Enter')
  const reason = page.getByRole('textbox', { name: 'Motivo' })
  await expect(reason).toBeVisible()
  await expectAccessible(page, { place: 'an account' })
  await expectNoOverflow(page)
  await reason.fill('Llama porque no recibe los correos')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(candidate.email)).toBeVisible()
  await expect(page.getByText('CV de tienda')).toBeVisible()
  await expectAccessible(page, { place: 'the data of a person', sizes: [phone] })

  await page.getByRole('link', { name: 'Lo que han hecho los operadores con esta cuenta' }).click()
  await expect(page.getByRole('article').first()).toContainText('Motivo: Llama porque no recibe los correos')
  await expect(page.getByText(candidate.email)).toHaveCount(0)

  await page.getByRole('link', { name: 'Registro de tratamientos (RGPD)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Registro de tratamientos' })).toBeVisible()
  await expectAccessible(page, { place: 'the register of processing activities' })
  await expectNoOverflow(page)

  await page.getByRole('link', { name: 'Listas' }).click()
  await page.getByRole('button', { name: 'Editar: Comercio y Ventas' }).click()
  await expectAccessible(page, { place: 'the dialog of an entry', sizes: [phone] })
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Comercio de barrio')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Comercio de barrio', exact: true })).toBeVisible()
  await expectAccessible(page, { place: 'the lists' })
  await expectNoOverflow(page)
  const offer = await fetch(`${server.address}/vista-oferta-completa/${offerId}`)
  expect(await offer.text()).toContain('Comercio de barrio')

  await page.getByRole('tab', { name: 'Franja' }).click()
  await page.getByRole('button', { name: 'Retirar: Altavera' }).click()
  await page.getByRole('button', { name: 'SI', exact: true }).click()
  await expect(page.getByText('Retirado')).toBeVisible()
  const landing = await (await fetch(server.address)).text()
  expect(landing).toContain('Rivanor')
  expect(landing).not.toContain('Altavera')
  await page.getByRole('button', { name: 'Recuperar: Altavera' }).click()
  await expect(page.getByText('Retirado')).toHaveCount(0)
})

test('an operator reads the rules that judge offers, each with its law', async ({ page, server, signIn }) => {
  await signIn(page, await anOperator(server, 'reglas@gestion.example'))
  await page.goto('/gestion/revision/ofertas')
  await page.getByRole('link', { name: 'Reglas' }).click()
  await expect(page.getByRole('heading', { name: 'Reglas de las ofertas' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Puesto para un solo sexo/ })).toContainText(
    'Directiva (UE) 2023/970, artículo 5.3',
  )
  await expectAccessible(page, { place: 'the rules' })
  await expectNoOverflow(page)
})
