import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { editAlert, findEditedAlert, stopEditingAlert } from '#web/tab-storage/edited-alert.ts'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { noFilters } from '../filters/filters.ts'
import { AlertButton } from './alert-button.tsx'
import EditedAlertBar from './edited-alert-bar.tsx'
import { useEditedAlert } from './use-edited-alert.ts'

const call = 'PUT /api/alerts/4'
const filters = { ...noFilters, nombre: 'camarera', publicada: 7, pagina: 2 }
const lists = { sectors: [], provinces: [] }

function ListOfAlert() {
  const edited = useEditedAlert()
  return edited && <EditedAlertBar filters={filters} edited={edited} />
}

function open() {
  const list = (
    <>
      <ListOfAlert />
      <AlertButton filters={filters} lists={lists} />
    </>
  )
  const router = siteRouter(
    [
      { path: '/pagina-principal', element: list },
      { path: '*', element: <p>otra página</p> },
    ],
    { address: '/pagina-principal' },
  )
  render(
    <NoticeProvider>
      <RouterProvider router={router} />
    </NoticeProvider>,
  )
  return () => router.state.location.pathname + router.state.location.hash
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const bar = () => screen.queryByRole('region', { name: 'Estás cambiando tu aviso' })

beforeEach(() => {
  sessionStorage.clear()
  stopEditingAlert()
  stubApi({})
})

describe('While the filters of an alert are being chosen', () => {
  test('the list saves its own into it instead of offering another alert, and leads back', async () => {
    editAlert({ id: 4, description: 'cocinero en Sevilla' })
    const { bodyOf } = stubApi({ [call]: { message: serverSentence } })
    const address = open()
    expect(screen.getByText(/Ahora busca: cocinero en Sevilla/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Avísame/ })).toBeNull()
    await press('Guardar estos filtros')
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    expect(bodyOf(call)).toEqual({ filtros: { nombre: 'camarera' } })
    await waitFor(() => expect(address()).toBe('/cuenta#avisos'))
    expect(findEditedAlert()).toBeNull()
  })

  test('the alert of a visitor is saved with the token of the link', async () => {
    editAlert({ id: 4, description: 'cocinero', token: '1.abc' })
    const byLink = 'POST /api/alert-links/change'
    const { bodyOf } = stubApi({ [byLink]: { message: serverSentence } })
    const address = open()
    await press('Guardar estos filtros')
    await waitFor(() => expect(address()).toBe('/avisos'))
    expect(bodyOf(byLink)).toEqual({ alertas_id: 4, filtros: { nombre: 'camarera' }, token: '1.abc' })
  })

  test('it can be left as it is', async () => {
    editAlert({ id: 4, description: 'cocinero' })
    const { made } = stubApi({})
    const address = open()
    await press('Dejarlo como está')
    await waitFor(() => expect(address()).toBe('/cuenta#avisos'))
    expect([findEditedAlert(), made]).toEqual([null, []])
  })

  test('a failure keeps the choice, for another press', async () => {
    editAlert({ id: 4, description: 'cocinero' })
    open()
    await press('Guardar estos filtros')
    expect(await screen.findByText('No pudimos guardar tu aviso. Inténtalo de nuevo')).toBeTruthy()
    expect(bar()).toBeTruthy()
  })

  test('one that was deleted meanwhile is not changed, and the list offers a new one', async () => {
    editAlert({ id: 4, description: 'cocinero' })
    stubApi({ [call]: refusal(404, 'alert_not_found') })
    open()
    await press('Guardar estos filtros')
    expect(await screen.findByText('Ese aviso ya no existe.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /Avísame/ })).toBeTruthy()
    expect(bar()).toBeNull()
  })
})

test('A list that is open meanwhile shows at once that an alert is being changed', () => {
  open()
  expect(bar()).toBeNull()
  act(() => editAlert({ id: 4, description: 'cocinero' }))
  expect(bar()).toBeTruthy()
})
