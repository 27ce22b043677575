import { anOperator } from '../support/an-operator.ts'
import { expect, test } from '../support/fixtures.ts'
import { awaitMail } from '../support/outbox.ts'
import { expectAccessible, phone } from '../support/page-checks.ts'

// The page of an offer that an operator keeps back.
test.use({ expectedErrors: [/status of 404 .*vista-oferta-completa/] })

test('a visitor reports an offer, an operator hides it, its company asks to look again, and it is back', async ({
  browser,
  page,
  people,
  server,
  signIn,
}) => {
  test.setTimeout(240_000)
  const [company, candidate] = [await people.aCompany(), await people.aCandidate()]
  const offerId = await people.anOffer(company, { nombre: 'Guardafaros de reparto' })
  await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
  const offer = `/vista-oferta-completa/${offerId}`
  const email = 'vecina@prueba.example'
  /** The traces for programs at the address: the head of the page, structured data, the picture of previews. */
  const traces = async () => {
    const html = await (await fetch(`${server.address}${offer}`)).text()
    const tagOf = async (file: string) => (await fetch(`${server.address}/og/${file}`)).headers.get('etag')
    const hasPicture = ![null, await tagOf('faro.png')].includes(await tagOf(`${offerId}.png`))
    const own = ['Guardafaros', '"JobPosting"', `/og/${offerId}.png`].map((text) => html.includes(text))
    return [...own, hasPicture]
  }
  expect(await traces()).toEqual([true, true, true, true])

  // By keyboard, on a phone.
  await page.setViewportSize(phone)
  await page.goto(offer)
  await page.getByRole('button', { name: 'Denunciar oferta' }).press('Enter')
  await page.getByRole('radio', { name: /Pide dinero/ }).press('Space')
  await page.getByLabel('Cuéntanoslo').fill('Piden 60 € por un uniforme.')
  await page.getByLabel(/^Tu correo/).fill(email)
  await page.keyboard.press('Enter')
  const receipt = (await page.getByText(/^D-[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? ''
  await expectAccessible(page, { place: 'the receipt of a report', sizes: [phone] })
  expect(await awaitMail(server, { to: email, subject: 'Hemos recibido tu denuncia' })).toContain(receipt)

  const desk = await (await browser.newContext({ baseURL: server.address })).newPage()
  await signIn(desk, await anOperator(server, 'denuncias@gestion.example'))
  const openCase = async () => {
    await desk.goto('/gestion/revision/denuncias')
    await desk.getByRole('link', { name: 'Guardafaros de reparto' }).click()
    await expect(desk.getByText('Piden 60 € por un uniforme.')).toBeVisible()
  }
  await openCase()
  const decide = async (name: string, explanation: string) => {
    await desk.getByRole('button', { name }).click()
    const dialog = desk.getByRole('dialog', { name })
    const reasons = dialog.getByLabel(/^Motivo/)
    if (await reasons.isVisible()) await reasons.selectOption('Pide dinero')
    await dialog.getByLabel(/^Explicación/).fill(explanation)
    await dialog.getByRole('button', { name }).click()
    await expect(desk).toHaveURL(/\/gestion\/revision\/denuncias$/)
  }
  await decide('Retirar la oferta', 'Me he equivocado de oferta.')
  await desk.getByRole('button', { name: 'Deshacer' }).click()
  await expect(desk.getByText('Deshecho. Nadie ha recibido nada.')).toBeVisible()
  await expect(desk.getByText('Piden 60 € por un uniforme.')).toBeVisible()
  await decide('Retirar la oferta', 'Pide dinero por un uniforme antes de empezar.')

  await expect.poll(traces, { timeout: 1000 }).toEqual([false, false, false, false])
  expect((await page.goto(offer))?.status()).toBe(404)
  await expect(page.getByText('Pagina no encontrada')).toBeVisible()
  await page.goto('/pagina-principal?nombre=guardafaros')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  const letter = await awaitMail(server, { to: email, subject: 'Hemos retirado la oferta que denunciaste' })
  expect(letter).toContain('Pide dinero por un uniforme antes de empezar.')

  await signIn(page, candidate)
  await page.goto('/mi-perfil?seccion=candidaturas')
  await expect(page.getByText(/pide dinero a quien aplica/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Guardafaros de reparto', exact: true })).toHaveCount(0)

  const own = await (await browser.newContext({ baseURL: server.address })).newPage()
  await signIn(own, company)
  await own.goto('/perfil-empresa?seccion=ofertas')
  await own.getByRole('button', { name: 'Pedir otra revisión' }).click()
  await own.getByLabel(/nos equivocamos/).fill('El uniforme lo paga la empresa.')
  await expectAccessible(own, { place: 'the dialog of a second look', sizes: [phone] })
  await own.getByRole('button', { name: 'Pedir revisión' }).click()
  await expect(own.getByText('Has pedido otra revisión. Te escribiremos lo que decidamos.')).toBeVisible()

  await openCase()
  await expect(desk.getByText('El uniforme lo paga la empresa.')).toBeVisible()
  await decide('Volver a publicar', 'La empresa lo ha aclarado.')
  await page.goto('/pagina-principal?nombre=guardafaros')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})
