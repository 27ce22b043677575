import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, phone } from '../support/page-checks.ts'

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)
const password = 'faro de guardia'

test.use({
  // The question for the code, and a wrong code.
  expectedErrors: [/status of (400|401)/],
})

test('an operator sets up the link of the shell, signs in with a code and reads the register', async ({
  page,
  people,
  server,
  signIn,
}) => {
  test.setTimeout(240_000)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/commands/cli.ts', 'create-operator', 'guardia@gestion.example'],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: server.dataDir, BASE_URL: server.address },
    },
  )
  // Other journeys on this server write into the register too.
  const acts = page.getByRole('article').filter({ hasText: 'guardia@gestion.example' })
  await page.goto(/http\S+/.exec(stdout)?.[0] ?? '')
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByRole('img', { name: 'Código QR para la aplicación de autenticación' })).toBeVisible()
  const secret = (await page.locator('.font-mono').textContent()) ?? ''
  const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 })
  await expectAccessible(page, { place: 'the setup of an operator' })
  await field(page, 'password').fill(password)
  await field(page, 'confirmPassword').fill(password)
  // The code before the present one. Near the end of its time it would be too old when it arrives.
  await expect.poll(() => (Date.now() / 1000) % 30, { timeout: 30_000 }).toBeLessThan(20)
  await field(page, 'codigo').fill(codeIn(-30))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeFocused()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, { place: 'the recovery codes', sizes: [phone] })
  await page.getByRole('button', { name: 'Ya los he guardado' }).click()
  await expect(page).toHaveURL(/\/gestion$/)
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('link', { name: 'Registro' }).click()
  await expect(acts).toHaveCount(2)

  // By keyboard. The password alone opens nothing.
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.goto('/autenticacion')
  await field(page, 'email').fill('guardia@gestion.example')
  await field(page, 'password').fill(password)
  await page.keyboard.press('Enter')
  await expect(field(page, 'codigo')).toBeFocused()
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull()
  await expectAccessible(page, { place: 'the question for the code', sizes: [phone] })
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-field="codigo"]').getByText('Este código no es correcto')).toBeVisible()
  await field(page, 'codigo').fill(codeIn(0))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gestion$/)
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('link', { name: 'Registro' }).click()

  // The checks above end on a phone, where the filters are folded.
  await page.getByRole('button', { name: 'Mostrar los filtros' }).click()
  await page.getByRole('combobox', { name: 'Acción' }).selectOption('Acceso configurado')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(acts).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  expect((await download).suggestedFilename()).toBe('registro.csv')
  await page.getByRole('link', { name: 'Quitar los filtros' }).click()
  await expect(acts).toHaveCount(2)

  // Nobody else sees it.
  const other = await page.context().browser()?.newContext({ baseURL: server.address })
  const strange = await other?.newPage()
  if (!strange) throw new Error('no page')
  await signIn(strange, await people.aCandidate())
  await strange.goto('/gestion/registro')
  await expect(strange).toHaveURL(/\/mi-perfil$/)
  await other?.close()
})
