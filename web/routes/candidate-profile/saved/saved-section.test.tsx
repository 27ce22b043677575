import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { SAVED_OFFERS_MAX } from '#contract/constants.ts'
import type { SavedOffer } from '#web/api/types.ts'
import { dropAllOffers, getBrowserOffers, saveInBrowser } from '#web/tab-storage/browser-offers.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { aSavedOffer } from '#web/testing/saved-offers.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { keepFocus } from '#web/ui/overlays/keep-focus.ts'
import { sectionOf } from '../section.ts'
import { SavedSection } from './saved-section.tsx'

const calls = {
  list: 'GET /api/users/saved-offers',
  save: 'PUT /api/users/save-offer/7',
  forget: 'DELETE /api/users/save-offer/7',
  merge: 'POST /api/users/save-offers',
} as const

const open = () =>
  renderPrivate(<RouterProvider router={createMemoryRouter([{ path: '*', element: <SavedSection /> }])} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heart = 'Quitar Dependiente/a de tienda de guardadas'

beforeEach(keepFocus)
beforeEach(() => {
  saveToken('token-1')
  dropAllOffers()
})

test('the address of «Guardadas» opens the section', () => {
  expect(sectionOf(new URLSearchParams('seccion=guardadas'))).toBe('guardadas')
})

describe('«Ofertas guardadas»', () => {
  test('shows placeholders, then each offer with a link to its page and «Aplicar»', async () => {
    stubApi({ [calls.list]: [aSavedOffer()] })
    const { container } = open()
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6)
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('link', { name: 'Dependiente/a de tienda' }).getAttribute('href')).toBe(
      '/vista-oferta-completa/7',
    )
    expect(card.getByRole('link', { name: 'Aplicar a Dependiente/a de tienda' }).getAttribute('href')).toBe(
      '/vista-oferta-completa/7?aplicar=7',
    )
    for (const text of ['Talleres Ejemplo', 'Madrid', /^La guardaste el 21/]) {
      expect(card.getByText(text)).toBeTruthy()
    }
    expect(screen.getByText('1 oferta')).toBeTruthy()
  })

  test.each<[string, Partial<SavedOffer>, boolean]>([
    ['Activa', {}, true],
    ['Termina en 3 días', { termina_en_dias: 3 }, true],
    ['Termina mañana', { termina_en_dias: 1 }, true],
    ['Termina hoy', { termina_en_dias: 0 }, true],
    ['Ha terminado', { termina_en_dias: null }, false],
    ['Ya has aplicado', { aplicada: true, termina_en_dias: 3 }, false],
    ['Retirada', { oferta: null, termina_en_dias: null }, false],
  ])('says «%s», and offers «Aplicar» only while that is possible', async (state, fields, canApply) => {
    stubApi({ [calls.list]: [aSavedOffer(fields)] })
    open()
    const card = within(await screen.findByRole('article'))
    expect(card.getByText(state)).toBeTruthy()
    expect(card.queryAllByRole('link', { name: /^Aplicar/ })).toHaveLength(canApply ? 1 : 0)
    expect(card.queryAllByRole('link', { name: 'Dependiente/a de tienda' })).toHaveLength(
      fields.oferta === null ? 0 : 1,
    )
  })

  test('leads to the offers when it is empty', async () => {
    stubApi({ [calls.list]: [] })
    open()
    expect(await screen.findByText('Aún no has guardado ninguna oferta')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/pagina-principal')
  })

  test('shows a failure and can load again', async () => {
    stubApi({})
    open()
    expect(await screen.findByText('Vaya... No pudimos obtener tus ofertas guardadas')).toBeTruthy()
    stubApi({ [calls.list]: [aSavedOffer()] })
    await press('Reintentar')
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test('says when no more offers fit', async () => {
    const rows = Array.from({ length: SAVED_OFFERS_MAX }, (_, at) => aSavedOffer({ emp_ofertas_id: at + 1 }))
    stubApi({ [calls.list]: rows })
    open()
    expect(await screen.findByText(/Has llegado al máximo de ofertas guardadas \(200\)/)).toBeTruthy()
  })
})

describe('Removing an offer', () => {
  test('takes the card away at once, keeps the focus in the section, and can be undone', async () => {
    let rows = [aSavedOffer()]
    stubApi({
      [calls.list]: () => rows,
      [calls.forget]: () => {
        rows = []
        return { message: '' }
      },
      [calls.save]: () => {
        rows = [aSavedOffer()]
        return { message: '' }
      },
    })
    open()
    await screen.findByRole('article')
    await press(heart)
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(await screen.findByText('Has quitado «Dependiente/a de tienda» de tus guardadas.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ofertas guardadas'))
    await press('Deshacer')
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test('brings the card back with a notice if the server fails', async () => {
    stubApi({ [calls.list]: [aSavedOffer()], [calls.forget]: refusal(500, 'internal') })
    open()
    await screen.findByRole('article')
    await press(heart)
    expect(await screen.findByText('No pudimos quitar esta oferta. Inténtalo de nuevo')).toBeTruthy()
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test('offers no way back to an offer that has no page', async () => {
    stubApi({ [calls.list]: [aSavedOffer({ oferta: null })], [calls.forget]: { message: '' } })
    open()
    await screen.findByRole('article')
    await press(heart)
    expect(await screen.findByText(/Has quitado/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  })
})

describe('Offers that the browser still stores', () => {
  test('move into the account before the list is read', async () => {
    saveInBrowser(7)
    const { made } = stubApi({ [calls.merge]: { message: '' }, [calls.list]: [aSavedOffer()] })
    open()
    await screen.findByRole('article')
    expect(made.map(({ call }) => call)).toEqual([calls.merge, calls.list])
    expect(getBrowserOffers()).toEqual([])
  })

  test('stay there if they do not fit, and the list shows all the same', async () => {
    saveInBrowser(7)
    stubApi({ [calls.merge]: refusal(409, 'saved_full'), [calls.list]: [aSavedOffer()] })
    open()
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(await screen.findByText(/no caben en tu cuenta/)).toBeTruthy()
    expect(getBrowserOffers()).toEqual([7])
  })
})
