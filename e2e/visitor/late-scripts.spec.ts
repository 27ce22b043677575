import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { publishMany } from '../support/many-offers.ts'
import { desktop, phone, waitUntilHydrated } from '../support/page-checks.ts'

/** Holds back the script that starts React. Returns the function that lets it pass. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: passed, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client*', async (route) => {
    await passed
    await route.continue()
  })
  return resolve
}

test('the first paint of a public page waits for no script, and competes with none', async ({ page, people }) => {
  const offerId = await people.anOffer(await people.aCompany())
  for (const path of ['/', '/pagina-principal', `/vista-oferta-completa/${offerId}`]) {
    await page.goto(path, { waitUntil: 'load' })
    await waitUntilHydrated(page)
    const { loaded, firstScript } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return {
        loaded: navigation?.loadEventStart,
        firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
      }
    })
    expect(firstScript, path).toBeGreaterThanOrEqual(loaded ?? Infinity)
  }
})

test(
  'no public page makes a format of Intl while it starts, which a slow phone waits for',
  { tag: '@deep' },
  async ({ page, people }) => {
    const offerId = await people.anOffer(await people.aCompany())
    await page.addInitScript(() => {
      const made: string[] = []
      const note = (name: 'NumberFormat' | 'DateTimeFormat') =>
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct: (format, options) => (made.push(name), Reflect.construct(format, options) as object),
          }),
        })
      note('NumberFormat')
      note('DateTimeFormat')
      Object.assign(window, { made })
    })
    for (const path of ['/', '/pagina-principal', `/vista-oferta-completa/${offerId}`]) {
      await page.goto(path)
      await waitUntilHydrated(page)
      expect(await page.evaluate(() => (window as unknown as { made: string[] }).made), path).toEqual([])
    }
  },
)

test(
  'the scripts of a public page are compiled whole while they load, so that the first press waits for none',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/pagina-principal')
    await waitUntilHydrated(page)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = loaded.filter((name) => /\/(base|public|offers-list)-[^/]+\.js$/.test(name))
    expect(scripts.length).toBeGreaterThanOrEqual(3)
    for (const script of scripts) {
      expect(await (await page.request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    }
  },
)

test('a press on «Aplicar» before the scripts have loaded is not lost', async ({ page, people }) => {
  const offerId = await people.anOffer(await people.aCompany())
  const release = await holdScripts(page)
  await page.goto(`/vista-oferta-completa/${offerId}`)
  const apply = page.getByRole('button', { name: /^Aplicar/i }).first()
  await apply.click()
  await expect(apply).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL(/\/autenticacion/)
})

test(
  'a dialog that is loaded later brings no style sheet a second time',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    const offerId = await people.anOffer(await people.aCompany())
    const candidate = await people.aCandidate()
    await people.aCv(candidate)
    await signIn(page, candidate)
    await page.goto(`/vista-oferta-completa/${offerId}`)
    await waitUntilHydrated(page)
    await page
      .getByRole('button', { name: /^Aplicar/i })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('radio')).toBeVisible()
    const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href?.replace(/#.*/, '')))
    expect(sheets).toEqual([...new Set(sheets)])
  },
)

test(
  'on a phone the filters that were asked for before the scripts have loaded open then',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize(phone)
    const release = await holdScripts(page)
    await page.goto('/pagina-principal')
    await page.getByRole('button', { name: 'Filtros' }).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test(
  'text that was typed before the scripts have loaded stays, and is searched for',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize(desktop)
    const release = await holdScripts(page)
    await page.goto('/pagina-principal')
    const field = page.getByLabel('Nombre')
    await field.fill('camarero')
    release()
    await waitUntilHydrated(page)
    await expect(field).toHaveValue('camarero')
    await field.press('Enter')
    await expect(page).toHaveURL(/\?nombre=camarero$/)
  },
)

test(
  'for a candidate the dialog of applying loads ahead, and for a visitor it does not',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    const dialogs: string[] = []
    page.on('request', (request) => /apply-dialog/.test(request.url()) && dialogs.push(request.url()))
    await page.goto('/pagina-principal')
    await waitUntilHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(dialogs).toEqual([])
    await signIn(page, await people.aCandidate())
    await page.goto('/pagina-principal')
    await expect.poll(() => dialogs.length).toBeGreaterThan(0)
  },
)

// The browser only changes the address: both are entries of one document. Seen to fail: page 2 stayed.
test(
  'going back before the scripts have loaded shows the page of that address',
  { tag: '@deep' },
  async ({ page, people }) => {
    await publishMany(people, { word: 'Gavia', count: 7 })
    const cards = page.getByRole('main').getByRole('article')
    await page.goto('/pagina-principal?nombre=gavia')
    await waitUntilHydrated(page)
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(cards).toHaveCount(1)
    await holdScripts(page)
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL(/nombre=gavia$/)
    await expect(cards).toHaveCount(6)
  },
)

const callsFile = /\/assets\/calls/

test('a visitor who only reads does not load what makes calls, and the first touch loads it', async ({
  page,
  people,
}) => {
  const offerId = await people.anOffer(await people.aCompany())
  const loaded: string[] = []
  page.on('request', (request) => callsFile.test(request.url()) && loaded.push(request.url()))
  for (const path of ['/', '/pagina-principal', `/vista-oferta-completa/${offerId}`]) {
    await page.goto(path)
    await waitUntilHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(loaded, path).toEqual([])
  }
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => loaded.length).toBe(1)
})

test.describe('while what makes calls cannot be loaded', { tag: '@deep' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a search fails as without a network, and finds its offers when it is repeated', async ({ page, people }) => {
    const name = `Guardesa de faro ${Date.now()}`
    await people.anOffer(await people.aCompany(), { nombre: name })
    await page.setViewportSize(desktop)
    await page.goto('/pagina-principal')
    await waitUntilHydrated(page)
    await page.route(callsFile, (route) => route.abort())
    await page.getByLabel('Nombre').fill(name)
    await page.getByLabel('Nombre').press('Enter')
    await expect(page.getByRole('link', { name: 'Reintentar' })).toBeVisible()
    await page.unroute(callsFile)
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })
})
