import { randomBytes } from 'node:crypto'
import { expect, test } from '../support/fixtures.ts'
import { awaitMail } from '../support/outbox.ts'
import { expectSound, phone, waitUntilHydrated } from '../support/page-checks.ts'
import { sendNewOffers } from '../support/send-new-offers.ts'

test('a company writes its page, a visitor follows it and hears of its next offer', async ({
  page,
  browser,
  people,
  server,
  signIn,
}) => {
  test.slow()
  const [word, email] = [randomBytes(4).toString('hex'), `${randomBytes(6).toString('hex')}@prueba.example`]
  const company = await people.aCompany({ nombre: `Horno ${word}`, acronimo: 'HO' })
  const offerId = await people.anOffer(company, { nombre: `Panadera ${word}` })

  await signIn(page, company)
  await page.goto('/perfil-empresa')
  await page.getByRole('button', { name: 'Tu página' }).click()
  const form = page.getByRole('dialog', { name: 'Tu página' })
  await form.getByLabel('Sobre la empresa').fill('Hacemos pan desde 1950.\n\n<script>alert(1)</script>')
  await form.getByLabel('Web').fill('horno.example')
  await expect(form.getByRole('region', { name: 'Así se verá' }).getByRole('link')).toHaveAttribute('rel', /ugc/)
  await expectSound(page, { place: 'the form of the page', sizes: [phone] })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Hemos guardado la página de tu empresa.')).toBeVisible()

  const visitor = await (await browser.newContext({ baseURL: server.address, viewport: phone })).newPage()
  await visitor.goto(`/vista-oferta-completa/${offerId}`)
  await waitUntilHydrated(visitor)
  await visitor
    .getByRole('main')
    .getByRole('link', { name: `Horno ${word}` })
    .click()
  await expect(visitor.getByRole('heading', { level: 1, name: `Horno ${word}` })).toBeVisible()
  await expect(visitor).toHaveURL(new RegExp(`/empresas/horno-${word}-\\d+$`))
  await expect(visitor.getByText('<script>alert(1)</script>')).toBeVisible()
  await expect(visitor.getByRole('article')).toHaveCount(1)
  await expectSound(visitor, { place: 'the page of a company' })

  await visitor.getByRole('button', { name: /^Seguir/ }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Avísame de ofertas nuevas' })
  await expect(dialog.getByText(`ofertas de Horno ${word}`)).toBeVisible()
  await dialog.getByRole('radio', { name: /Al momento/ }).check()
  await dialog.getByLabel(/Tu correo/).fill(email)
  await dialog.getByRole('button', { name: 'Avísame' }).click()
  const confirmation = await awaitMail(server, { to: email, subject: 'Confirma tu aviso de ofertas' })
  await visitor.goto(/http\S+\/avisos\/confirmar[#?]token=[\w.-]+/.exec(confirmation)?.[0] ?? '')
  await visitor.getByRole('button', { name: 'Sí, quiero el aviso' }).click()
  await expect(visitor.getByRole('heading', { name: 'Aviso confirmado' })).toBeVisible()

  await people.anOffer(await people.aCompany(), { nombre: `Panadera ${word} de otra` })
  await people.anOffer(company, { nombre: `Hornera ${word}` })
  await sendNewOffers(server)
  await awaitMail(server, { to: email, subject: `Una oferta nueva: Hornera ${word}` })

  await visitor.goto('/empresas')
  await visitor.getByLabel('Nombre').fill(word)
  await visitor.getByRole('button', { name: 'Buscar' }).click()
  await expect(visitor.getByText('1 empresa', { exact: true })).toBeVisible()
  await expectSound(visitor, { place: 'the directory' })
  await visitor.context().close()
})
