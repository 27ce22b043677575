import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { awaitMail, listMails } from '../support/outbox.ts'
import { expectAccessible, expectNoOverflow, phone, waitUntilHydrated } from '../support/page-checks.ts'
import { sendNewOffers } from '../support/send-new-offers.ts'

const linkTo = (path: string, mail: string) => new RegExp(`http\\S+${path}[#?]token=[\\w.-]+`).exec(mail)?.[0] ?? ''

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await waitUntilHydrated(page)
}

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

test('a visitor is mailed a new offer once, after a press, until another press', async ({ page, people, server }) => {
  const [word, email] = [randomBytes(4).toString('hex'), `${randomBytes(6).toString('hex')}@prueba.example`]
  const newOffers = async () => (await listMails(server, email)).filter((text) => text.startsWith('Una oferta nueva'))
  const company = await people.aCompany()
  await people.anOffer(company, { nombre: `Farera ${word} de antes` })

  await open(page, `/pagina-principal?nombre=${word}`)
  await page.getByRole('button', { name: /^Avísame de ofertas nuevas/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Avísame de ofertas nuevas' })
  await expect(dialog.getByText(word)).toBeVisible()
  await dialog.getByRole('radio', { name: /Al momento/ }).check()
  await dialog.getByLabel(/Tu correo/).fill(email)
  await dialog.getByRole('button', { name: 'Avísame' }).click()
  await expect(page.getByText(`Te hemos enviado un correo a ${email}`)).toBeVisible()

  const confirmation = await awaitMail(server, { to: email, subject: 'Confirma tu aviso de ofertas' })
  await open(page, linkTo('/avisos/confirmar', confirmation))
  await expectAccessible(page, { place: 'the page that confirms an alert', sizes: [phone] })
  await page.getByRole('button', { name: 'Sí, quiero el aviso' }).click()
  await expect(page.getByRole('heading', { name: 'Aviso confirmado' })).toBeFocused()
  await expect(page).toHaveURL(/\/avisos\/confirmar$/)
  await page.getByRole('link', { name: 'Ver mis avisos' }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: word })).toBeVisible()
  await expect(page).toHaveURL(/\/avisos$/)
  await expectAccessible(page, { place: 'the alerts of a visitor', sizes: [phone] })
  await expectNoOverflow(page, 'the alerts of a visitor')

  const offerId = await people.anOffer(company, { nombre: `Farera ${word} de guardia` })
  await sendNewOffers(server)
  const mail = await awaitMail(server, { to: email, subject: `Una oferta nueva: Farera ${word} de guardia` })
  expect(mail).not.toContain('de antes')

  const headers = { authorization: `Bearer ${company.token}` }
  for (const estado of [0, 1]) {
    const data = { estado }
    expect((await page.request.put(`/api/companies/update-offer/${offerId}`, { headers, data })).status()).toBe(200)
  }
  await sendNewOffers(server)
  expect(await newOffers()).toHaveLength(1)

  await open(page, linkTo('/baja-avisos', mail))
  await page.getByRole('button', { name: 'No quiero recibir más este aviso' }).click()
  await expect(page.getByRole('heading', { name: 'Hecho' })).toBeFocused()
  await people.anOffer(company, { nombre: `Farera ${word} de noche` })
  await sendNewOffers(server)
  expect(await newOffers()).toHaveLength(1)
  await open(page, '/avisos')
  await expect(page.getByText('Ya no te enviamos avisos')).toBeVisible()
  await expectAccessible(page, { place: 'a visitor without alerts', sizes: [phone] })
})

test(
  'a candidate changes the filters of an alert in the list, pauses it and deletes it',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    await people.anOffer(await people.aCompany(), { nombre: 'Torrero de guardia' })
    const candidate = await people.aCandidate()
    await signIn(page, candidate)
    await open(page, '/pagina-principal?nombre=torrero&ciudad=Vigo')
    await expect(page.getByText('Ups.. No se encontraron resultados')).toBeVisible()
    await page.getByRole('button', { name: /^Avísame de ofertas nuevas/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Avísame' }).click()
    await page.getByRole('link', { name: 'Ver mis avisos' }).click()
    const card = page.getByRole('article').filter({ hasText: 'torrero en Vigo' })
    await expect(card).toBeVisible()
    await expectAccessible(page, { place: 'the alerts of an account', sizes: [phone] })
    await expectNoOverflow(page, 'the alerts of an account')
    await page.setViewportSize(phone)

    await card.getByRole('link', { name: /^Cambiar filtros/ }).click()
    await expect(page.getByText('Ahora busca: torrero en Vigo')).toBeVisible()
    await expectAccessible(page, { place: 'the list while an alert is changed', sizes: [phone] })
    await page.getByRole('link', { name: 'Quitar filtro Vigo' }).click()
    await expect(page).toHaveURL(/\?nombre=torrero$/)
    await page.getByRole('button', { name: 'Guardar estos filtros' }).click()
    const changed = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'torrero', exact: true }) })
    await expect(changed).toBeVisible()

    await changed.getByRole('switch', { name: /Correos/ }).press('Space')
    await expect(page.getByText('Aviso en pausa: no te escribiremos hasta que lo reanudes.')).toBeVisible()
    await changed.getByRole('button', { name: /^Eliminar/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'SI' }).click()
    await expect(page.getByText('No tienes avisos')).toBeVisible()
  },
)

test(
  'links of a mail lead to the offers, and leave no mark in the address or the canonical link',
  { tag: '@deep' },
  async ({ page, people }) => {
    const offerId = await people.anOffer(await people.aCompany(), { mst_emp_sector_id: 7 })
    for (const path of ['/pagina-principal?sector=7', `/vista-oferta-completa/${offerId}`]) {
      const marked = `${path}${path.includes('?') ? '&' : '?'}de=aviso`
      const [own, found] = [await canonicalOf(page, path), await canonicalOf(page, marked)]
      expect(own).toMatch(/^http/)
      expect(found).toBe(own)
      const counted = page.waitForRequest((request) => request.url().endsWith('/api/mail-visits'))
      await open(page, marked)
      expect((await (await counted).response())?.status()).toBe(200)
      await expect(page).toHaveURL((url) => url.pathname + url.search === path)
    }
  },
)

async function canonicalOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  return /rel="canonical" href="([^"]*)"/.exec(html)?.[1]
}
