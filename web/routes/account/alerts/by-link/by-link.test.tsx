import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { findAlertLink, forgetAlertLink, rememberAlertLink } from '#web/tab-storage/alert-link.ts'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { anAlert } from '#web/testing/alerts.ts'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import AlertsByLink from './route.tsx'

const read = 'POST /api/alert-links/list'
const save = 'POST /api/alert-links/change'
const remove = 'POST /api/alert-links/delete'
const email = 'visita@prueba.example'

function open(address: string) {
  const router = siteRouter([{ path: '/avisos', Component: AlertsByLink as () => React.ReactNode }], { address })
  render(
    <NoticeProvider>
      <RouterProvider router={router} />
    </NoticeProvider>,
  )
  return router
}

beforeEach(() => {
  sessionStorage.clear()
  forgetAlertLink()
  initialise(null)
  removeToken()
})

test('A visitor reads and changes the own alerts with the token of the link, which leaves the address', async () => {
  const { bodyOf } = stubApi({ [read]: { email, alertas: [anAlert()] }, [save]: { message: serverSentence } })
  const router = open('/avisos#token=9.list')
  expect(await screen.findByText(new RegExp(`Los enviamos a ${email}`))).toBeTruthy()
  expect(bodyOf(read)).toEqual({ token: '9.list' })
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  expect([router.state.historyAction, findAlertLink()]).toEqual(['REPLACE', '9.list'])
  await userEvent.selectOptions(await screen.findByLabelText('Cuándo te escribimos'), 'Al momento')
  await screen.findByText(serverSentence)
  expect(bodyOf(save)).toEqual({ alertas_id: 4, token: '9.list', frecuencia: 'inmediata' })
})

test('The page finds its token again after a reload', async () => {
  rememberAlertLink('9.list')
  const { bodyOf } = stubApi({ [read]: { email, alertas: [anAlert()] } })
  open('/avisos')
  await screen.findByRole('article')
  expect(bodyOf(read)).toEqual({ token: '9.list' })
})

test('After the last alert is deleted the page says that no mail will come', async () => {
  let alertas = [anAlert()]
  const { bodyOf } = stubApi({
    [read]: () => ({ email, alertas }),
    [remove]: () => {
      alertas = []
      return { message: serverSentence }
    },
  })
  open('/avisos#token=9.list')
  await userEvent.click(await screen.findByRole('button', { name: /^Eliminar/ }))
  await userEvent.click(screen.getByRole('button', { name: 'SI' }))
  expect(await screen.findByText('Ya no te enviamos avisos')).toBeTruthy()
  expect(bodyOf(remove)).toEqual({ alertas_id: 4, token: '9.list' })
  expect(screen.queryByText(/Los enviamos a/)).toBeNull()
})

test.each(['/avisos', '/avisos#token=9.other'])('%s without a valid token says so, and leads on', async (address) => {
  stubApi({ [read]: refusal(400, 'alert_link_invalid') })
  open(address)
  expect(await screen.findByText('Este enlace ya no sirve')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ir a mi cuenta' }).getAttribute('href')).toBe('/cuenta#avisos')
  expect(screen.getByRole('link', { name: 'Buscar ofertas' })).toBeTruthy()
})
