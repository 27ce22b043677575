import type { Page } from '@playwright/test'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { javaScriptAction, makePdf, onOpening } from '#server/testing/fixtures/pdfs.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, expectNoOverflow, phone } from '../support/page-checks.ts'
import type { RunningServer } from '../support/running-server.ts'

const MEGABYTE = 1024 * 1024
const uploads = '**/api/users/upload-cv-file'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const asPdf = (name: string, bytes: Uint8Array): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})

const storedCvs = async ({ dataDir }: RunningServer) => {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  // The first comparison or removal of files writes the name of the store's owner.
  return entries.filter((entry) => entry.isFile() && entry.name !== 'installation.txt').map(({ name }) => name)
}

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Subir CV' })
const send = (page: Page) => dialogOn(page).getByRole('button', { name: 'Subir este archivo' }).click()
const choose = (page: Page, file: ChosenFile) => dialogOn(page).locator('input[type=file]').setInputFiles(file)

async function openCvs(page: Page) {
  await page.goto('/mi-perfil?seccion=cvs')
  await expect(page.getByRole('heading', { name: 'Mis CVs' })).toBeVisible()
}

test.describe('an upload that fails', () => {
  test.use({ expectedErrors: [/status of 400|ERR_FAILED/] })

  test('shows the reason and saves nothing', async ({ page, people, server, signIn, pdf }) => {
    test.slow()
    const before = await storedCvs(server)
    await signIn(page, await people.aCandidate())
    await openCvs(page)
    await expect(page.getByText('Aún no tienes ningún CV')).toBeVisible()
    await expectAccessible(page, { place: '«Mis CVs», empty', sizes: [phone] })
    await page.getByRole('button', { name: 'Subir CV' }).click()
    await expect(dialogOn(page).getByText('PDF, 5 MB como máximo')).toBeVisible()

    // The browser refuses this file before it sends anything.
    await choose(page, { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('png') })
    await expect(dialogOn(page).getByText('El archivo tiene que ser un PDF')).toBeVisible()
    await choose(page, asPdf('grande.pdf', Buffer.alloc(5 * MEGABYTE + 1)))
    await expect(dialogOn(page).getByText('El archivo pesa demasiado: el máximo son 5 MB')).toBeVisible()

    // The server refuses this file.
    const refused = [
      ['otra cosa.pdf', Buffer.from('<html></html>'), /^El archivo no es un PDF\./],
      [
        'protegido.pdf',
        await makePdf((document) => document.encrypt({ userPassword: 'a' })),
        /solo se abre con contraseña/,
      ],
      [
        'cortado.pdf',
        pdf.buffer.subarray(0, -200),
        'El PDF está dañado, incompleto o sin páginas. Guárdalo de nuevo como PDF y vuelve a subirlo.',
      ],
    ] as const
    for (const [name, bytes, sentence] of refused) {
      await choose(page, asPdf(name, bytes))
      await send(page)
      await expect(dialogOn(page).getByText(sentence)).toBeVisible()
    }
    await expectAccessible(page, { place: 'a refused CV', sizes: [phone] })

    // The connection fails during the upload: the file stays selected, and one click sends it again.
    await page.route(uploads, (route) => route.abort())
    await choose(page, pdf)
    await send(page)
    await expect(dialogOn(page).getByText(/Se ha cortado la conexión/)).toBeVisible()
    await expect(page.getByRole('alert').getByText('Uy... no se puedo subir el archivo')).toBeVisible()
    expect(await storedCvs(server)).toEqual(before)
    await page.unroute(uploads)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('CV subido con exito!')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'CV de Ana' })).toContainText('1 KB')
    expect(await storedCvs(server)).toHaveLength(before.length + 1)
  })

  test('can be canceled during the upload; the file stays selected', async ({ page, people, signIn, pdf }) => {
    const candidate = await people.aCandidate()
    await signIn(page, candidate)
    await openCvs(page)
    await page.getByRole('button', { name: 'Subir CV' }).click()
    await choose(page, pdf)
    await page.route(uploads, () => undefined)
    const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/upload-cv-file'))
    await send(page)
    await expect(page.getByRole('progressbar', { name: 'Subida de CV de Ana.pdf' })).toBeVisible()
    await expectAccessible(page, { place: 'an upload under way', sizes: [phone] })
    await dialogOn(page).getByRole('button', { name: 'Cancelar' }).click()
    await gone
    await expect(page.getByText('Has cancelado la subida')).toBeVisible()
    await expect(dialogOn(page).getByRole('button', { name: 'Quitar CV de Ana.pdf' })).toBeEnabled()
  })
})

test('a CV with a script is stored without it, and the candidate is told', async ({ page, people, signIn }) => {
  await signIn(page, await people.aCandidate())
  await openCvs(page)
  await page.getByRole('button', { name: 'Subir CV' }).click()
  await choose(page, asPdf('con guion.pdf', await makePdf(onOpening(javaScriptAction))))
  await send(page)
  await expect(page.getByText('CV subido con exito!')).toBeVisible()
  await expect(page.getByText(/Por seguridad hemos quitado de tu PDF .*un script/)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'con guion' })).toBeVisible()
})

test.describe('«Mis CVs»', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('shows the loading state, then an error, then the CVs after a retry', async ({ page, people, signIn }) => {
    const candidate = await people.aCandidate()
    await people.aCv(candidate, 'A'.repeat(200))
    await signIn(page, candidate)
    const looked = Promise.withResolvers<void>()
    const list = '**/api/users/get-cvs-info'
    await page.route(list, async (route) => {
      await looked.promise
      await route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } })
    })
    await openCvs(page)
    await expect(page.locator('[data-skeleton]')).toHaveCount(3)
    looked.resolve()
    await expect(page.getByText('Vaya... No pudimos obtener tus CVs')).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await expectAccessible(page, { place: 'CVs' })
    await expectNoOverflow(page, 'CVs')
  })
})

test('a candidate renames, downloads and deletes a CV; the company that received it can still read it', async ({
  page,
  people,
  server,
  signIn,
}) => {
  const [candidate, company] = [await people.aCandidate(), await people.aCompany()]
  const cvId = await people.aCv(candidate, 'CV de Ana')
  await people.anApplication(candidate, { offerId: await people.anOffer(company), cvId })
  await signIn(page, candidate)
  await openCvs(page)
  await expect(page.getByText('Enviado en 1 candidatura')).toBeVisible()

  await page.getByRole('button', { name: 'Cambiar el nombre de CV de Ana' }).click()
  await expectAccessible(page, { place: 'renaming a CV', sizes: [phone] })
  await page.getByRole('textbox', { name: 'Nombre del CV' }).fill('CV de 2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').filter({ hasText: 'CV de 2026' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CV de 2026' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('CV de 2026.pdf')

  await page.getByRole('button', { name: 'Eliminar CV de 2026' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Enviado en 1 candidatura: desaparecerá de tu lista')
  await expect(page.getByRole('button', { name: 'NO', exact: true })).toBeFocused()
  await expectAccessible(page, { place: 'deleting a CV', sizes: [phone] })
  await page.getByRole('button', { name: 'SI', exact: true }).click()
  await expect(page.getByText('Aún no tienes ningún CV')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mis CVs' })).toBeFocused()

  const asked = await fetch(`${server.address}/api/companies/all-company-candidates`, {
    headers: { authorization: `Bearer ${company.token}` },
  })
  const [applicant] = (await asked.json()) as { can_cv_id: { cv_link: string } }[]
  const file = await fetch(server.address + applicant?.can_cv_id.cv_link)
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
