import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { CityField } from './city-field.tsx'

const city = (mst_ciudades_id: number, nombre: string, numero_ofertas: number) => ({
  mst_ciudades_id,
  nombre,
  numero_ofertas,
})
const malaga = city(29_067, 'Málaga', 21)
const mallen = city(50_155, 'Mallén', 1)

const cities = 'GET /api/companies/offer-cities'
const list = () => screen.findByRole('listbox', { name: 'Ciudades con ofertas' })
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
        <CityField defaultValue="" />
      </form>,
    )
    return userEvent.setup()
  }

  test('is a plain field where there are no scripts', () => {
    expect(renderToString(<CityField defaultValue="León" />)).not.toMatch(/combobox|aria-expanded|aria-autocomplete/)
  })

  test('suggests cities with the number of their offers, and says how many it found', async () => {
    stubApi({ [cities]: [malaga, mallen] })
    const user = open()
    await user.type(field(), 'mal')
    expect(shownIn(await list())).toEqual(['Málaga21 ofertas', 'Mallén1 oferta'])
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-controls')).toBe((await list()).id)
    expect(screen.getByRole('status').textContent).toBe('2 ciudades')
  })

  test('is moved through with the arrows: past the last one comes the text again', async () => {
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

  test('takes a suggestion with Enter, and searches with the next', async () => {
    stubApi({ [cities]: [malaga] })
    const user = open()
    await user.type(field(), 'mal')
    await list()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field().value).toBe('Málaga')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(search).not.toHaveBeenCalled()
  })

  test('searches for what is typed with Enter, and Esc keeps it', async () => {
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

  test('takes a suggestion that is pressed', async () => {
    stubApi({ [cities]: [malaga, mallen] })
    const user = open()
    const heard = vi.fn()
    document.querySelector('form')?.addEventListener('input', heard)
    await user.type(field(), 'm')
    await list()
    heard.mockClear()
    await user.click(screen.getByRole('option', { name: /Mallén/ }))
    expect(field().value).toBe('Mallén')
    expect(document.activeElement).toBe(field())
    expect(heard).toHaveBeenCalledOnce()
  })

  test('says where no city with offers is called so', async () => {
    stubApi({ [cities]: [] })
    const user = open()
    await user.type(field(), 'zzz')
    expect(await screen.findByText('No hay ofertas en ninguna ciudad con ese nombre')).toBeDefined()
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  test('goes on as a plain field where the cities can not be had', async () => {
    const { made } = stubApi({ [cities]: () => refusal(500, 'internal') })
    const user = open()
    await user.type(field(), 'mal')
    await vi.waitFor(() => expect(made).toHaveLength(1))
    await act(async () => undefined)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field().value).toBe('mal')
  })
})
