import { screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { anOffer, aProjectOf } from '#web/testing/offers.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import ApplyDialog from './apply-dialog.tsx'

const cv = {
  can_cv_id: 3,
  nombre: 'Mi CV',
  fecha: '2026-11-20',
  tamano_bytes: 9000,
  numero_candidaturas: 0,
  numero_descargas: 0,
}
const offer = anOffer({ nombre: 'Farero/a', emp_proyectos_id: aProjectOf('Faros del Norte') })

const offerCall = 'GET /api/companies/offer-information/7'
const cvsCall = 'GET /api/users/get-cvs-info'

function open(answers: Parameters<typeof stubApi>[0], maxCvs?: number) {
  stubApi({ [cvsCall]: [cv], ...answers })
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ApplyDialog offerId={7} onClose={vi.fn()} onApplied={vi.fn()} maxCvs={maxCvs} /> },
  ])
  renderPrivate(<Stub />)
}

beforeEach(() => saveToken('token-1'))

describe('The dialog of an offer', () => {
  test.each([
    ['a list of CVs', [cv], 'Mi CV'],
    ['the upload where there is none', [], 'Haz clic para seleccionar un archivo'],
  ])('names the offer and its company above %s', async (_, cvs, content) => {
    open({ [offerCall]: offer, [cvsCall]: cvs })
    expect(await screen.findByText('Para: Farero/a')).toBeTruthy()
    expect(screen.getByText('Faros del Norte')).toBeTruthy()
    expect(screen.getByText(content)).toBeTruthy()
    const dialog = screen.getByRole('dialog', { name: 'Selecciona tu CV' })
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Para: Farero/a Faros del Norte')
  })

  test.each([
    ['the company', offer, /Al pulsar «Aplicar», Faros del Norte recibe este CV y tu nombre/],
    [
      'a company whose offer failed to load',
      refusal(500, 'internal'),
      /Al pulsar «Aplicar», la empresa recibe este CV/,
    ],
  ])('says what %s receives, with a link to the privacy policy', async (_, answer, sentence) => {
    open({ [offerCall]: answer })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Política de privacidad/ }).getAttribute('href')).toBe('/privacidad')
  })

  test.each([true, false])(
    'says when the company learns who applies, if its first look has no names: %s',
    async (hides) => {
      open({ [offerCall]: { ...offer, primera_sin_nombres: hides } })
      await screen.findByRole('radio', { name: /Mi CV/ })
      expect(screen.queryAllByText(/^Primera selección sin nombres: verá tu nombre/)).toHaveLength(Number(hides))
    },
  )

  test.each([
    ['offer', offerCall, offer],
    ['list of CVs', cvsCall, [cv]],
  ])('is loading until the %s is there too', async (_, call, body) => {
    const late = Promise.withResolvers<object>()
    open({ [offerCall]: offer, [call]: () => late.promise })
    expect(await screen.findByText('Cargando CVs...')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByText(/^Para:/)).toBeNull()
    late.resolve(body)
    expect(await screen.findByRole('radio', { name: /Mi CV/ })).toBeTruthy()
    expect(screen.getByText(/^Para:/)).toBeTruthy()
  })

  // Seen to fail without the check of the number.
  test('offers no upload when the list is full, says what to do, and can still send a CV', async () => {
    open({ [offerCall]: offer }, 1)
    await screen.findByRole('radio', { name: /Mi CV/ })
    const upload = screen.getByRole<HTMLButtonElement>('button', { name: 'Subir CV' })
    expect(upload.disabled).toBe(true)
    const note = document.getElementById(upload.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toContain('Para subir otro, elimina alguno en «Mis CVs»')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aplicar' }).disabled).toBe(false)
  })

  test('names no offer when the offer fails to load, and can still send a CV', async () => {
    open({ [offerCall]: refusal(500, 'internal') })
    expect(await screen.findByRole('radio', { name: /Mi CV/ })).toBeTruthy()
    expect(screen.queryByText(/^Para:/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Aplicar' })).toBeTruthy()
  })

  test.each([
    ['has been deleted', refusal(404, 'not_found')],
    ['is no longer active', { ...offer, estado: 0 as const }],
  ])('that %s says so and leads to the other offers', async (_, answer) => {
    open({ [offerCall]: answer })
    expect(await screen.findByRole('dialog', { name: 'Esta oferta ya no está activa' })).toBeTruthy()
    expect(screen.getByText(/La empresa ya no recibe candidaturas/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver todas las ofertas' }).getAttribute('href')).toBe('/pagina-principal')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull()
  })
})
