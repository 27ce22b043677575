import { randomBytes } from 'node:crypto'
import { expect, test } from '../support/fixtures.ts'
import { awaitMail } from '../support/outbox.ts'
import { expectAccessible, expectNoOverflow, phone, waitUntilHydrated } from '../support/page-checks.ts'

const inBurgos = (mst_ciudades_id: number) => ({ mst_comunidades_id: 13, mst_provincias_id: 9, mst_ciudades_id })

test.use({
  viewport: phone,
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['geolocation'],
  geolocation: { latitude: 42.0263, longitude: -3.7569 },
})

test('a visitor finds offers around a village, widens the search, and makes an alert of it', async ({
  page,
  people,
  server,
}) => {
  const [word, email] = [`Pastor${randomBytes(4).toString('hex')}`, `${randomBytes(6).toString('hex')}@prueba.example`]
  const company = await people.aCompany()
  await people.anOffer(company, { nombre: `${word} en Burgos`, ...inBurgos(9059) })

  await page.goto(`/pagina-principal?nombre=${word}`)
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Cerca de mí' }).click()
  await expect(page).toHaveURL(/ciudad=Lerma&distancia=25$/)
  await page.getByRole('link', { name: 'Ampliar a 50 km: 1 oferta' }).click()
  await expect(page.getByRole('article').getByText('Burgos · a 35 km')).toBeVisible()

  await people.anOffer(company, { nombre: `${word} en Villalmanzo`, ...inBurgos(9442) })
  await page.getByRole('button', { name: 'Filtros (1)' }).click()
  await page.getByRole('dialog').getByLabel('Distancia').selectOption('A 25 km')
  await page.getByRole('button', { name: 'Ver 1 oferta' }).click()
  await expect(page.getByRole('article').getByText('Villalmanzo · a 3 km')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await page.getByRole('link', { name: 'Distancia' }).click()
  await expect(page).toHaveURL(/distancia=50&orden=distancia$/)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    `${word} en Villalmanzo`,
    `${word} en Burgos`,
  ])
  await expectAccessible(page, { place: 'the list around a village', sizes: [phone] })
  await expectNoOverflow(page, 'the list around a village')

  await page.getByRole('button', { name: /^Avísame de ofertas nuevas/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Avísame de ofertas nuevas' })
  await expect(dialog.getByText(`${word} a 50 km de Lerma`)).toBeVisible()
  await dialog.getByLabel(/Tu correo/).fill(email)
  await dialog.getByRole('button', { name: 'Avísame' }).click()
  await expect(page.getByText(`Te hemos enviado un correo a ${email}`)).toBeVisible()
  const mail = await awaitMail(server, { to: email, subject: 'Confirma tu aviso de ofertas' })
  await page.goto(/http\S+\/avisos\/confirmar[#?]token=[\w.-]+/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: 'Sí, quiero el aviso' }).click()
  await page.getByRole('link', { name: 'Ver mis avisos' }).click()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(`${word} a 50 km de Lerma`)
})
