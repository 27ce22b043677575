import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, expectFocusSeen, phone } from '../support/page-checks.ts'
import type { Person } from '../support/people.ts'

const password = 'luz de otoño 2026'

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)
const alertOn = (page: Page, text: string) => page.getByRole('alert').getByText(text)

async function signInBy(page: Page, { email, password: word }: Pick<Person, 'email' | 'password'>) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(word)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar sesión' }).click()
}

/** Presses Tab until the element with this name has the focus. Each stop must be visible and marked. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await expectFocusSeen(page))) return
  }
  throw new Error(`no way to ${name} by keyboard`)
}

async function tabAndType(page: Page, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, new RegExp(`^${name}$`))
    await page.keyboard.type(text)
  }
}

test.describe('a failed sign-in or sign-up', () => {
  test.use({ expectedErrors: [/status of (401|409)|^Sign-up failed/] })

  test(
    'shows the reason: a wrong password, two different passwords, an e-mail in use',
    { tag: '@deep' },
    async ({ page, people }) => {
      const somebody = await people.anAccount()
      await page.goto('/autenticacion')
      await signInBy(page, { ...somebody, password: 'otra cosa' })
      await expect(alertOn(page, 'Correo o contraseña incorrectos')).toBeVisible()
      await page.getByRole('tabpanel').getByRole('button', { name: 'Iniciar sesión' }).focus()
      await field(page, 'password').fill('')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Escribe tu contraseña')).toBeVisible()
      await expectAccessible(page, { place: 'signing in, with a fault', sizes: [phone] })

      const sent: string[] = []
      page.on('request', (request) => request.url().endsWith('/signup') && sent.push(request.url()))
      await page.getByRole('tab', { name: 'Registrarse' }).click()
      await expect(field(page, 'email')).toHaveValue(somebody.email)
      await field(page, 'password').fill(password)
      await field(page, 'confirmPassword').fill('luz de otoño 2025')
      const signUp = page.getByRole('tabpanel').getByRole('button', { name: 'Registrarse' })
      await signUp.click()
      await expect(alertOn(page, 'Las contraseñas no coinciden')).toBeVisible()
      expect(sent).toEqual([])

      await field(page, 'confirmPassword').fill(password)
      await signUp.click()
      await expect(alertOn(page, 'No pudimos registrarte, intenta luego')).toBeVisible()
      await expect(page.getByText('Ya hay una cuenta con este correo: inicia sesión')).toBeVisible()
      await expectAccessible(page, { place: 'signing up, with a fault', sizes: [phone] })
    },
  )

  test(
    'keeps the form when the session ends; it is complete again after signing in',
    { tag: '@deep' },
    async ({ page, people, server, signIn }) => {
      const somebody = await people.anAccount()
      await signIn(page, somebody)
      await page.goto('/seleccion-rol')
      const start = page.getByRole('link', { name: 'Encuentra tu siguiente trabajo' })
      // The page stays empty until it knows that this account lacks a profile.
      await expect(start).toBeVisible()
      await expectAccessible(page)
      await start.click()
      await expect(page.getByRole('button', { name: 'De acuerdo' })).toBeVisible()
      await expectAccessible(page, { place: 'the word before the form', sizes: [phone] })
      await page.getByRole('button', { name: 'De acuerdo' }).click()
      await expect(page.getByRole('heading', { name: 'Crea tu perfil' })).toBeFocused()
      // Transitions that end within a frame are not seen, but a busy browser lists them for a moment.
      const moving = await page.evaluate(() =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1),
      )
      expect(moving, 'nothing moves for whoever asked for that').toEqual([])
      await page.getByRole('spinbutton', { name: /^día/ }).click()
      await page.keyboard.type('0103')
      // The field shows an error when it loses the focus. That must not move the button away from the pointer.
      await page.getByRole('button', { name: 'Crear perfil' }).click()
      await expect(page.getByRole('alert').getByText('Revisa estos 5 campos:')).toBeVisible()
      await expectAccessible(page, { place: 'the form, with faults' })
      await page.getByRole('button', { name: 'Escribe tu código postal' }).click()
      await expect(field(page, 'codigo_postal')).toBeFocused()
      await page.keyboard.type('08001')
      await page.getByRole('spinbutton', { name: /^año/ }).click()
      await page.keyboard.type('1990')
      await field(page, 'nombre').fill('Íñigo')
      await field(page, 'primer_apellido').fill('Peña')
      await field(page, 'telefono_movil').fill('612 345 678')

      const headers = { authorization: `Bearer ${somebody.token}` }
      await fetch(`${server.address}/api/auth/logout`, { method: 'POST', headers })
      await page.getByRole('button', { name: 'Crear perfil' }).click()
      await expect(page).toHaveURL(/\/autenticacion\?volver=/)
      await signInBy(page, somebody)
      await expect(page).toHaveURL(/\/crea-tu-perfil\/1$/)
      await page.getByRole('button', { name: 'De acuerdo' }).click()
      await expect(field(page, 'nombre')).toHaveValue('Íñigo')
      await expect(field(page, 'codigo_postal')).toHaveValue('08001')
      await page.getByRole('button', { name: 'Crear perfil' }).click()
      await expect(page.getByRole('status').getByText('Perfil creado con exito!')).toBeVisible()
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual(
        [],
      )
      await expect(page).toHaveURL(/\/pagina-principal$/)
    },
  )
})

test('somebody signs up and applies with the keyboard alone', async ({ page, people, pdf }) => {
  test.slow()
  await people.anOffer(await people.aCompany(), { nombre: 'Farero sin ratón' })
  await page.goto('/autenticacion')
  await tabTo(page, /^Iniciar sesión$/)
  await page.keyboard.press('ArrowRight')
  await tabAndType(page, { email: 'teclado@prueba.example', password, confirmPassword: password })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '¿Que deseas hacer?' })).toBeVisible()
  await tabTo(page, /^Encuentra tu siguiente trabajo/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'De acuerdo' })).toBeVisible()
  await tabTo(page, /^De acuerdo$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Crea tu perfil' })).toBeFocused()
  await tabAndType(page, {
    nombre: 'Ana',
    primer_apellido: 'Ruiz',
    telefono_movil: '612345678',
    codigo_postal: '28001',
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pagina-principal$/)

  await expect(page.getByRole('button', { name: 'Aplicar a Farero sin ratón' })).toBeVisible()
  await tabTo(page, /^Aplicar a Farero sin ratón$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
  await expect(dialog).toBeVisible()
  // Before the key presses: Chromium needs a moment until it hands file choosers over.
  const opened = page.waitForEvent('filechooser')
  await tabTo(page, /^file$/)
  await page.keyboard.press('Enter')
  const chooser = await opened
  await chooser.setFiles(pdf)
  await expect(dialog.getByRole('button', { name: 'Quitar CV de Ana.pdf' })).toBeFocused()
  await tabTo(page, /^Subir este archivo$/)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio')).toBeFocused()
  await tabTo(page, /^Aplicar$/)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const card = page.getByRole('article').filter({ hasText: 'Farero sin ratón' })
  await expect(card.getByRole('button', { name: 'Ya has aplicado' })).toBeFocused()
})

test(
  'the role choice sends a person with a profile to their own page',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    await signIn(page, await people.aCandidate())
    await page.goto('/seleccion-rol')
    await expect(page).toHaveURL(/\/pagina-principal$/)
    await page.goto('/crea-tu-perfil/2')
    await expect(page).toHaveURL(/\/pagina-principal$/)
  },
)

test('a new tab takes over the session, and signing out ends it in all tabs', async ({
  page,
  people,
  server,
  signIn,
}) => {
  const candidate = await people.aCandidate()
  await signIn(page, candidate)
  await page.goto('/mi-perfil')
  await expect(page.getByRole('heading', { name: 'Ana Núñez Prado' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/mi-perfil?seccion=cvs')
  // A call that runs while the session ends is refused. This test is not about that.
  await expect(other.getByRole('heading', { name: 'Ana Núñez Prado' })).toBeVisible()
  await expect(other.getByText('Aún no tienes ningún CV')).toBeVisible()

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(`${server.address}/`)
  await expect(other).toHaveURL(/\/autenticacion\?volver=/)
  const headers = { authorization: `Bearer ${candidate.token}` }
  expect((await fetch(`${server.address}/api/users/get-cvs-info`, { headers })).status).toBe(401)
})

test.describe('a visitor who wanted to apply', { tag: '@deep' }, () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('applies after signing in with two clicks, even if the CVs load slowly', async ({ page, people }) => {
    const [candidate, company] = [await people.aCandidate(), await people.aCompany()]
    await people.aCv(candidate, 'CV antiguo')
    await people.aCv(candidate, 'CV de hoy')
    const offerId = await people.anOffer(company)
    await page.goto(`/vista-oferta-completa/${offerId}`)
    const apply = page.getByRole('button', { name: /^APLICAR/ }).filter({ visible: true })
    await apply.click()
    await expect(page).toHaveURL(/\/autenticacion\?volver=/)
    const looked = Promise.withResolvers<void>()
    const list = '**/api/users/get-cvs-info'
    await page.getByRole('tab', { name: 'Iniciar sesión' }).click()
    await page.route(list, async (route) => {
      await looked.promise
      await route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } })
    })
    await signInBy(page, candidate)
    const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
    await expect(dialog.getByText('Cargando CVs...')).toBeVisible()
    looked.resolve()
    await expect(dialog.getByText('No pudimos obtener tus CVs')).toBeVisible()
    await expectAccessible(page, { place: 'CVs that could not be loaded', sizes: [phone] })
    await page.unroute(list)
    await dialog.getByRole('button', { name: 'Reintentar' }).click()
    await expect(dialog.getByRole('radio', { name: /CV de hoy/ })).toBeChecked()
    await expectAccessible(page, { place: 'the choice of a CV' })
    const width = async () => (await dialog.boundingBox())?.width
    await expect.poll(width).toBe(300)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(width).toBe(700)

    await dialog.getByRole('radio', { name: /CV de hoy/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: /CV antiguo/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Subir CV' }).click()
    await expectAccessible(page, { place: 'uploading a CV to apply with', sizes: [phone] })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ya has aplicado' }).filter({ visible: true })).toBeVisible()
  })
})
