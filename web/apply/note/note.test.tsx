import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { anOfferDetails } from '#web/testing/offers.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import ApplyDialog from '../apply-dialog.tsx'

const send = 'POST /api/users/register-into-offer'
const cv = { can_cv_id: 3, nombre: 'Mi CV', fecha: '2026-11-20' }

async function open(answer: object, asks: boolean) {
  const api = stubApi({
    'GET /api/users/get-cvs-info': [cv],
    'GET /api/companies/offer-information/7': { ...anOfferDetails(), preguntas: [], pide_nota: asks },
    [send]: answer,
  })
  const onApplied = vi.fn<(offerId: number) => void>()
  const Component = () => <ApplyDialog offerId={7} onClose={vi.fn()} onApplied={onApplied} />
  const Stub = createRoutesStub([{ path: '/', Component }])
  const view = renderPrivate(<Stub />)
  await screen.findByRole('radio', { name: /Mi CV/ })
  return { ...api, ...view, onApplied }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
const note = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('a note outlives a refusal and a reload of the page, is named, and goes once it is sent', async () => {
  const first = await open(refusal(400, 'text_suspicious'), true)
  expect(screen.getByText(/recibe este CV y tu nombre/)).toBeTruthy()
  await userEvent.type(note(/Cuéntanos en dos líneas por qué/), 'Me gusta el mar.')
  expect(screen.getByText(/16 de 400 caracteres/)).toBeTruthy()
  await press()
  expect(await screen.findByText(serverSentence)).toBeTruthy()
  first.unmount()
  const { bodyOf, onApplied } = await open({ message: 'Has aplicado' }, false)
  expect(note(/Nota para la empresa/).value).toBe('Me gusta el mar.')
  expect(screen.getByText(/recibe este CV, tu nota y tu nombre/)).toBeTruthy()
  await press()
  await waitFor(() => expect(onApplied).toHaveBeenCalledWith(7))
  expect(bodyOf(send)).toMatchObject({ nota: 'Me gusta el mar.', version_aviso: 3 })
  expect(note(/Nota para la empresa/).value).toBe('')
})

test('the field stays open for somebody who deletes what they wrote', async () => {
  await open({}, false)
  await userEvent.click(screen.getByText(/Añadir una nota/))
  await userEvent.type(note(/Nota para la empresa/), 'a{Backspace}')
  expect(note(/Nota para la empresa/).closest('details')?.open).toBe(true)
})

test('whoever loses the last place reads it in the dialog, and can send nothing more', async () => {
  const { onApplied } = await open(refusal(409, 'offer_full'), false)
  await press()
  expect(await screen.findByRole('dialog', { name: 'Oferta completa' })).toBeTruthy()
  expect(screen.getByText(/Ya ha recibido todas las candidaturas que admite/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull()
  expect(onApplied).not.toHaveBeenCalled()
})
