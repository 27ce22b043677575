import { request as ask } from 'node:http'
import type { Page } from '@playwright/test'
import { findProblems } from '#web/testing/job-posting-rules.ts'
import { expect, test } from '../support/fixtures.ts'

const contentOf = (page: Page, property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
const postingsOn = (page: Page) => page.locator('script[type="application/ld+json"]')

test('an offer’s page has the data for search engines and a picture for link previews', async ({
  page,
  people,
  server,
}) => {
  const company = await people.aCompany()
  const offerId = await people.anOffer(company, { nombre: 'Obrador de noche' })
  const address = `${server.address}/vista-oferta-completa/${offerId}`
  await page.goto(`${address}?utm_source=correo`)

  await expect(page).toHaveTitle('Obrador de noche · Madrid | Faro Empleo')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
  const posting: unknown = JSON.parse((await postingsOn(page).textContent()) ?? '')
  expect(findProblems(posting)).toEqual([])

  const picture = await page.request.get((await contentOf(page, 'og:image')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await picture.body()).byteLength).toBeLessThan(250_000)
})

test('text of a company can not end the structured data or start a script', async ({ page, people }) => {
  const nasty = '</script><script>document.title = "roto"</script><!-- &amp; "'
  const company = await people.aCompany({ nombre: nasty })
  const offer = { nombre: nasty, descripcion: `${nasty} \u2028`, requirements_list: [nasty] }
  const offerId = await people.anOffer(company, offer)
  await page.goto(`/vista-oferta-completa/${offerId}`)

  await expect(page).toHaveTitle(`${nasty} · Madrid | Faro Empleo`)
  const posting = JSON.parse((await postingsOn(page).textContent()) ?? '')
  expect(findProblems(posting)).toEqual([])
  expect(posting.hiringOrganization.name).toBe(nasty)
})

test(
  'an inactive offer is excluded from search engines, and the list has no job postings',
  { tag: '@deep' },
  async ({ page, people }) => {
    const company = await people.aCompany()
    const offerId = await people.anOffer(company)
    await people.withdrawOffer(company, offerId)
    await page.goto(`/vista-oferta-completa/${offerId}`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(postingsOn(page)).toHaveCount(0)
    await page.goto('/pagina-principal')
    await expect(postingsOn(page)).toHaveCount(0)
  },
)

test('every icon, the manifest and the feed that the pages link to exist', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/pagina-principal')
  const links = page.locator(
    'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="alternate"]',
  )
  const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href))
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  expect(addresses).toHaveLength(5)
  for (const one of [...addresses, ...manifest.icons.map(({ src }) => src)]) {
    expect((await page.request.get(one)).status(), one).toBe(200)
  }
})

test('a forged Host header changes no address on the pages', { tag: '@deep' }, async ({ people, server }) => {
  const offerId = await people.anOffer(await people.aCompany())
  for (const path of ['/', '/pagina-principal', `/vista-oferta-completa/${offerId}`]) {
    const html = await readAs(`${server.address}${path}`, 'malo.example')
    expect(html).toContain(`<link rel="canonical" href="${server.address}${path}"/>`)
    expect(html).not.toContain('malo.example')
  }
})

/** Requests a page with another Host header, which a browser would not send. */
const readAs = (address: string, host: string) =>
  new Promise<string>((resolve, reject) => {
    const request = ask(address, { headers: { host } }, async (response) => {
      const chunks = await response.toArray()
      resolve(Buffer.concat(chunks).toString('utf8'))
    })
    request.on('error', reject).end()
  })
