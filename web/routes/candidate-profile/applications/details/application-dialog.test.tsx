import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { anOpenedApplication } from '#web/testing/applications.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { ApplicationDialog } from './application-dialog.tsx'

const opened = 'GET /api/users/candidature/5'
const withdraw = 'POST /api/users/withdraw-candidature/5'

test('An application that another tab has deleted is gone after a press on «Retirar», with the button', async () => {
  saveToken('a-token')
  stubApi({ [opened]: anOpenedApplication() })
  renderPrivate(
    <MemoryRouter>
      <ApplicationDialog id={5} onClose={() => undefined} />
    </MemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar candidatura' }))
  stubApi({ [opened]: refusal(404, 'not_found'), [withdraw]: refusal(404, 'not_found') })
  await userEvent.click(screen.getByRole('button', { name: 'Retirar' }))
  expect(await screen.findByText('Puede que la hayas eliminado en otra pestaña.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retirar candidatura' })).toBeNull()
})
