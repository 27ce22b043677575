import { anOperator } from '../support/an-operator.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { awaitMail } from '../support/outbox.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'
import { startServer } from '../support/running-server.ts'

const test = base.extend({
  server: [
    async ({}, use) => {
      const server = await startServer({ isPatient: true, env: { MODERATION: 'first' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

// The page of an offer that an operator keeps back.
test.use({ expectedErrors: [/status of 404 .*vista-oferta-completa/] })

test('the first offer of a company waits, an operator approves it with a key, and everybody finds it', async ({
  browser,
  page,
  people,
  server,
  signIn,
}) => {
  test.setTimeout(240_000)
  const company = await people.aCompany()
  const [approved, rejected] = [
    await people.anOffer(company, { nombre: 'Farolero de guardia' }),
    await people.anOffer(company, { nombre: 'Farolero de relevo' }),
  ]
  await signIn(page, company)
  await page.goto('/perfil-empresa?seccion=ofertas')
  await expect(page.getByText(/En revisión: todavía no se ve/)).toHaveCount(2)
  await expectAccessible(page, { place: 'offers that wait for a review' })
  const visitor = await (await browser.newContext({ baseURL: server.address })).newPage()
  await visitor.goto(`/vista-oferta-completa/${approved}`)
  await expect(visitor.getByText('Pagina no encontrada')).toBeVisible()

  const desk = await (await browser.newContext({ baseURL: server.address })).newPage()
  await desk.clock.install()
  await signIn(desk, await anOperator(server, 'revision@gestion.example'))
  await desk.goto('/gestion/revision/ofertas')
  await desk.getByRole('link', { name: 'Farolero de guardia' }).click()
  await expect(desk.getByRole('heading', { level: 2, name: 'Farolero de guardia' })).toBeFocused()
  await expectAccessible(desk, { place: 'an offer beside the queue' })
  // A key decides only about an offer that has been open long enough to be read.
  await desk.clock.fastForward(1000)
  await desk.keyboard.press('a')
  await expect(desk.getByText('Oferta aprobada: «Farolero de guardia»')).toBeVisible()

  await expect(desk.getByRole('heading', { level: 2, name: 'Farolero de relevo' })).toBeFocused()
  await desk.setViewportSize(phone)
  await expectNoOverflow(desk)
  await desk.keyboard.press('r')
  await desk.getByLabel(/^Motivo/).selectOption('Repetida')
  await desk.getByLabel(/^Explicación/).fill('Es la misma oferta que la de guardia.')
  await expectAccessible(desk, { place: 'the dialog of a rejection', sizes: [phone] })
  await desk.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click()
  await expect(desk.getByText('No hay ofertas por revisar')).toBeVisible()

  await visitor.goto('/pagina-principal?nombre=farolero')
  await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(1)
  expect((await visitor.goto(`/vista-oferta-completa/${rejected}`))?.status()).toBe(404)
  expect(await visitor.content()).not.toContain('Farolero de relevo')
  await page.reload()
  await expect(page.getByText('Rechazada, porque repite otra oferta. No se ve.')).toBeVisible()
  expect(await awaitMail(server, { to: company.email, subject: 'Hemos rechazado una de tus ofertas' })).toContain(
    'Es la misma oferta que la de guardia.',
  )
})
