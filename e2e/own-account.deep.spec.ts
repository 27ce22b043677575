import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect, test } from './support/fixtures.ts'
import { awaitMail, linkIn } from './support/outbox.ts'
import { expectAccessible, expectNoOverflow, phone, waitUntilHydrated } from './support/page-checks.ts'

// Everything is done by keyboard. The links are those of the mails that arrived.

const press = async (target: Locator) => {
  await target.focus()
  await target.press('Enter')
}

/** Opens the link of a mail and uses it. All these links open the same screen with another text. */
async function useLink(page: Page, link: string, button: string): Promise<void> {
  await page.goto(link)
  await waitUntilHydrated(page)
  await expectAccessible(page, { sizes: [phone] })
  await press(page.getByRole('button', { name: button }))
}

test.describe('a changed e-mail', () => {
  // The session that undoing has ended.
  test.use({ expectedErrors: [/status of 401/] })

  test('is confirmed by the link in the mail, and the owner of the old one undoes it', async ({
    page,
    context,
    people,
    signIn,
    server,
  }) => {
    test.setTimeout(240_000)
    const person = await people.aCandidate()
    const email = `nueva.${person.email}`
    await signIn(page, person)
    await page.goto('/cuenta')
    const form = page.locator('#cambiar-correo')
    await form.getByLabel('Correo nuevo').fill(email)
    await form.getByLabel('Tu contraseña').fill(person.password)
    await form.getByLabel('Tu contraseña').press('Enter')
    await expect(page.getByText(`Has pedido cambiarlo por ${email}.`)).toBeVisible()
    await expectAccessible(page, { place: 'a change that waits for its link', sizes: [phone] })

    const mailTab = await context.newPage()
    await useLink(
      mailTab,
      linkIn(await awaitMail(server, { to: email, subject: 'Confirma tu nuevo correo' })),
      'Confirmar correo',
    )
    await expect(mailTab.getByRole('heading', { name: 'Correo confirmado' })).toBeFocused()
    await expectNoOverflow(mailTab)
    await page.reload()
    await expect(page.getByText(email)).toBeVisible()

    const told = await awaitMail(server, { to: person.email, subject: 'El correo de tu cuenta ha cambiado' })
    await useLink(mailTab, linkIn(told), 'Deshacer el cambio')
    await expect(mailTab.getByRole('heading', { name: 'Cambio deshecho' })).toBeFocused()
    await expectAccessible(mailTab)
    await page.reload()
    await expect(page).toHaveURL(/autenticacion\?volver=%2Fcuenta/)
    await awaitMail(server, { to: person.email, subject: 'Elige una contraseña nueva' })
  })
})

test('«Descargar mis datos» ends with a file that has them', async ({ page, people, signIn, server }) => {
  const person = await people.aCandidate()
  await people.aCv(person)
  await signIn(page, person)
  await page.goto('/cuenta')
  await press(page.getByRole('button', { name: 'Descargar mis datos' }))
  await expect(page.getByText('Estamos preparando tu archivo.')).toBeVisible()
  await expectAccessible(page, { place: 'data that is being prepared', sizes: [phone] })
  const file = page.getByRole('button', { name: 'Descargar archivo' })
  await expect(file).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, { place: 'data that is ready' })
  await expectNoOverflow(page)
  expect(await awaitMail(server, { to: person.email, subject: 'Tus datos están listos' })).toContain(
    '/cuenta#mis-datos',
  )

  const [download] = await Promise.all([page.waitForEvent('download'), press(file)])
  expect(download.suggestedFilename()).toBe('mis-datos.zip')
  const entries = unzipSync(await readFile(await download.path()))
  expect(Object.keys(entries)).toEqual(['LEEME.txt', 'datos.json', expect.stringMatching(/^archivos\/.+\.pdf$/)])
  expect(Buffer.from(entries['datos.json'] ?? []).toString()).toContain(person.email)
})

test.describe('a deleted account', () => {
  // Sign-in is refused until the deletion is undone, and a used link afterwards.
  test.use({ expectedErrors: [/status of (400|401|403)/] })

  test('comes back by the link in the mail', async ({ page, people, signIn, server }) => {
    test.setTimeout(240_000)
    const person = await people.aCandidate()
    const enter = async () => {
      await waitUntilHydrated(page)
      await page.getByLabel('Correo electrónico').fill(person.email)
      await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
      await page.getByLabel('Contraseña', { exact: true }).press('Enter')
    }
    await signIn(page, person)
    await page.goto('/cuenta')
    await press(page.getByRole('button', { name: 'Eliminar mi cuenta' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Durante 14 días podrás recuperar tu cuenta')).toBeVisible()
    await expectAccessible(page, { place: 'the question before deleting an account', sizes: [phone] })
    await dialog.getByLabel('Contraseña actual').fill(person.password)
    await dialog.getByLabel('Contraseña actual').press('Enter')
    await expect(page.getByText('Hemos cerrado tu cuenta.')).toBeVisible()
    await page.goto('/autenticacion')
    await enter()
    await expect(page.getByText(/Has pedido eliminar esta cuenta\. Hasta el .+ puedes recuperarla/)).toBeVisible()

    const link = linkIn(await awaitMail(server, { to: person.email, subject: 'Hemos cerrado tu cuenta' }))
    await useLink(page, link, 'Recuperar mi cuenta')
    await expect(page).toHaveURL(/\/autenticacion$/)
    await expect(page.getByText('Has recuperado tu cuenta. Ya puedes iniciar sesión.')).toBeVisible()
    await enter()
    await expect(page).toHaveURL(/\/pagina-principal/)
    await useLink(page, link, 'Recuperar mi cuenta')
    await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeFocused()
    await expectAccessible(page, { place: 'a used link', sizes: [phone] })
  })
})
