import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures.ts'
import { expectSound } from '../support/page-checks.ts'

const head = 'nombre;descripcion;puesto;ciudad;salario_anual'
const tableOf = (ciudad: string) => ({
  name: 'ofertas.csv',
  // Windows with Excel says this of a table.
  mimeType: 'application/vnd.ms-excel',
  buffer: Buffer.from([head, `Cocina;De mercado.;Cocinero/a;${ciudad};18.000`, ''].join('\r\n'), 'latin1'),
})

test('a company imports a table: its template, a file with an error, the mended one, and prints a poster', async ({
  page,
  people,
  signIn,
}) => {
  const company = await people.aCompany()
  await people.anOffer(company, { nombre: 'Sala' })
  await signIn(page, company)
  await page.goto('/perfil-empresa?seccion=ofertas')
  await page.getByRole('link', { name: 'Importar' }).click()
  const template = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar la plantilla' }).click()
  const buffer = await readFile(await (await template).path())
  await page.getByLabel(/Haz clic/).setInputFiles({ name: 'plantilla-ofertas.csv', mimeType: '', buffer })
  await expect(page.getByRole('button', { name: 'Importar 1 oferta' })).toBeVisible()

  await page.getByRole('button', { name: 'Quitar plantilla-ofertas.csv' }).click()
  await page.getByLabel(/Haz clic/).setInputFiles(tableOf('Atlántida'))
  await expect(page.getByRole('listitem').filter({ hasText: /^Fila 2ciudad: «Atlántida» no vale/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Importar/ })).toBeHidden()
  await expectSound(page, { place: 'a table with errors' })

  await page.getByRole('button', { name: 'Quitar ofertas.csv' }).click()
  await page.getByLabel(/Haz clic/).setInputFiles(tableOf('Gijón'))
  await page.getByRole('button', { name: 'Importar 1 oferta' }).dblclick()
  await expect(page.getByText('Importado. Borradores nuevos: 1.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continuar el borrador/ })).toHaveCount(1)
  await expect(page.getByText('Cocina', { exact: true })).toBeVisible()
  await expectSound(page, { place: 'the offers with an imported draft' })

  const poster = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Cartel para imprimir de la oferta Sala' }).click()
  expect((await poster).suggestedFilename()).toBe('Cartel de Sala.pdf')
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Cartel de todas' }).click()
  expect((await readFile(await (await all).path())).subarray(0, 5).toString()).toBe('%PDF-')
})
