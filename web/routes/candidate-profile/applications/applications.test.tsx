import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationDetails } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { aChange, anApplication, anOpenedApplication } from '#web/testing/applications.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { ApplicationsSection } from './applications-section.tsx'

const list = 'GET /api/users/user-candidatures'
const opened = 'GET /api/users/candidature/5'
const withdraw = 'POST /api/users/withdraw-candidature/5'

function open(address = '/mi-perfil') {
  const router = createMemoryRouter([{ path: '*', element: <ApplicationsSection /> }], { initialEntries: [address] })
  renderPrivate(<RouterProvider router={router} />)
  return router
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => screen.findByRole('dialog', { name: 'Cocinera' })

beforeEach(() => {
  sessionStorage.clear()
  saveToken('a-token')
})

describe('The cards', () => {
  test('show the state with its day, and that the company has written', async () => {
    const historial = [aChange(), aChange({ estado_candidatura: 'entrevista', fecha: '2026-11-21', texto: 'Hola.' })]
    stubApi({ [list]: [anApplication({ estado_candidatura: 'entrevista', historial, mensaje_pendiente: true })] })
    open()
    const card = within(await screen.findByRole('article'))
    for (const text of ['Activo', 'Entrevista', 'desde el 21/11/2026', 'La empresa te ha escrito']) {
      expect(card.getByText(text)).toBeTruthy()
    }
  })

  test('of an application that was just sent say on which day', async () => {
    stubApi({ [list]: [anApplication({ historial: [aChange({ fecha: '2026-11-15' })] })] })
    open()
    expect(await screen.findByText('el 15/11/2026')).toBeTruthy()
  })

  test('say honestly that the company has not answered, while somebody waits', async () => {
    const silent = { sin_respuesta: '2026-12-19' }
    const closed = { ...silent, can_cv_ofertas_id: 6, estado_candidatura: 'cerrada' } as const
    stubApi({ [list]: [anApplication(silent), anApplication(closed)] })
    open()
    expect(await screen.findAllByText('La empresa no ha respondido en 30 días')).toHaveLength(1)
  })

  test('are filtered by state, by links that have their numbers and stand in the address', async () => {
    const read = { estado_candidatura: 'leida', can_cv_ofertas_id: 6 } as const
    stubApi({ [list]: [anApplication(), anApplication({ can_cv_ofertas_id: 7 }), anApplication(read)] })
    const router = open('/mi-perfil?seccion=candidaturas')
    const filter = within(await screen.findByRole('navigation', { name: 'Filtrar por estado' }))
    expect(filter.getAllByRole('link').map((link) => link.textContent)).toEqual(['Todas 3', 'Enviada 2', 'Leída 1'])
    await userEvent.click(filter.getByRole('link', { name: 'Leída 1' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(router.state.location.search).toBe('?seccion=candidaturas&estado_candidatura=leida')
    expect(filter.getByRole('link', { current: true }).textContent).toBe('Leída 1')
  })

  test('are gone from a state that none has any more, and all can be seen again', async () => {
    stubApi({ [list]: [anApplication()] })
    open('/mi-perfil?estado_candidatura=contratada')
    expect(await screen.findByText('No tienes ninguna candidatura en el estado «Contratada»')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Ver todas' }))
    expect(screen.getByRole('article')).toBeTruthy()
  })

  test('have no filter if all are in one state', async () => {
    stubApi({ [list]: [anApplication()] })
    open()
    await screen.findByRole('article')
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('An opened application', () => {
  test('has an address, and closes to the list', async () => {
    stubApi({ [list]: [anApplication()], [opened]: anOpenedApplication() })
    const router = open('/mi-perfil?estado_candidatura=enviada')
    await userEvent.click(await screen.findByRole('link', { name: 'Ver seguimiento de Cocinera' }))
    await dialog()
    expect(router.state.location.search).toBe('?estado_candidatura=enviada&candidatura=5')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('?estado_candidatura=enviada')
  })

  test('tells the whole history, the newest first, and what comes next', async () => {
    const historial = [
      aChange(),
      aChange({ estado_candidatura: 'retirada', fecha: '2026-11-20' }),
      aChange({ fecha: '2026-11-21' }),
      aChange({ estado_candidatura: 'leida', fecha: '2026-11-22' }),
      aChange({ estado_candidatura: 'descartada', fecha: '2026-11-23', texto: 'Gracias por tu tiempo.' }),
    ]
    stubApi({ [list]: [], [opened]: anOpenedApplication({ estado: 0, estado_candidatura: 'descartada', historial }) })
    open('/mi-perfil?candidatura=5')
    const parts = within(await dialog())
    expect(parts.getByText(/Este proceso ha terminado para ti/)).toBeTruthy()
    expect(parts.queryByRole('button', { name: 'Retirar candidatura' })).toBeNull()
    const items = within(parts.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'La empresa no sigue adelante con tu candidatura',
      'La empresa ha leído tu candidatura',
      'Volviste a aplicar',
      'Retiraste tu candidatura',
      'Enviaste tu candidatura',
    ])
    expect(items[0]?.textContent).toContain('23/11/2026')
    expect(within(items[0] as HTMLElement).getByText('Gracias por tu tiempo.').tagName).toBe('BLOCKQUOTE')
  })

  test('shows the offer as it was read, and that it says something else now', async () => {
    stubApi({ [list]: [], [opened]: anOpenedApplication({ ha_cambiado: true }) })
    open('/mi-perfil?candidatura=5')
    const parts = within(await dialog())
    for (const text of ['Guisos de siempre.', 'Vigo (Pontevedra)', 'Indefinido', 'Carné de manipulador de alimentos']) {
      expect(parts.getByText(text)).toBeTruthy()
    }
    expect(parts.getByText(/La empresa ha cambiado la oferta después/)).toBeTruthy()
    expect(parts.getByRole('link', { name: 'Ver la oferta publicada' }).getAttribute('href')).toBe(
      '/vista-oferta-completa/31',
    )
  })

  test('of a deleted offer has no link to it, and says why it was closed', async () => {
    const motivo = 'Tu candidatura se ha cerrado porque la empresa ha retirado la oferta.'
    const historial = [aChange(), aChange({ estado_candidatura: 'cerrada', motivo })]
    const gone = anOpenedApplication({ estado: 0, estado_candidatura: 'cerrada', con_pagina: false, historial })
    stubApi({ [list]: [], [opened]: gone })
    open('/mi-perfil?candidatura=5')
    const parts = within(await dialog())
    expect(parts.getByText(motivo)).toBeTruthy()
    expect(parts.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ver ofertas'])
  })

  test('offers the CV while it is in the list, and says where it is not', async () => {
    stubApi({ [list]: [], [opened]: anOpenedApplication() })
    open('/mi-perfil?candidatura=5')
    expect(within(await dialog()).getByRole('button', { name: 'Descargar CV de Ana' })).toBeTruthy()
  })

  test('has no download of a CV that left the list', async () => {
    stubApi({ [list]: [], [opened]: anOpenedApplication({ cv: { can_cv_id: null, nombre: 'CV viejo' } }) })
    open('/mi-perfil?candidatura=5')
    const parts = within(await dialog())
    expect(parts.getByText('CV viejo')).toBeTruthy()
    expect(parts.getByText(/Ya no está en «Mis CVs»/)).toBeTruthy()
    expect(parts.queryByRole('button', { name: /Descargar/ })).toBeNull()
  })

  test('that is hidden still can be decided on', async () => {
    const hidden = { ...anApplication().emp_ofertas_id, estado: 0 } as const
    stubApi({ [list]: [], [opened]: anOpenedApplication({ estado: 0, emp_ofertas_id: hidden }) })
    open('/mi-perfil?candidatura=5')
    expect(within(await dialog()).getByText(/la empresa aún puede decidir/)).toBeTruthy()
  })

  test('can be loaded again after a failure', async () => {
    stubApi({ [list]: [], [opened]: refusal(500, 'internal') })
    open('/mi-perfil?candidatura=5')
    await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 5000 })
    stubApi({ [list]: [], [opened]: anOpenedApplication() })
    await press('Reintentar')
    expect(await dialog()).toBeTruthy()
  })

  test('that is gone says so', async () => {
    stubApi({ [list]: [], [opened]: refusal(404, 'not_found') })
    open('/mi-perfil?candidatura=5')
    expect(await screen.findByText('Esta candidatura ya no existe')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  })
})

describe('«Retirar candidatura»', () => {
  const gone: Partial<ApplicationDetails> = { estado: 0, estado_candidatura: 'retirada' }

  test('asks first, then shows how it stands, and leads to the offer to apply again', async () => {
    let now = anOpenedApplication()
    stubApi({
      [list]: () => [now],
      [opened]: () => now,
      [withdraw]: () => {
        now = anOpenedApplication(gone)
        return { message: 'Candidatura retirada.' }
      },
    })
    open('/mi-perfil?candidatura=5')
    await dialog()
    await press('Retirar candidatura')
    const question = screen.getByRole('alertdialog', { name: '¿Retirar tu candidatura?' })
    expect(question.textContent).toContain('dejará de ver tu CV')
    await press('Retirar')
    expect(await screen.findByText('Candidatura retirada.')).toBeTruthy()
    const again = await screen.findByRole('link', { name: 'Volver a aplicar' })
    expect(again.getAttribute('href')).toBe('/vista-oferta-completa/31?aplicar=31')
    expect(screen.queryByRole('button', { name: 'Retirar candidatura' })).toBeNull()
  })

  test('cannot be undone after the end of the offer', async () => {
    const ended = { ...anApplication().emp_ofertas_id, estado: 0 } as const
    stubApi({ [list]: [], [opened]: anOpenedApplication({ ...gone, emp_ofertas_id: ended }) })
    open('/mi-perfil?candidatura=5')
    await dialog()
    expect(screen.queryByRole('link', { name: 'Volver a aplicar' })).toBeNull()
  })

  test.each([
    [500, 'No pudimos retirar tu candidatura. Inténtalo de nuevo'],
    [429, serverSentence],
  ])('keeps the application after a failure, and says so (%s)', async (status, sentence) => {
    stubApi({ [list]: [], [opened]: anOpenedApplication(), [withdraw]: refusal(status, 'any') })
    open('/mi-perfil?candidatura=5')
    await dialog()
    await press('Retirar candidatura')
    await press('Retirar')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Retirar candidatura' })).toBeTruthy()
  })

  test('shows how it stands if the company was faster', async () => {
    let now = anOpenedApplication()
    stubApi({
      [list]: [],
      [opened]: () => now,
      [withdraw]: () => {
        now = anOpenedApplication({ estado: 0, estado_candidatura: 'descartada' })
        return refusal(409, 'application_ended')
      },
    })
    open('/mi-perfil?candidatura=5')
    await dialog()
    await press('Retirar candidatura')
    await press('Retirar')
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    expect(await screen.findByText('Descartada')).toBeTruthy()
  })
})
