import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'

/** A photo that is not square: the left half is red, the right half blue. */
async function aWidePhoto() {
  const half = { width: 300, height: 200, channels: 3 as const }
  const red = await sharp({ create: { ...half, background: '#c00' } })
    .png()
    .toBuffer()
  const photo = sharp({ create: { ...half, width: 600, background: '#00c' } })
  const buffer = await photo
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  return { name: 'yo.jpg', mimeType: 'image/jpeg', buffer }
}

test('a candidate edits the profile and crops a photo with the keyboard', async ({ page, people, signIn }) => {
  await signIn(page, await people.aCandidate({ codigo_postal: 8001 }))
  await page.goto('/mi-perfil')
  await page.getByRole('button', { name: 'Editar tus datos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edita tu perfil' })
  await expect(dialog.getByRole('heading', { name: 'Tus datos:' })).toBeVisible()
  await expect(dialog.getByLabel('Código postal')).toHaveValue('08001')

  await dialog
    .locator('input[name=image]')
    .setInputFiles({ name: 'yo.txt', mimeType: 'text/plain', buffer: Buffer.from('yo') })
  await expect(dialog.getByText('El archivo tiene que ser una imagen')).toBeVisible()
  await dialog
    .locator('input[name=image]')
    .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: Buffer.from('yo') })
  await expect(dialog.getByText(/No pudimos abrir esta imagen/)).toBeVisible()
  await dialog.locator('input[name=image]').setInputFiles(await aWidePhoto())
  const cut = page.getByRole('dialog', { name: 'Ajusta la imagen' })
  await expect(cut.getByRole('button', { name: 'Usar esta imagen' })).toBeEnabled()
  await expectAccessible(page, { place: 'cutting a picture', sizes: [phone] })
  await cut.getByRole('application').focus()
  // Moves the picture to the right until its left edge is in the frame.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(cut.getByRole('slider', { name: 'Zoom' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await cut.getByRole('button', { name: 'Usar esta imagen' }).click()
  await expect(cut).toBeHidden()
  const preview = dialog.locator('img')
  await expect.poll(async () => (await preview.boundingBox())?.width).toBeGreaterThan(130)

  await dialog.getByLabel('Nombre', { exact: true }).fill('Anabel')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status').getByText('Perfil actualizado con exito!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anabel Núñez Prado' })).toBeVisible()
  const photo = page.getByRole('main').locator('img[src^="/files/photo/"]').first()
  const stored = await page.request.get((await photo.getAttribute('src')) ?? '')
  const { dominant } = await sharp(await stored.body()).stats()
  expect(dominant.r, 'the red half was chosen').toBeGreaterThan(dominant.b)
})

test.describe('«Tus candidaturas:»', { tag: '@deep' }, () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('shows the loading state, an error, applications and the empty state', async ({ page, people, signIn }) => {
    const candidate = await people.aCandidate({ nombre: 'A'.repeat(100) })
    const company = await people.aCompany()
    const [cvId, offerId] = [await people.aCv(candidate), await people.anOffer(company, { nombre: 'Obrador de día' })]
    await people.anApplication(candidate, { offerId, cvId })
    await signIn(page, candidate)
    const looked = Promise.withResolvers<void>()
    const list = '**/api/users/user-candidatures'
    await page.route(list, async (route) => {
      await looked.promise
      await route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } })
    })
    await page.goto('/mi-perfil')
    await expect(page.locator('[data-skeleton]')).toHaveCount(6)
    await expectAccessible(page, { place: 'applications on their way', sizes: [phone] })

    looked.resolve()
    await expect(page.getByText('Vaya... No pudimos obtener tus candidaturas')).toBeVisible()
    await expect(page.getByRole('alert').getByText('No pudimos obtener tus candidaturas')).toBeVisible()
    await expectAccessible(page, { place: 'applications that could not be loaded', sizes: [phone] })

    await page.unroute(list)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    const card = page.getByRole('article').filter({ hasText: 'Obrador de día' })
    for (const text of ['Activo', 'Empresa', 'Talleres Ejemplo', 'Hace 0 días', 'Madrid']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    }
    await expectAccessible(page, { place: 'applications' })
    await expectNoOverflow(page, 'applications')

    await card.getByRole('button', { name: 'Eliminar la candidatura a Obrador de día' }).click()
    const question = page.getByRole('alertdialog', { name: 'Seguro que quieres dar de baja esta candidatura?' })
    await expectAccessible(page, { place: 'withdrawing an application', sizes: [phone] })
    await page.keyboard.press('Escape')
    await expect(card.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'SI' }).click()
    await expect(page.getByRole('status').getByText('Candidatura eliminada con exito')).toBeVisible()
    await expect(page.getByText('Aún no tienes candidaturas registradas')).toBeVisible()
    await expectAccessible(page, { place: 'no applications', sizes: [phone] })
  })
})
