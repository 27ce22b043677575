import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAlert } from '#web/testing/alerts.ts'
import { initialise, removeToken, saveToken } from '#web/tab-storage/session-store.ts'
import { stopEditingAlert } from '#web/tab-storage/edited-alert.ts'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { noFilters, type Filters } from '../filters/filters.ts'
import { AlertButton } from './alert-button.tsx'

const call = 'POST /api/alerts'
const answer = { message: serverSentence }
const lists = {
  sectors: [{ id: 7, label: 'Comercio y Ventas' }],
  provinces: [{ id: 41, label: 'Sevilla' }],
}

const opener = () => screen.findByRole('button', { name: /^Avísame de ofertas nuevas/ })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const send = () => press('Avísame')
const email = () => screen.getByLabelText<HTMLInputElement>(/Tu correo/)

async function open(filters: Partial<Filters> = { nombre: 'cocinero', ciudad: 'Sevilla', salario: 18_000 }) {
  const page = (
    <NoticeProvider>
      <AlertButton filters={{ ...noFilters, ...filters }} lists={lists} />
    </NoticeProvider>
  )
  render(<RouterProvider router={siteRouter([{ path: '*', element: page }])} />)
  await userEvent.click(await opener())
  return screen.findByRole('dialog', { name: 'Avísame de ofertas nuevas' })
}

beforeEach(() => {
  sessionStorage.clear()
  stopEditingAlert()
  initialise(null)
  removeToken()
  stubApi({})
})

describe('The offer of an alert', () => {
  test('says in words which offers it is about, without their age and the page', async () => {
    const dialog = await open({ nombre: 'caja', sector: 7, provincia: 41, jornada: 2, publicada: 7, pagina: 3 })
    const words = 'caja en la provincia de Sevilla, Comercio y Ventas, jornada parcial'
    expect(dialog.textContent).toContain(words)
    // The button on the page behind it says the same.
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(screen.getByText(/La fecha de publicación no cuenta/)).toBeTruthy()
  })

  test.each(['sector', 'provincia', 'modalidad', 'jornada'])(
    'is not about all offers where %s is unknown',
    async (name) => {
      const dialog = await open({ [name]: 99 })
      expect(dialog.textContent).toContain('Ofertas, con un filtro que no existe')
      expect(dialog.textContent).not.toContain('Todas las ofertas')
    },
  )

  test('is about all offers where nothing is filtered', async () => {
    const dialog = await open({})
    expect(dialog.textContent).toContain('Todas las ofertas')
    expect(screen.queryByText(/La fecha de publicación/)).toBeNull()
  })
})

describe('A visitor', () => {
  test('gives an e-mail, chooses how often, and reads what the server says, which has the focus', async () => {
    const { bodyOf } = stubApi({ [call]: answer })
    await open({ nombre: 'cocinero', ciudad: 'Sevilla', salario: 18_000, publicada: 7, pagina: 2 })
    await userEvent.click(screen.getByRole('radio', { name: /Al momento/ }))
    await userEvent.type(email(), ' visita@prueba.example ')
    await send()
    const sentence = await screen.findByText(serverSentence)
    expect(bodyOf(call)).toEqual({
      filtros: { nombre: 'cocinero', ciudad: 'Sevilla', salario: 18_000 },
      frecuencia: 'inmediata',
      email: 'visita@prueba.example',
    })
    expect(screen.getByRole('dialog', { name: 'Revisa tu correo' })).toBeTruthy()
    expect(document.activeElement?.contains(sentence)).toBe(true)
    expect(screen.queryByRole('link', { name: 'Ver mis avisos' })).toBeNull()
    await press('Entendido')
    await waitFor(async () => expect(document.activeElement).toBe(await opener()))
  })

  test('is told what the e-mail is used for', async () => {
    await open()
    expect(screen.getByText(/Usamos tu correo solo para enviarte este aviso/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Política de privacidad/ })).toBeTruthy()
  })

  test.each([
    ['', 'Escribe tu correo'],
    ['visita', 'Escribe un correo completo, como nombre@ejemplo.es'],
  ])('who types «%s» is asked for an e-mail', async (typed, sentence) => {
    const { made } = stubApi({ [call]: answer })
    await open()
    if (typed) await userEvent.type(email(), typed)
    await send()
    expect(await screen.findAllByText(sentence)).toHaveLength(2)
    expect(made).toEqual([])
  })

  test.each([
    ['the limit', refusal(429, 'too_many_tries'), serverSentence],
    ['that there are too many alerts', refusal(409, 'alerts_full'), serverSentence],
    ['a lost connection', undefined, 'No hay conexión. Compruébala e inténtalo de nuevo'],
    ['a failure of the server', refusal(500, 'internal'), 'No pudimos crear el aviso. Inténtalo de nuevo'],
  ])('is told %s, and loses nothing', async (_what, refused, sentence) => {
    stubApi(refused ? { [call]: refused } : {})
    await open()
    await userEvent.click(screen.getByRole('radio', { name: /Los lunes/ }))
    await userEvent.type(email(), 'visita@prueba.example')
    await send()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(email().value).toBe('visita@prueba.example')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Los lunes/ }).checked).toBe(true)
  })

  test('makes one alert by a double click', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { made } = stubApi({ [call]: () => promise })
    await open()
    await userEvent.type(email(), 'visita@prueba.example')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Avísame' }))
    resolve(answer)
    await screen.findByText(serverSentence)
    expect(made).toHaveLength(1)
  })
})

describe('An account', () => {
  test('that has an alert for this search is led to it, and may make one for another search', async () => {
    saveToken('token-1')
    stubApi({ 'GET /api/users/alerts': [anAlert()] })
    const show = (filters: Partial<Filters>) => <AlertButton filters={{ ...noFilters, ...filters }} lists={lists} />
    const own = { nombre: 'cocinero', ciudad: 'Sevilla', salario: 18_000 }
    const pageOf = (filters: Partial<Filters>) => (
      <NoticeProvider>
        <RouterProvider router={siteRouter([{ path: '*', element: show(filters) }])} />
      </NoticeProvider>
    )
    const { rerender } = render(pageOf({ ...own, pagina: 2 }))
    const link = await screen.findByRole('link', { name: /^Ya tienes este aviso/ })
    expect(link.getAttribute('href')).toBe('/cuenta#avisos')
    rerender(pageOf({ ...own, salario: 24_000 }))
    expect(await opener()).toBeTruthy()
  })

  test('gives no e-mail, and is led to its alerts', async () => {
    saveToken('token-1')
    const { bodyOf } = stubApi({ [call]: answer })
    await open()
    expect(screen.queryByLabelText(/Tu correo/)).toBeNull()
    await send()
    await screen.findByText(serverSentence)
    expect(bodyOf(call)).toEqual({
      filtros: { nombre: 'cocinero', ciudad: 'Sevilla', salario: 18_000 },
      frecuencia: 'diaria',
    })
    expect(screen.getByRole('link', { name: 'Ver mis avisos' }).getAttribute('href')).toBe('/cuenta#avisos')
  })
})
