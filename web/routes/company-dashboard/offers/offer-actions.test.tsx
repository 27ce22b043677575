import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { spanishDay, todayInMadrid } from '#web/format/time/date.ts'
import { anOwnOffer } from '#web/testing/offers.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { OfferActions } from './offer-actions.tsx'
import { OfferExpiry } from './offer-expiry.tsx'

const today = todayInMadrid()
const inDays = (days: number) => anOwnOffer({ estado: ACTIVE, caduca_el: dayAfter(today, days) })
const labels = () => screen.queryAllByRole('button').map((button) => button.textContent)

test.each([
  [
    'in a month',
    inDays(30),
    `Caduca el ${spanishDay(dayAfter(today, 30))}`,
    ['Duplicar', 'Pausar', 'Cubierta: cerrar', 'Cartel para imprimir'],
  ],
  [
    'in a week',
    inDays(7),
    'Caduca en 7 días',
    ['Renovar', 'Duplicar', 'Pausar', 'Cubierta: cerrar', 'Cartel para imprimir'],
  ],
  [
    'tomorrow',
    inDays(1),
    'Caduca mañana',
    ['Renovar', 'Duplicar', 'Pausar', 'Cubierta: cerrar', 'Cartel para imprimir'],
  ],
  ['today', inDays(0), 'Caduca hoy', ['Renovar', 'Duplicar', 'Pausar', 'Cubierta: cerrar', 'Cartel para imprimir']],
  [
    'yesterday',
    { ...inDays(-1), caducada: true },
    `Caducó el ${spanishDay(dayAfter(today, -1))}`,
    ['Renovar', 'Duplicar', 'Pausar', 'Cubierta: cerrar'],
  ],
  [
    'with the job filled',
    { ...inDays(9), estado: INACTIVE, cubierta_el: '2026-11-20' },
    'Cubierta el 20/11/2026',
    ['Renovar', 'Duplicar'],
  ],
])('an offer that ends %s has its sentence and its actions', (_, offer, sentence, actions) => {
  stubApi({})
  renderPrivate(
    <>
      <OfferExpiry offer={offer} />
      <OfferActions offer={offer} />
    </>,
  )
  expect(screen.getByText(sentence)).toBeDefined()
  expect(labels()).toEqual(actions)
})

test('an offer that was only switched off has no end, and nothing to renew', () => {
  stubApi({})
  const offer = { ...inDays(30), estado: INACTIVE }
  renderPrivate(
    <>
      <OfferExpiry offer={offer} />
      <OfferActions offer={offer} />
    </>,
  )
  expect(screen.queryByText(/Caduc/)).toBeNull()
  expect(labels()).toEqual(['Duplicar', 'Activar'])
})

test.each([
  ['Pausar', ACTIVE, INACTIVE],
  ['Activar', INACTIVE, ACTIVE],
])('one press on «%s» changes the state alone', async (label, estado, changed) => {
  const call = 'PUT /api/companies/update-offer/9'
  const { bodyOf } = stubApi({ [call]: { message: serverSentence, estado_revision: 'publicada', aviso: null } })
  renderPrivate(<OfferActions offer={{ ...inDays(30), estado }} />)
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${label} la oferta`) }))
  expect(await screen.findByText(serverSentence)).toBeDefined()
  expect(bodyOf(call)).toEqual({ estado: changed })
})

test.each([
  ['Sí, aquí', true],
  ['No, fuera de aquí', false],
  ['No lo sé', null],
])('«%s» reports the job as filled with that answer', async (label, cubierta_aqui) => {
  const call = 'POST /api/companies/close-offer/9'
  const { bodyOf } = stubApi({ [call]: { message: 'Oferta cubierta' } })
  renderPrivate(<OfferActions offer={inDays(30)} />)
  await userEvent.click(screen.getByRole('button', { name: /^Cubierta/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: label }))
  expect(await screen.findByText('Oferta cubierta')).toBeDefined()
  expect(bodyOf(call)).toEqual({ cubierta_aqui })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a filled job says who is told what, and takes a sentence to them', async () => {
  const call = 'POST /api/companies/close-offer/9'
  const { bodyOf } = stubApi({ [call]: { message: 'Oferta cubierta' } })
  renderPrivate(<OfferActions offer={{ ...inDays(30), en_espera: 3 }} />)
  await userEvent.click(screen.getByRole('button', { name: /^Cubierta/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('3 personas esperan respuesta: les diremos que la vacante se ha cubierto.')).toBeDefined()
  await userEvent.type(dialog.getByRole('textbox', { name: /^Una frase tuya para esas personas/ }), ' Gracias. ')
  await userEvent.click(dialog.getByRole('button', { name: 'Sí, aquí' }))
  await waitFor(() => expect(bodyOf(call)).toEqual({ cubierta_aqui: true, texto: 'Gracias.' }))
})

test('a refused renewal shows the sentence of the server; another failure shows ours', async () => {
  const answers = [refusal(409, 'free_limit'), refusal(500, 'internal')]
  stubApi({ 'POST /api/companies/renew-offer/9': () => answers.shift() ?? {} })
  renderPrivate(<OfferActions offer={inDays(1)} />)
  const renew = () => userEvent.click(screen.getByRole('button', { name: /Renovar/ }))
  await renew()
  expect(await screen.findByText(serverSentence)).toBeDefined()
  await renew()
  expect(await screen.findByText('Ocurrió un error al actualizar la oferta')).toBeDefined()
})

test('a poster is saved under the name of the offer', async () => {
  const call = 'GET /api/companies/poster/9'
  stubApi({ [call]: new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }) })
  URL.createObjectURL = () => 'blob:poster'
  URL.revokeObjectURL = () => undefined
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  renderPrivate(<OfferActions offer={{ ...inDays(30), nombre: 'Cocinero/a' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cartel para imprimir de la oferta Cocinero/a' }))
  await waitFor(() => expect(saved).toEqual(['Cartel de Cocinero a.pdf']))
})
