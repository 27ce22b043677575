import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { desktop, expectAccessible, expectNoOverflow, phone, waitUntilHydrated } from '../support/page-checks.ts'

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

async function expectSound(page: Page, path: string) {
  await page.setViewportSize(desktop)
  await page.goto(path)
  await waitUntilHydrated(page)
  await expectAccessible(page)
  await expectNoOverflow(page)
}

test('the landing page and the list are accessible and fit every width, with the longest texts too', async ({
  page,
  people,
}) => {
  await people.anOffer(await people.aCompany(hardCompany), hardOffer('Enlalista'))
  await expectSound(page, '/')
  await expectSound(page, '/pagina-principal?nombre=Electroencefalografista&ciudad=Madrid')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expectSound(page, '/pagina-principal?nombre=zzz')
  await expect(page.getByText('Ups.. No se encontraron resultados')).toBeVisible()
})

test('an active or inactive offer and its share dialog are accessible and fit every width', async ({
  page,
  people,
}) => {
  const company = await people.aCompany(hardCompany)
  const offer = hardOffer('Enlaoferta')
  const [active, inactive] = [await people.anOffer(company, offer), await people.anOffer(company, offer)]
  await people.withdrawOffer(company, inactive)
  await expectSound(page, `/vista-oferta-completa/${inactive}`)
  await expect(page.getByText('Esta oferta ya no está activa')).toBeVisible()
  await expectSound(page, `/vista-oferta-completa/${active}`)
  const pay = page.getByText('123.456,78 – 456.789,12\u00a0€ al mes (14 pagas) + variable')
  await expect(pay.filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('dialog', { name: 'Compartir oferta' })).toBeVisible()
  await expectAccessible(page, { place: 'the dialog to share an offer' })
  await expectNoOverflow(page, 'the dialog to share an offer')
})

test.describe('pages without offers', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('are accessible and fit every width', async ({ page }) => {
    const legal = ['/aviso-legal', '/cookies', '/condiciones', '/accesibilidad']
    const account = ['/autenticacion', '/recuperar-contrasena', '/restablecer-contrasena']
    for (const path of [...account, '/example', '/pagina-no-encontrada', '/privacidad']) await expectSound(page, path)
    // These have the layout of «/privacidad» with other words.
    for (const path of legal) {
      await page.goto(path)
      await expectAccessible(page, { sizes: [phone] })
    }
  })
})
