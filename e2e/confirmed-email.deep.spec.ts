import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test as base } from './support/fixtures.ts'
import { expectAccessible, expectNoOverflow, waitUntilHydrated } from './support/page-checks.ts'
import { startServer } from './support/running-server.ts'

const password = 'luz-de-faro-2026'

const test = base.extend<object, { inbox: Email[]; smtpPort: number }>({
  inbox: [async ({}, use) => use([]), { scope: 'worker' }],
  smtpPort: [
    async ({ inbox }, use) => {
      const smtp = new SMTPServer({
        authOptional: true,
        disableReverseLookup: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, _session, done) {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', async () => {
            inbox.push(await PostalMime.parse(Buffer.concat(chunks)))
            done()
          })
        },
      })
      await once(smtp.listen(0, '127.0.0.1'), 'listening')
      await use((smtp.server.address() as AddressInfo).port)
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
    { scope: 'worker' },
  ],
  // With SMTP_URL new accounts must confirm their e-mail.
  server: [
    async ({ smtpPort }, use) => {
      const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'hola@empleo.example' }
      const server = await startServer({ env, isPatient: true })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** The link in the last mail to an address, once it has arrived. */
async function linkTo(inbox: Email[], email: string): Promise<string> {
  const find = () => {
    const mail = inbox.findLast(({ to }) => to?.[0]?.address === email)
    return /http\S+#token=[\w-]+/.exec(mail?.text ?? '')?.[0]
  }
  // The server looks for jobs every two seconds.
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy()
  return find() ?? ''
}

async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await waitUntilHydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmar correo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Correo confirmado' })).toBeFocused()
  await expectAccessible(page)
}

// Applying before the e-mail is confirmed.
test.use({ expectedErrors: [/status of 403/] })

test('a new candidate applies after using the link in the arrived mail', async ({ page, context, people, inbox }) => {
  test.setTimeout(240_000)
  const mailTab = await context.newPage()
  const company = await people.aCompany()
  await confirm(mailTab, await linkTo(inbox, company.email))
  const offerId = await people.anOffer(company)

  const email = 'ana.faro@prueba.example'
  await page.goto('/autenticacion')
  await waitUntilHydrated(page)
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Repite la contraseña').fill(password)
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page).toHaveURL(/seleccion-rol/)
  await expect(page.getByText(`Te hemos enviado un enlace a ${email}.`)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken') ?? '')
  await people.aProfile({ email, password, token })
  await people.aCv({ email, password, token })

  await page.goto(`/vista-oferta-completa/${offerId}`)
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: /^APLICAR/ }).click()
  const apply = page.getByRole('dialog').getByRole('button', { name: 'Aplicar' })
  await apply.click()
  await expect(page.getByText('Antes tienes que confirmar tu correo')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a enviar' }).click()
  await expect(page.getByText(`Te hemos enviado un enlace a ${email}. Caduca en 72 horas.`)).toBeVisible()

  await confirm(mailTab, await linkTo(inbox, email))
  await apply.click()
  await expect(page.getByText('¡Has aplicado a la oferta!')).toBeVisible()
})
