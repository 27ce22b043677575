import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { desktop, expectAccessible, expectNoOverflow, phone, waitUntilHydrated } from '../support/page-checks.ts'
import type { People } from '../support/people.ts'

const inLeon = { mst_comunidades_id: 13, mst_provincias_id: 24, mst_ciudades_id: 24089 }
const remote = { mst_modalidad_id: 3, mst_jornada_id: 2, salario_anual: 36_000 }

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const chip = (page: Page, name: string) => page.getByRole('link', { name: `Quitar filtro ${name}` })
const nameOfChosen = (page: Page, label: string) => page.getByLabel(label).locator('option:checked')

/** Three offers: two in León, of which one is remote, and a remote one in Madrid. */
async function publishThree(people: People, word: string) {
  const company = await people.aCompany()
  await people.anOffer(company, { ...inLeon, nombre: `${word} de oficina` })
  await people.anOffer(company, { ...inLeon, ...remote, nombre: `${word} a distancia` })
  await people.anOffer(company, { ...remote, nombre: `${word} de Madrid` })
}

test('the keyboard opens «Más filtros», applies them, goes back and removes them', async ({ page, people }) => {
  await publishThree(people, 'Amarra')
  await page.goto('/pagina-principal?nombre=amarra')
  await waitUntilHydrated(page)
  await expect(page.getByLabel('Provincia')).toBeHidden()
  await page.getByRole('link', { name: 'Limpiar' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Provincia')).toBeVisible()
  await expectAccessible(page, { place: '«Más filtros»', sizes: [desktop] })

  await page.keyboard.press('Tab')
  await page.keyboard.type('Le')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Remoto')
  await page.getByRole('button', { name: 'Aplicar filtros' }).press('Enter')
  await expect(page).toHaveURL(/\?nombre=amarra&provincia=24&modalidad=3$/)
  await expect(page.getByText('Más filtros (2)')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Amarra a distancia' })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)

  await chip(page, 'Provincia: León').click()
  await expect(page).toHaveURL(/\?nombre=amarra&modalidad=3$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(nameOfChosen(page, 'Provincia')).toHaveText('Todas las provincias')
  await page.goBack()
  await expect(page).toHaveURL(/\?nombre=amarra&provincia=24&modalidad=3$/)
  await expect(nameOfChosen(page, 'Provincia')).toHaveText('León')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Quitar filtros', exact: true }).click()
  await expect(page).toHaveURL(/\/pagina-principal$/)
  await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toHaveCount(0)
  await expect(nameOfChosen(page, 'Modalidad')).toHaveText('Cualquier modalidad')
})

test('«Más filtros» lists every province, modality and workday', async ({ page }) => {
  await page.goto('/pagina-principal')
  const lists = [
    ['Provincia', 'provinces', 'nombre'],
    ['Modalidad', 'job-modality', 'descripcion'],
    ['Jornada', 'working-day', 'descripcion'],
  ] as const
  for (const [label, path, name] of lists) {
    const rows: Record<string, string>[] = await (await page.request.get(`/api/master/${path}`)).json()
    const options = await page.getByLabel(label).locator('option').allTextContents()
    expect(options.slice(1)).toEqual(rows.map((row) => row[name]))
  }
})

test('on a phone all filters are in the sheet, and long ones fit the page', async ({ page, people }) => {
  await publishThree(people, 'Bolina')
  await page.setViewportSize(phone)
  await page.goto('/pagina-principal?nombre=bolina&provincia=24')
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Filtros (1)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByLabel('Jornada').selectOption('Parcial')
  await sheet.getByLabel('Salario mínimo al año').selectOption({ value: '30000' })
  await sheet.getByLabel('Fecha de publicación').selectOption('Últimas 24 horas')
  await expectAccessible(page, { place: 'the sheet with all filters', sizes: [phone] })
  await sheet.getByRole('button', { name: 'Ver 1 oferta' }).click()
  await expect(page).toHaveURL(/\?nombre=bolina&provincia=24&jornada=2&salario=30000&publicada=1$/)
  await expect(page.getByRole('button', { name: 'Filtros (4)' })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expectAccessible(page, { place: 'five filters', sizes: [phone] })

  await page.goto(`/pagina-principal?nombre=${'Electroencefalografista'.repeat(4)}&provincia=24&modalidad=3`)
  await expect(page.getByRole('link', { name: /León · Remoto: .* sin «Electro/ })).toBeVisible()
  await expectNoOverflow(page, 'a long filter')
})

test('a typing error in the name is answered with the words that were meant', async ({ page, people }) => {
  await publishThree(people, 'Estibador')
  await page.goto('/pagina-principal?nombre=estibdaor&provincia=24')
  await waitUntilHydrated(page)
  await expect(page.getByText('Ups.. No se encontraron resultados')).toBeVisible()
  await expect(page.getByText('Quizás quisiste decir estibador')).toBeVisible()
  await expectAccessible(page, { place: 'a list with a correction', sizes: [phone] })
  await page.getByRole('link', { name: 'estibador', exact: true }).click()
  await expect(page).toHaveURL(/\?nombre=estibador&provincia=24$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/pagina-principal?nombre=estibdaor&provincia=51')
  await expect(page.getByText('Quizás quisiste decir estibador (sin los demás filtros)')).toBeVisible()
  await page.getByRole('link', { name: 'estibador', exact: true }).click()
  await expect(page).toHaveURL(/\?nombre=estibador$/)
  await expect(cards(page)).toHaveCount(3)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('«Más filtros» opens and applies, and a typing error is answered', async ({ page, people }) => {
    await publishThree(people, 'Remachador')
    await page.setViewportSize(phone)
    await page.goto('/pagina-principal?nombre=remchador')
    await page.getByRole('link', { name: 'remachador', exact: true }).click()
    await expect(cards(page)).toHaveCount(3)
    await page.getByText('Más filtros').click()
    await page.getByLabel('Provincia').selectOption('León')
    await page.getByLabel('Salario mínimo al año').selectOption({ value: '36000' })
    await page.getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(nameOfChosen(page, 'Provincia')).toHaveText('León')
    await expect(page.getByRole('link', { name: 'Quitar filtro Desde 36.000 €' })).toBeVisible()
  })
})
