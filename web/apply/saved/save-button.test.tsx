import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { dropAllOffers, getBrowserOffers, saveInBrowser } from '#web/tab-storage/browser-offers.ts'
import { initialise, removeToken, saveToken } from '#web/tab-storage/session-store.ts'
import { forgetRole } from '#web/session/role.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { ApplyProvider } from '../apply-provider.tsx'
import { SaveButton } from './save-button.tsx'

const calls = {
  role: 'GET /api/master/get-role',
  applications: 'GET /api/users/user-candidatures',
  ids: 'GET /api/users/saved-offer-ids',
  save: 'PUT /api/users/save-offer/7',
  forget: 'DELETE /api/users/save-offer/7',
  merge: 'POST /api/users/save-offers',
} as const

const page = () => (
  <NoticeProvider>
    <ApplyProvider>
      <SaveButton offerId={7} offerName="Farero/a" />
    </ApplyProvider>
  </NoticeProvider>
)
const routed = () => <RouterProvider router={createMemoryRouter([{ path: '*', element: page() }])} />
const open = () => render(routed())

const heart = () => screen.getByRole('button', { name: 'Guardar oferta Farero/a' })
const isFilled = () => heart().getAttribute('aria-pressed') === 'true'
const becomes = (filled: boolean) => waitFor(() => expect(isFilled()).toBe(filled))

/** A server with a candidate who has saved these offers. */
function aCandidate(saved: number[], answers: Parameters<typeof stubApi>[0] = {}) {
  saveToken(`token-${Math.random()}`)
  return stubApi({
    [calls.role]: [{ tipo: 1 }],
    [calls.applications]: [],
    [calls.ids]: () => saved,
    [calls.save]: () => (saved.push(7), { message: '' }),
    [calls.forget]: () => (saved.splice(saved.indexOf(7), 1), { message: '' }),
    [calls.merge]: (body: unknown) => (saved.push(...(body as { ids: number[] }).ids), { message: '' }),
    ...answers,
  })
}

const writes = (made: { call: string }[]) => made.map(({ call }) => call).filter((call) => !call.startsWith('GET'))

beforeEach(() => {
  removeToken()
  forgetRole()
  dropAllOffers()
})

describe('The heart of a visitor', () => {
  beforeEach(() => void stubApi({}))

  test('saves the offer in the browser and says so, and lets it go again', async () => {
    const { made } = stubApi({})
    open()
    expect(isFilled()).toBe(false)
    await userEvent.click(heart())
    expect(isFilled()).toBe(true)
    expect(heart().title).toBe('Quitar de guardadas')
    expect(screen.getByText(/Guardada en este navegador\. Inicia sesión/)).toBeTruthy()
    expect(getBrowserOffers()).toEqual([7])
    await userEvent.click(heart())
    expect(isFilled()).toBe(false)
    expect(getBrowserOffers()).toEqual([])
    expect(made).toEqual([])
  })

  test('is pressed by the keyboard', async () => {
    open()
    await userEvent.tab()
    expect(document.activeElement).toBe(heart())
    await userEvent.keyboard(' ')
    expect(isFilled()).toBe(true)
    expect(document.activeElement).toBe(heart())
  })

  test('is filled when another tab saves the offer', async () => {
    open()
    localStorage.setItem('savedOffers', '[7]')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'savedOffers' })))
    expect(isFilled()).toBe(true)
  })

  test('says that the browser is full', async () => {
    for (let id = 100; id < 150; id += 1) saveInBrowser(id)
    open()
    await userEvent.click(heart())
    expect(screen.getByText(/Este navegador ya guarda 50 ofertas/)).toBeTruthy()
    expect(isFilled()).toBe(false)
  })

  test('is empty as the server renders it, whatever the browser stores', () => {
    saveInBrowser(7)
    expect(renderToString(routed())).toContain('aria-pressed="false"')
  })
})

describe('The heart of a candidate', () => {
  test('is filled for a saved offer', async () => {
    aCandidate([7])
    open()
    await becomes(true)
  })

  test('is filled before the server answers, and stays so', async () => {
    const answer = Promise.withResolvers<object>()
    const { made } = aCandidate([], { [calls.save]: () => answer.promise })
    open()
    await waitFor(() => expect(made.some(({ call }) => call === calls.ids)).toBe(true))
    await userEvent.click(heart())
    expect(isFilled()).toBe(true)
    expect(getBrowserOffers()).toEqual([])
    await act(async () => answer.resolve({ message: '' }))
    expect(isFilled()).toBe(true)
    expect(writes(made)).toEqual([calls.save])
  })

  test.each([
    [false, calls.save, 'No pudimos guardar la oferta. Inténtalo de nuevo'],
    [true, calls.forget, 'No pudimos quitar la oferta de tus guardadas. Inténtalo de nuevo'],
  ])('goes back with a notice if the server fails (saved before: %s)', async (before, call, sentence) => {
    const { made } = aCandidate(before ? [7] : [], { [call]: refusal(500, 'internal') })
    open()
    await waitFor(() => expect(made.some((one) => one.call === calls.ids)).toBe(true))
    await becomes(before)
    await userEvent.click(heart())
    expect(await screen.findByText(sentence)).toBeTruthy()
    await becomes(before)
  })

  test('shows the sentence of the server if the account is full', async () => {
    const { made } = aCandidate([], { [calls.save]: refusal(409, 'saved_full') })
    open()
    await waitFor(() => expect(made.some(({ call }) => call === calls.ids)).toBe(true))
    await userEvent.click(heart())
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    await becomes(false)
  })

  test('ends as it was pressed last, also while the first press travels', async () => {
    const answer = Promise.withResolvers<object>()
    const { made } = aCandidate([], { [calls.save]: () => answer.promise })
    open()
    await waitFor(() => expect(made.some(({ call }) => call === calls.ids)).toBe(true))
    await userEvent.click(heart())
    await waitFor(() => expect(writes(made)).toEqual([calls.save]))
    await userEvent.click(heart())
    expect(isFilled()).toBe(false)
    answer.resolve({ message: '' })
    await waitFor(() => expect(writes(made)).toEqual([calls.save, calls.forget]))
    await becomes(false)
  })
})

describe('After sign-in', () => {
  test('the offers of the browser move into the account, once', async () => {
    for (const id of [9, 7]) saveInBrowser(id)
    const { made, bodyOf } = aCandidate([])
    open()
    await waitFor(() => expect(getBrowserOffers()).toEqual([]))
    expect(bodyOf(calls.merge)).toEqual({ ids: [7, 9] })
    await becomes(true)
    expect(writes(made)).toEqual([calls.merge])
  })

  test.each([
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch')), null],
    ['the server fails', refusal(500, 'internal'), null],
    ['the account is full', refusal(409, 'saved_full'), /no caben en tu cuenta/],
  ])('they stay in the browser if %s', async (_, answer, sentence) => {
    saveInBrowser(7)
    const { made } = aCandidate([], { [calls.merge]: answer })
    open()
    await waitFor(() => expect(made.some(({ call }) => call === calls.ids)).toBe(true))
    expect(getBrowserOffers()).toEqual([7])
    expect(isFilled()).toBe(true)
    if (sentence) expect(await screen.findByText(sentence)).toBeTruthy()
    else expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an offer that is let go while they travel is not saved in the end', async () => {
    saveInBrowser(7)
    const answer = Promise.withResolvers<object>()
    const saved: number[] = []
    const { made } = aCandidate(saved, { [calls.merge]: () => answer.promise })
    open()
    await waitFor(() => expect(writes(made)).toEqual([calls.merge]))
    await userEvent.click(heart())
    saved.push(7)
    answer.resolve({ message: '' })
    await waitFor(() => expect(writes(made)).toEqual([calls.merge, calls.forget]))
    await becomes(false)
    expect(saved).toEqual([])
  })

  test('they stay in the browser until the account has a profile', async () => {
    saveInBrowser(9)
    const { made } = aCandidate([], { [calls.role]: [{ tipo: 1, perfil_pendiente: true }] })
    open()
    await waitFor(() => expect(made).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    await userEvent.click(heart())
    expect(await screen.findByText(/Completa tu perfil/)).toBeTruthy()
    expect(getBrowserOffers()).toEqual([7, 9])
    expect(writes(made)).toEqual([])
  })
})

test.each([
  ['company', 2],
  ['operator', 3],
])('A %s sees no heart, and what the browser stores stays there', async (_, tipo) => {
  saveInBrowser(7)
  initialise(null)
  saveToken('token-of-another')
  const { made } = stubApi({ [calls.role]: [{ tipo }] })
  open()
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(getBrowserOffers()).toEqual([7])
  expect(writes(made)).toEqual([])
})
