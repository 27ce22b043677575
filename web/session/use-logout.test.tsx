import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { getBrowserOffers, saveInBrowser } from '#web/tab-storage/browser-offers.ts'
import { getSession, saveToken } from '#web/tab-storage/session-store.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import { useLogout } from './use-logout.ts'

function Menu() {
  const logout = useLogout()
  return (
    <button type="button" onClick={() => void logout()}>
      Cerrar sesión
    </button>
  )
}

test('Signing out drops the offers that the browser keeps, so that the next person does not get them', async () => {
  stubApi({ 'POST /api/auth/logout': { message: '' } })
  saveToken('token-1')
  saveInBrowser(7)
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Menu /> }])} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(getSession().token).toBeNull())
  expect(getBrowserOffers()).toEqual([])
})
