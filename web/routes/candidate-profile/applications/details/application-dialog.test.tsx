import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { anOpenedApplication } from '#web/testing/applications.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { ApplicationDialog } from './application-dialog.tsx'

const opened = 'GET /api/users/candidature/5'
const withdraw = 'POST /api/users/withdraw-candidature/5'

function open(application = anOpenedApplication()) {
  saveToken('a-token')
  stubApi({ [opened]: application })
  renderPrivate(
    <MemoryRouter>
      <ApplicationDialog id={5} onClose={() => undefined} />
    </MemoryRouter>,
  )
  return screen.findByRole('dialog', { name: 'Cocinera' })
}

test('An application that another tab has deleted is gone after a press on «Retirar», with the button', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar candidatura' }))
  stubApi({ [opened]: refusal(404, 'not_found'), [withdraw]: refusal(404, 'not_found') })
  await userEvent.click(screen.getByRole('button', { name: 'Retirar' }))
  expect(await screen.findByText('Puede que la hayas eliminado en otra pestaña.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retirar candidatura' })).toBeNull()
})

describe('«¿Hay novedades?»', () => {
  const ask = 'POST /api/users/ask-news/5'
  const button = () => screen.queryByRole('button', { name: '¿Hay novedades?' })

  test('is asked by one press, and the day stands in its place', async () => {
    await open(anOpenedApplication({ puede_preguntar: true }))
    const asked = anOpenedApplication({ pregunto_el: '2026-11-29' })
    stubApi({ [opened]: asked, [ask]: { message: serverSentence } })
    await userEvent.click(button() as HTMLElement)
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    expect(await screen.findByText('Preguntaste el 29/11/2026 si hay novedades.')).toBeTruthy()
    expect(button()).toBeNull()
  })

  test('says what the server says where the company was faster, and shows its answer', async () => {
    await open(anOpenedApplication({ puede_preguntar: true }))
    const answered = anOpenedApplication({ estado_candidatura: 'entrevista', pregunto_el: '2026-11-29' })
    stubApi({ [opened]: answered, [ask]: refusal(409, 'news_not_askable') })
    await userEvent.click(button() as HTMLElement)
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    expect(await screen.findByText('Entrevista')).toBeTruthy()
    expect(screen.queryByText(/Preguntaste/)).toBeNull()
    expect(button()).toBeNull()
  })
})
