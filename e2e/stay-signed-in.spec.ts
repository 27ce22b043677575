import { expect, test } from './support/fixtures.ts'
import { linkIn, listMails } from './support/outbox.ts'
import { waitUntilHydrated } from './support/page-checks.ts'

// Calls of the page that travel while somebody signs out are refused.
test.use({ expectedErrors: [/status of 401/] })

test('«Mantener la sesión» opens the account in a new tab, until somebody signs out', async ({ page, people }) => {
  const { email, password } = await people.aCandidate()
  await page.goto('/autenticacion')
  await waitUntilHydrated(page)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Mantener la sesión en este dispositivo').check()
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/pagina-principal/)
  const context = page.context()
  // Never two tabs at once: the other one would give its session away.
  await page.close()

  // Each new tab renews the secret of the one before.
  for (const path of ['/cuenta', '/mi-perfil']) {
    const tab = await context.newPage()
    await tab.goto(path)
    await expect(tab.getByRole('button', { name: 'Cerrar sesión' }).first()).toBeVisible()
    await expect(tab).toHaveURL(path)
    await tab.close()
  }

  const last = await context.newPage()
  await last.goto('/cuenta')
  await waitUntilHydrated(last)
  await last.getByRole('button', { name: 'Cerrar sesión', exact: true }).first().click()
  await expect(last).toHaveURL('/')
  await last.close()
  const afterwards = await context.newPage()
  await afterwards.goto('/cuenta')
  await expect(afterwards).toHaveURL(/\/autenticacion/)
})

test('the link of a mail signs in without the password, after a press', async ({ page, people, server }) => {
  const { email } = await people.aCandidate()
  await page.goto('/recuperar-contrasena')
  await waitUntilHydrated(page)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviarme un enlace para entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused()
  await expect.poll(async () => (await listMails(server, email)).length, { timeout: 60_000 }).toBe(1)
  await page.goto(linkIn((await listMails(server, email))[0]))
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/pagina-principal$/)
  await page.goto('/cuenta')
  await expect(page.getByText(email).first()).toBeVisible()
})
