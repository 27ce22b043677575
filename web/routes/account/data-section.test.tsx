import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { DataSection } from './data-section.tsx'

const read = 'GET /api/account/export'
const ask = 'POST /api/account/export'
const none = { estado: 'ninguno', disponible_hasta: null, tamano_bytes: null, enlace: null }
const making = { ...none, estado: 'en_proceso' }
const failed = { ...none, estado: 'fallido' }
const ready = {
  estado: 'listo',
  disponible_hasta: '2026-11-23T08:05:00.000Z',
  tamano_bytes: 2_500_000,
  enlace: '/files/export/ab/cd.zip?firma=x',
}

const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('Somebody without a file asks for one, once however often the button is pressed', async () => {
  let state = none
  const { made } = stubApi({
    [read]: () => state,
    [ask]: () => {
      state = making
      return { message: 'Estamos preparando tus datos.' }
    },
  })
  renderPrivate(<DataSection />)
  await userEvent.dblClick(await button('Descargar mis datos'))
  expect(await screen.findByText(/^Estamos preparando tu archivo/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /datos|archivo/ })).toBeNull()
  expect(made.filter(({ call }) => call === ask)).toHaveLength(1)
})

test('A file that is ready is downloaded, with its size and its end in the time of Madrid', async () => {
  stubApi({ [read]: ready })
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = () => 'blob:1'
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) =>
    String(args[0]).includes('/files/') ? new Response('zip') : fetch(...args),
  )
  renderPrivate(<DataSection />)
  expect(
    await screen.findByText('Tu archivo está listo (2,4 MB). Puedes descargarlo hasta el 23/11/2026, 9:05.'),
  ).toBeTruthy()
  await userEvent.click(await button('Descargar archivo'))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('mis-datos.zip')
})

test('A file that could not be made can be asked for again, and the daily limit has a sentence', async () => {
  stubApi({ [read]: failed, [ask]: refusal(429, 'exports_per_day') })
  renderPrivate(<DataSection />)
  expect(await screen.findByText('No hemos podido preparar tu archivo.')).toBeTruthy()
  await userEvent.click(await button('Volver a intentarlo'))
  expect(await screen.findByText(serverSentence)).toBeTruthy()
})

test('A failure to load can be tried again', async () => {
  stubApi({})
  renderPrivate(<DataSection />)
  const retry = await button('Reintentar')
  stubApi({ [read]: none })
  await userEvent.click(retry)
  expect(await button('Descargar mis datos')).toBeTruthy()
})
