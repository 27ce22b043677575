import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { CityField } from './city-field.tsx'

const city = (mst_ciudades_id: number | null, nombre: string, numero_ofertas: number) => ({
  mst_ciudades_id,
  nombre,
  numero_ofertas,
})
const malaga = city(29_067, 'Málaga', 21)
const mallen = city(50_155, 'Mallén', 1)
const province = city(null, 'Provincia de Málaga', 1001)

const cities = 'GET /api/companies/offer-cities'
const list = () => screen.findByRole('listbox', { name: 'Lugares con ofertas' })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ciudad' })
const shownIn = (options: HTMLElement) =>
  within(options)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('the city of the filters', () => {
  const search = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

  beforeEach(() => {
    search.mockClear()
    Element.prototype.scrollIntoView = () => undefined
    return () => Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  const open = () => {
    render(
      <form onSubmit={search}>
        <CityField placeholder="" />
      </form>,
    )
    return userEvent.setup()
  }

  test('is a plain text field without JavaScript', () => {
    expect(renderToString(<CityField placeholder="" defaultValue="León" />)).not.toMatch(
      /combobox|aria-expanded|aria-autocomplete/,
    )
  })

  test('completes cities with the number of their offers, and announces how many it found', async () => {
    stubApi({ [cities]: [malaga, mallen] })
    const user = open()
    await user.type(field(), 'mal')
    expect(shownIn(await list())).toEqual(['Málaga21 ofertas', 'Mallén1 oferta'])
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-controls')).toBe((await list()).id)
    expect(screen.getByRole('status').textContent).toBe('2 lugares')
  })

  test('the arrow keys move through the completions and then back to the typed text', async () => {
    stubApi({ [cities]: [malaga, mallen] })
    const user = open()
    await user.type(field(), 'mal')
    await list()
    expect(active()).toBeUndefined()
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('Málaga21 ofertas')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Málaga21 ofertas')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBeUndefined()
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('Mallén1 oferta')
    expect(document.activeElement).toBe(field())
  })

  test('Enter accepts a completion, and a second Enter searches', async () => {
    stubApi({ [cities]: [malaga] })
    const user = open()
    await user.type(field(), 'mal')
    await list()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field().value).toBe('Málaga')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(search).not.toHaveBeenCalled()
  })

  test('Enter searches for the typed text, and Esc keeps it', async () => {
    stubApi({ [cities]: [malaga] })
    const user = open()
    await user.type(field(), 'mal')
    await list()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field().value).toBe('mal')
    await user.keyboard('{ArrowDown}')
    await list()
  })

  test('a press accepts a completion', async () => {
    stubApi({ [cities]: [malaga, province] })
    const user = open()
    await user.type(field(), 'm')
    expect(shownIn(await list())).toEqual(['Málaga21 ofertas', 'Provincia de MálagaMás de 1.000 ofertas'])
    await user.click(screen.getByRole('option', { name: /Provincia/ }))
    expect(field().value).toBe('Provincia de Málaga')
    expect(document.activeElement).toBe(field())
  })

  test('says when no city with offers matches', async () => {
    stubApi({ [cities]: [] })
    const user = open()
    await user.type(field(), 'zzz')
    expect(await screen.findByText('No hay ofertas en ningún lugar con ese nombre')).toBeDefined()
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  test('works as a plain text field when the cities fail to load', async () => {
    const { made } = stubApi({ [cities]: () => refusal(500, 'internal') })
    const user = open()
    await user.type(field(), 'mal')
    await vi.waitFor(() => expect(made).toHaveLength(1), 10_000)
    await act(async () => undefined)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field().value).toBe('mal')
  })

  const nearest = 'POST /api/master/nearest-city'
  const standing = (ask: (found: (at: object) => void, fail: (error: object) => void) => void) =>
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: ask }, configurable: true })
  const at = (latitude: number, longitude: number) => standing((found) => found({ coords: { latitude, longitude } }))
  const press = (user: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Cerca de mí' }))

  test('«Cerca de mí» fills in the municipality and searches, and sends the position to a kilometre', async () => {
    at(42.343_991, -3.696_906)
    const { made } = stubApi({ [nearest]: { nombre: 'Burgos' } })
    await press(open())
    await vi.waitFor(() => expect(search).toHaveBeenCalledOnce())
    expect(field().value).toBe('Burgos')
    expect(made).toMatchObject([{ body: { latitud: 42.34, longitud: -3.7 } }])
  })

  test.each([
    ['Sin permiso de ubicación. Escribe tu ciudad.', () => standing((_, fail) => fail({ code: 1 })), {}],
    ['Tu ubicación no está disponible. Escribe tu ciudad.', () => standing((_, fail) => fail({ code: 3 })), {}],
    ['Tu ubicación no está disponible. Escribe tu ciudad.', () => Reflect.deleteProperty(navigator, 'geolocation'), {}],
    ['Estás fuera de España. Escribe una ciudad.', () => at(38.72, -9.14), { [nearest]: { nombre: null } }],
    ['No pudimos buscar tu municipio. Escríbelo.', () => at(42, -3), { [nearest]: () => refusal(500, 'internal') }],
  ])('«Cerca de mí» says «%s»', async (sentence, stand, answers) => {
    stand()
    stubApi(answers)
    await press(open())
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(search).not.toHaveBeenCalled()
  })
})
