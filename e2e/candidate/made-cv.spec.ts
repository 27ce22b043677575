import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, phone } from '../support/page-checks.ts'
import { field, password } from '../support/sign-up.ts'

test.use({ viewport: phone, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const PRESSES_MAX = 45

/** Counts what a hand does: each press of a control, two for a choice of a native select, and each typed character. */
function countHand(page: Page) {
  const counted = { presses: 0, characters: 0 }
  const press = async (target: Locator) => {
    counted.presses++
    await target.click()
  }
  const type = async (text: string) => {
    counted.characters += text.length
    await page.keyboard.type(text)
  }
  const write = async (target: Locator, text: string) => {
    await press(target)
    await type(text)
  }
  const choose = async (label: string, option: string) => {
    counted.presses += 2
    await page.getByLabel(label).selectOption(option)
  }
  return { counted, press, type, write, choose }
}

test('a new visitor on a phone without a file applies with a CV that is made on the way, in spite of a closed tab and a lost connection', async ({
  page: first,
  people,
  context,
}) => {
  test.slow()
  const name = 'Camarera de puerto'
  await people.anOffer(await people.aCompany({ nombre: 'Bares del Sur' }), { nombre: name })
  const list = '/pagina-principal?nombre=camarera+de+puerto'
  const before = countHand(first)
  await first.goto(list)
  await before.press(first.getByRole('button', { name: `Aplicar a ${name}` }))
  await before.write(field(first, 'email'), 'sin-cv@prueba.example')
  await before.write(field(first, 'password'), password)
  await before.write(field(first, 'confirmPassword'), password)
  await before.press(first.getByRole('tabpanel').getByRole('button', { name: 'Registrarse' }))
  await before.press(first.getByRole('link', { name: 'Encuentra tu siguiente trabajo' }))
  await before.press(first.getByRole('button', { name: 'De acuerdo' }))
  await before.write(field(first, 'nombre'), 'Ana')
  await before.write(field(first, 'primer_apellido'), 'Ruiz')
  await before.write(field(first, 'telefono_movil'), '612345678')
  await before.write(field(first, 'codigo_postal'), '08001')
  await expect(first.getByLabel('Provincia')).toHaveValue('8')
  await before.press(first.getByRole('button', { name: 'Crear perfil' }))
  await before.press(first.getByRole('button', { name: 'No tengo CV: crearlo en 5 minutos' }))
  await expect(first.getByLabel('Nombre y apellidos')).toHaveValue('Ana Ruiz')
  await expectAccessible(first, { sizes: [phone] })
  const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' })
  await expect(next(first)).toBeInViewport()
  await before.press(next(first))
  await before.type('Camarera')
  await before.press(next(first))
  await before.type('Camarera de sala')
  // The tab closes right after the last character. The next one has the session, and nothing that was kept in the first.
  const session = await first.evaluate(() =>
    Object.entries(sessionStorage).filter(([key]) => !key.startsWith('draft:')),
  )
  await first.close({ runBeforeUnload: true })

  const page = await context.newPage()
  await page.addInitScript((entries) => entries.map(([key, value]) => sessionStorage.setItem(key, value)), session)
  const after = countHand(page)
  await page.goto(list)
  await after.press(page.getByRole('button', { name: `Aplicar a ${name}` }))
  await after.press(page.getByRole('button', { name: 'No tengo CV: crearlo en 5 minutos' }))
  await expect(page.getByRole('heading', { name: '3 de 6: Experiencia' })).toBeVisible()
  await expect(page.getByLabel('Puesto', { exact: true })).toHaveValue('Camarera de sala')
  await after.write(page.getByLabel('Empresa'), 'Casa Ría')
  await after.choose('Desde: Mes', 'marzo')
  await after.choose('Desde: Año', '2022')
  await after.write(page.getByLabel('Qué hacías (opcional)'), 'Atender mesas y barra, y cobrar.')
  await expectAccessible(page, { sizes: [phone] })
  await context.setOffline(true)
  await after.press(next(page))
  await after.type('Graduado en ESO')
  await expect(page.getByText('Sin conexión: aún no está guardado.')).toBeVisible()
  await after.write(page.getByLabel('Centro'), 'IES del Puerto')
  await context.setOffline(false)
  await expect(page.getByText('Guardado')).toBeVisible()
  await after.choose('Hasta: Mes', 'junio')
  await after.choose('Hasta: Año', '2019')
  await after.press(next(page))
  await after.press(page.getByRole('button', { name: 'Español' }))
  after.counted.presses++
  await page.keyboard.press('Enter')
  await after.press(page.getByRole('checkbox', { name: 'Incorporación inmediata' }).locator('..'))
  await expectAccessible(page, { sizes: [phone] })
  await after.press(page.getByRole('button', { name: 'Crear mi CV' }))
  const dialog = page.getByRole('dialog', { name: 'Selecciona tu CV' })
  await expect(dialog.getByRole('radio', { name: /CV de Ana Ruiz/ })).toBeChecked()
  await after.press(dialog.getByRole('button', { name: 'Aplicar' }))
  await expect(page.getByRole('button', { name: 'Ver mis candidaturas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ya has aplicado' })).toBeVisible()

  const presses = before.counted.presses + after.counted.presses
  const characters = before.counted.characters + after.counted.characters
  test.info().annotations.push({ type: 'by hand', description: `${presses} presses, ${characters} characters` })
  expect(presses, `with ${characters} typed characters`).toBeLessThanOrEqual(PRESSES_MAX)
})
