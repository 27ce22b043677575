import { render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { onlyDialogChanged } from '#web/apply/apply-address.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import { CountMailVisit } from './count-mail-visit.tsx'

const call = 'POST /api/mail-visits'

function open(address: string) {
  const load = vi.fn<() => null>(() => null)
  const element = (
    <>
      <CountMailVisit />
      <Outlet />
    </>
  )
  const list = {
    path: '/pagina-principal',
    loader: load,
    shouldRevalidate: onlyDialogChangedNot,
    element: <p>ofertas</p>,
  }
  const router = createMemoryRouter([{ element, children: [list] }], {
    initialEntries: [address],
    hydrationData: { loaderData: { '0-0': null } },
  })
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return { router, load }
}

// As the pages with offers have it.
const onlyDialogChangedNot = (change: { currentUrl: URL; nextUrl: URL }) => !onlyDialogChanged(change)

test('A visit by a mail is counted once, and its mark leaves the address without loading the page again', async () => {
  const { made } = stubApi({ [call]: { message: 'Contado.' } })
  const { router, load } = open('/pagina-principal?nombre=cocinero&de=aviso&ciudad=Sevilla#a')
  await waitFor(() => expect(router.state.location.search).toBe('?nombre=cocinero&ciudad=Sevilla'))
  expect(router.state.location.hash).toBe('#a')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(made).toEqual([{ call, body: undefined }])
  expect(load).not.toHaveBeenCalled()
})

test('A visit that cannot be counted is a visit all the same', async () => {
  stubApi({})
  const { router } = open('/pagina-principal?de=aviso')
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('Other visits are not counted, and their addresses stay', async () => {
  const { made } = stubApi({ [call]: { message: 'Contado.' } })
  const { router } = open('/pagina-principal?de=otro')
  await waitFor(() => expect(document.body.textContent).toContain('ofertas'))
  expect([made, router.state.location.search]).toEqual([[], '?de=otro'])
})
