import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { desktop, expectAccessible, expectSound, phone, waitUntilHydrated } from '../support/page-checks.ts'

/**
 * The longest texts that the contract allows, without a space to break at. Journeys can share a server, so each has a
 * word of its own: otherwise a description would be held as a copy, with 404 at its address.
 */
const hardOffer = (word: string) => ({
  nombre: 'Electroencefalografista'.repeat(9).slice(0, 200),
  descripcion: `${word.repeat(60)}\n\nCon espacios. ${'Muchas palabras. '.repeat(100)}`,
  salario_periodo: 'mensual',
  salario_importe: 123_456.78,
  salario_importe_max: 456_789.12,
  salario_variable: 'Comisionesporobjetivos'.repeat(9),
  convenio: 'Siderometalurgia'.repeat(12),
  reservada_discapacidad: 'convocatoria',
  // Nine cities, among them those with the longest names.
  mas_ciudades: [9190, 9192, 3065, 1059, 12_040, 15_030, 20_069, 31_201, 48_020],
  requirements_list: ['Requisitoimprescindible'.repeat(13).slice(0, 300), 'Carné de conducir'],
})
const hardCompany = { nombre: 'Construccionesmetalicas'.repeat(9).slice(0, 200), acronimo: 'CM' }

async function open(page: Page, path: string) {
  await page.setViewportSize(desktop)
  await page.goto(path)
  await waitUntilHydrated(page)
}

async function expectSoundAt(page: Page, path: string) {
  await open(page, path)
  await expectSound(page)
}

test('the landing page and the list, with the longest texts, with its filters and without a match', async ({
  page,
  people,
}) => {
  test.slow()
  await people.anOffer(await people.aCompany(hardCompany), hardOffer('Enlalista'))
  await expectSoundAt(page, '/')
  await open(page, '/pagina-principal?nombre=Electroencefalografista&ciudad=Madrid')
  await page.getByText('Más filtros').click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expectSound(page, { place: 'the list' })

  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  await expectSound(page, { place: 'the sheet with the filters', sizes: [phone] })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Avísame de ofertas nuevas/ }).click()
  await expect(page.getByRole('dialog', { name: 'Avísame de ofertas nuevas' })).toBeVisible()
  await expectSound(page, { place: 'the dialog of an alert', sizes: [phone] })

  await open(page, '/pagina-principal?nombre=zzz')
  await expect(page.getByText('Ups.. No se encontraron resultados')).toBeVisible()
  await expectSound(page, { sizes: [phone] })
})

test('an active and an inactive offer, with the dialogs that share and report it', async ({ page, people }) => {
  test.slow()
  const company = await people.aCompany(hardCompany)
  const offer = hardOffer('Enlaoferta')
  const [active, inactive] = [await people.anOffer(company, offer), await people.anOffer(company, offer)]
  await people.withdrawOffer(company, inactive)
  await open(page, `/vista-oferta-completa/${inactive}`)
  await expect(page.getByText('Esta oferta ya no está activa')).toBeVisible()
  await expectSound(page, { sizes: [phone] })
  await expectSoundAt(page, `/vista-oferta-completa/${active}`)
  const pay = page.getByText('123.456,78 – 456.789,12\u00a0€ al mes (14 pagas) + variable')
  await expect(pay.filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('dialog', { name: 'Compartir oferta' })).toBeVisible()
  await expectSound(page, { place: 'the dialog to share an offer', sizes: [phone] })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Denunciar oferta' }).click()
  await page.getByRole('radio', { name: /Pide dinero/ }).press('Space')
  await expectSound(page, { place: 'the dialog of a report', sizes: [phone] })
})

test('overviews of a sector, a province and both, and their index', async ({ page, people }) => {
  test.slow()
  const company = await people.aCompany(hardCompany)
  const soria = { mst_comunidades_id: 13, mst_provincias_id: 42, mst_ciudades_id: 42_173, mas_ciudades: [9190] }
  for (const word of ['Resumenuno', 'Resumendos', 'Resumentres']) {
    await people.anOffer(company, { ...hardOffer(word), ...soria, mst_emp_sector_id: 14 })
  }
  // Numbers of offers may be a minute old.
  const isThere = async () => (await page.request.get('/empleo/energia/soria')).url().endsWith('/empleo/energia/soria')
  await expect.poll(isThere, { timeout: 90_000 }).toBe(true)
  for (const path of ['/empleo', '/empleo/energia', '/empleo/soria', '/empleo/energia/soria']) {
    await expectSoundAt(page, path)
  }
})

test.describe('pages without offers', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('the pages of an account, of links in mails, of the law, and what is not found', async ({ page }) => {
    test.slow()
    for (const path of ['/autenticacion', '/example', '/pagina-no-encontrada', '/privacidad']) {
      await expectSoundAt(page, path)
    }
    // These have the layout of «/autenticacion», or that of «/privacidad», with other words.
    const token = `#token=${'A'.repeat(43)}`
    const account = [
      '/recuperar-contrasena',
      `/entrar${token}`,
      `/restablecer-contrasena${token}`,
      `/confirmar-correo${token}`,
    ]
    for (const path of [...account, '/aviso-legal', '/cookies', '/condiciones', '/accesibilidad', '/guardadas']) {
      await page.goto(path)
      await waitUntilHydrated(page)
      await expectAccessible(page, { sizes: [phone] })
    }
  })
})
