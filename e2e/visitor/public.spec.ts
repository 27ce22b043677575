import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_TOTP_SECRET } from '#demo/emails.ts'
import { findInFiles } from '../support/find-in-files.ts'
import { expect, test } from '../support/fixtures.ts'
import { publishMany } from '../support/many-offers.ts'
import { phone } from '../support/page-checks.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] })

  test('landing page, list and offer are complete, and forms and links work', async ({ page, people }) => {
    const word = 'Calafate'
    await publishMany(people, { word, count: 8 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const count of [653, 109, 870, 360]) await expect(page.getByText(`${count} puestos abiertos`)).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: word }).first()).toBeVisible()

    await page.getByRole('link', { name: 'Explorar trabajos' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
    await page.setViewportSize(phone)
    await page.getByLabel('Nombre').fill('calafate')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(/\?nombre=calafate/)
    await expect(page.getByText('8 ofertas')).toBeVisible()
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/pagina=2/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await page.getByRole('link', { name: `Quitar filtro calafate` }).click()
    await expect(page).toHaveURL(/\/pagina-principal$/)

    await page.getByRole('main').getByRole('link', { name: word }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible()
    const offer = page.getByRole('main').getByRole('article').first()
    for (const text of ['Atención al público y caja.', 'Carné de manipulador de alimentos', '18.000 €']) {
      await expect(offer.getByText(text).filter({ visible: true }).first()).toBeVisible()
    }
  })

  test('an unknown offer and an unknown path are answered 404', async ({ page }) => {
    for (const path of ['/vista-oferta-completa/999999', '/vista-oferta-completa/abc', '/no-existe']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { name: 'Pagina no encontrada' })).toBeVisible()
    }
  })
})

// Without it browsers lay a page out as those of the last century.
test('every page begins with its document type', async ({ request }) => {
  for (const path of ['/', '/pagina-principal', '/autenticacion', '/no-existe']) {
    expect(await (await request.get(path)).text(), path).toMatch(/^<!DOCTYPE html><html lang="es">/)
  }
})

test('only the page’s own scripts run, and no other site gets a request', async ({ page, people, server }) => {
  const offerId = await people.anOffer(await people.aCompany())
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== server.address) foreign.push(request.url())
  })
  for (const path of ['/', '/pagina-principal', `/vista-oferta-completa/${offerId}`]) {
    const response = await page.goto(path)
    await page.waitForLoadState('networkidle')
    const policy = response?.headers()['content-security-policy'] ?? ''
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts, path).toMatch(/^'self'( 'sha256-[^']{44}')+$/)
    expect(policy).toContain("default-src 'self'")
  }
  expect(foreign).toEqual([])
})

test.describe('a page that React hydrates with different content', () => {
  test.use({ expectedErrors: [/#418/] })

  test('reports an error in the console, in the production build too', async ({ page }) => {
    await page.route('**/accesibilidad', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Otro título')
      await route.fulfill({ response, body: html })
    })
    const complaint = page.waitForEvent('pageerror')
    await page.goto('/accesibilidad')
    expect((await complaint).message).toContain('Minified React error #418')
  })
})

test.describe('the style guide', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('does not exist in the production build', async ({ page }) => {
    expect((await page.goto('/estilo'))?.status()).toBe(404)
    const folder = join(import.meta.dirname, '../../build')
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) expect(await readFile(join(folder, file), 'utf8'), file).not.toContain('Guía de estilo')
  })
})

// The build could contain data that exists before it. The number of the first demo candidate begins with these digits.
const demoSecrets = { demoSecret: DEMO_TOTP_SECRET, demoPassword: 'faro-demo-2026', demoDocument: '99999900' }

test('neither the built files nor the pages hold anybody’s document, birth date, password or token', async ({
  request,
  people,
}) => {
  const person = await people.aCandidate({ num_documento: '48173926N', fecha_nacimiento: '1987-03-19' })
  const company = await people.aCompany()
  const offerId = await people.anOffer(company)
  await people.anApplication(person, { offerId, cvId: await people.aCv(person) })
  const canaries = {
    document: '48173926N',
    birthDate: '1987-03-19',
    birthDay: '19/03/1987',
    password: person.password,
    token: person.token,
    tokenOfCompany: company.token,
  }
  const offer = `/vista-oferta-completa/${offerId}`
  for (const path of ['/', '/pagina-principal', offer, '/autenticacion', '/cuenta', '/mi-perfil']) {
    const headers = { authorization: `Bearer ${person.token}` }
    const page = await (await request.get(path, { headers })).text()
    const found = Object.entries(canaries).filter(([, canary]) => page.includes(canary))
    expect(found, path).toEqual([])
  }
  const build = join(import.meta.dirname, '../../build/client')
  expect(await findInFiles(build, { ...canaries, ...demoSecrets })).toEqual([])
  // Something that is there is found in each kind of file.
  const kinds = (await findInFiles(build, { known: 'Algo salio mal' })).map((path) => /\.\w+$/.exec(path)?.[0])
  expect(kinds).toEqual(expect.arrayContaining(['.js', '.br', '.gz']))
})

test('a printed offer shows its text and facts, without header, footer and buttons', async ({ page, people }) => {
  const offerId = await people.anOffer(await people.aCompany({ nombre: 'Faros del Norte' }), {
    nombre: 'Farero de guardia',
  })
  await page.setViewportSize(phone)
  await page.goto(`/vista-oferta-completa/${offerId}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Farero de guardia' })).toBeVisible()
  await expect(page.getByText('18.000 €').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  // Its name is a text that belongs to the offer, and also the way to its page.
  await expect(page.getByRole('link').filter({ visible: true })).toHaveText(['Faros del Norte'])
})
