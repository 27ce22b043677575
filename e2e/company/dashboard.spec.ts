import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, expectFocusSeen, expectNoOverflow, phone } from '../support/page-checks.ts'

// These tests cause refused changes and requests for deleted rows on purpose.
test.use({ expectedErrors: [/the server responded with a status of (404|409)/] })

const addressOf = (section: string) => `/perfil-empresa?seccion=${section}`

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const isThere = await target.evaluate((element) => element === document.activeElement)
    // The focused part of a date is marked by its background, inside a box that is marked too.
    if (isThere && (await target.getAttribute('role')) === 'spinbutton') return
    if (isThere) return expectFocusSeen(page)
  }
  throw new Error(`no way by keyboard to ${target}`)
}

const pressOn = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const typeInto = async (page: Page, { into, text }: { into: Locator; text: string }) => {
  await tabTo(page, into)
  await page.keyboard.type(text)
}

test('a company creates, changes and deletes a project and its offer with the keyboard alone', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.aCompany())
  await page.goto(addressOf('proyectos'))
  await expect(page.getByText('Aún no tienes proyectos registrados')).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: 'Crear proyecto' }).first())
  const project = page.getByRole('dialog', { name: 'Crear Nuevo Proyecto' })
  await typeInto(page, { into: project.getByLabel('Nombre del proyecto'), text: 'Obrador' })
  await typeInto(page, { into: project.getByLabel('Descripción'), text: 'Un segundo obrador.' })
  await page.keyboard.press('Tab')
  await page.keyboard.type('10122026')
  await tabTo(page, project.getByRole('group', { name: 'Fecha de fin' }).getByRole('spinbutton').first())
  await page.keyboard.type('09122026')
  await pressOn(page, project.getByRole('button', { name: 'Guardar' }))
  await expect(project.getByText('La fecha de fin no puede ser anterior a la de inicio').last()).toBeVisible()
  await tabTo(page, project.getByRole('group', { name: 'Fecha de fin' }).getByRole('spinbutton').first())
  await page.keyboard.type('31122026')
  await pressOn(page, project.getByRole('button', { name: 'Guardar' }))
  await expect(page.getByText('10/12/2026 – 31/12/2026')).toBeVisible()

  await pressOn(page, page.getByRole('link', { name: 'Tus ofertas' }))
  await pressOn(page, page.getByRole('link', { name: 'Crear oferta' }).first())
  await expect(page).toHaveURL(/seccion=ofertas&crear=1/)
  await pressOn(page, page.getByRole('button', { name: 'Crear oferta en Obrador' }))
  const offer = page.getByRole('dialog', { name: 'Crear Nueva Oferta de Empleo' })
  await typeInto(page, { into: offer.getByLabel('Nombre de la oferta'), text: 'Panadera' })
  await typeInto(page, { into: offer.getByLabel('Descripción'), text: 'El pan de cada día.' })
  await typeInto(page, { into: offer.getByLabel('Salario anual'), text: '24000' })
  await typeInto(page, { into: offer.getByRole('combobox', { name: 'Puesto' }), text: 'camarera' })
  await expect(page.getByRole('option', { name: /^Camarero/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await typeInto(page, { into: offer.getByLabel('Sector'), text: 'Hostel' })
  await typeInto(page, { into: offer.getByPlaceholder('Requisito no. 1'), text: 'Un año de obrador' })
  await pressOn(page, offer.getByRole('button', { name: 'Añadir requisito' }))
  await expect(offer.getByPlaceholder('Requisito no. 2')).toBeFocused()
  await typeInto(page, { into: offer.getByLabel('Ciudad', { exact: true }), text: 'Madrid' })
  await pressOn(page, offer.getByRole('button', { name: 'Guardar y publicar' }))
  await expect(page.getByRole('heading', { name: 'Panadera' })).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: 'Editar oferta Panadera' }))
  const edition = page.getByRole('dialog', { name: 'Editemos tu oferta' })
  await tabTo(page, edition.getByRole('switch', { name: /^Estado/ }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seguir editando' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await pressOn(page, edition.getByRole('button', { name: 'Guardar' }))
  await expect(page.getByRole('article').getByText('No activo')).toBeVisible()

  await pressOn(page, page.getByRole('link', { name: 'Proyectos' }))
  await expect(page.getByText('1 oferta', { exact: true })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Eliminar proyecto Obrador' }))
  const question = page.getByRole('alertdialog', { name: '¿Seguro que quieres eliminar este proyecto?' })
  await expect(question.getByText('1 oferta', { exact: true })).toBeVisible()
  await expect(question.getByRole('button', { name: 'NO' })).toBeFocused()
  await pressOn(page, question.getByRole('button', { name: 'SI' }))
  await expect(page.getByText('Proyecto eliminada con exito')).toBeVisible()
  await expect(page.getByText('Aún no tienes proyectos registrados')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tus proyectos' })).toBeFocused()
})

test(
  'searching and paging a long list keep the focus, and going back restores the page',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    const company = await people.aCompany()
    for (let number = 1; number <= 13; number++) await people.aProject(company, { nombre: `Tienda ${number}` })
    await people.aProject(company, { nombre: 'Almacén', estado: 0 })
    await signIn(page, company)
    await page.goto(addressOf('proyectos'))
    await expect(page.getByText('14 proyectos')).toBeVisible()
    await expectAccessible(page, { place: 'a list with search and paging' })

    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page.getByRole('heading', { name: 'Tienda 1', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tus proyectos' })).toBeFocused()
    const field = page.getByRole('searchbox')
    await field.pressSequentially('almacen')
    await expect(page.getByText('1 proyecto', { exact: true })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/seccion=proyectos&buscar=almacen$/)
    await expect(page.getByRole('button', { name: 'Crear oferta en Almacén' })).toBeDisabled()
    await field.fill('no hay tal')
    await expect(page.getByText('Ningún proyecto coincide con lo que buscas')).toBeVisible()
    await expectAccessible(page, { place: 'a search without results', sizes: [phone] })
    await page.goBack()
    await expect(page).toHaveURL(/seccion=proyectos&pagina=2$/)
    await expect(field).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Tienda 2', exact: true })).toBeVisible()
  },
)

test(
  'a company that edits the same offer in two tabs is warned in the second and chooses a version',
  { tag: '@deep' },
  async ({ context, people, signIn }) => {
    const company = await people.aCompany()
    await people.anOffer(company, { nombre: 'Camarera' })
    const openTab = async () => {
      const tab = await context.newPage()
      await signIn(tab, company)
      await tab.goto(addressOf('ofertas'))
      await tab.getByRole('button', { name: 'Editar oferta Camarera' }).click()
      await expect(tab.getByLabel('Ciudad', { exact: true })).toHaveValue('28079')
      return tab
    }
    const [first, second] = [await openTab(), await openTab()]
    const save = (tab: Page, name: string) => tab.getByRole('button', { name }).click()
    const nameIn = (tab: Page) => tab.getByLabel('Nombre de la oferta')

    await nameIn(first).fill('Camarera de la primera')
    await save(first, 'Guardar')
    await expect(first.getByRole('heading', { name: 'Camarera de la primera' })).toBeVisible()

    await nameIn(second).fill('Camarera de la segunda')
    await save(second, 'Guardar')
    const note = second.getByText(/^Esta oferta ha cambiado desde que la abriste/)
    await expect(note).toBeFocused()
    await expect(nameIn(second)).toHaveValue('Camarera de la segunda')
    await expectAccessible(second, { place: 'the dialog after somebody else has saved', sizes: [phone] })
    await save(second, 'Cargar lo guardado')
    await expect(nameIn(second)).toHaveValue('Camarera de la primera')

    await nameIn(second).fill('Camarera de la segunda')
    await save(second, 'Guardar')
    await expect(second.getByRole('heading', { name: 'Camarera de la segunda' })).toBeVisible()

    await first.getByRole('button', { name: 'Editar oferta Camarera de la primera' }).click()
    await nameIn(first).fill('Camarera al final')
    await save(first, 'Guardar')
    await save(first, 'Guardar lo mío')
    await expect(first.getByRole('heading', { name: 'Camarera al final' })).toBeVisible()
  },
)

test(
  'the cards, the dialogs and the links between the lists are accessible',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    const [company, candidate] = [await people.aCompany(), await people.aCandidate()]
    const projectId = await people.aProject(company, { nombre: 'Proyecto '.repeat(22).trim() })
    await people.aProject(company, { nombre: 'P'.repeat(200), estado: 0 })
    const offerId = await people.anOffer(company, { nombre: 'O'.repeat(200), emp_proyectos_id: projectId })
    await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
    await signIn(page, company)

    await page.goto(`${addressOf('ofertas')}&crear=1`)
    await expect(page.getByText('Activa el proyecto para crear ofertas en él.')).toBeVisible()
    await expectAccessible(page, { place: 'the choice of a project' })
    await page.getByRole('button', { name: /^Crear oferta en Proyecto/ }).click()
    await expectAccessible(page, { place: 'the dialog of a new offer' })
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await page.getByRole('button', { name: /^Editar proyecto Proyecto/ }).click()
    await expect(page.getByLabel('Nombre del proyecto')).toBeVisible()
    await expectAccessible(page, { place: 'the dialog of a project', sizes: [phone] })
    await page.getByRole('button', { name: 'Cancelar' }).click()

    await page.getByRole('link', { name: 'Tus ofertas', exact: true }).click()
    await expect(page.getByText('1 candidatura')).toBeVisible()
    await expectAccessible(page, { place: 'the offers' })
    await page.getByRole('button', { name: /^Eliminar oferta/ }).click()
    await expect(page.getByRole('alertdialog').getByText('1 candidatura')).toBeVisible()
    await expectAccessible(page, { place: 'the question before deleting', sizes: [phone] })
    await page.getByRole('button', { name: 'NO' }).click()
    await page.getByRole('link', { name: /^1 candidatura de la oferta/ }).click()
    await expect(page.getByRole('heading', { name: 'Tus candidatos' })).toBeFocused()
    await expect(page.getByRole('link', { name: /^Quitar filtro Oferta: OO/ })).toBeVisible()
    await expectAccessible(page, { place: 'the candidates of one offer' })
    await expectNoOverflow(page)
  },
)
